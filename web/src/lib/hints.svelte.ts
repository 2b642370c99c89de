/** A hint for the question that is open now: asked for, waited for, forgotten when the game goes on. */

import type { HintInfo } from '../protocol.gen'
import { hint } from './api'
import { problemText } from './names'
import type { TableModel } from './table.svelte'
import { t } from './texts.svelte'

export class Hints {
  readonly #table: TableModel
  #found = $state.raw<{ moment: number; info?: HintInfo; problem?: string } | null>(null)
  /** Somebody asked who may not ask: the panel says why. */
  #refused = $state(false)
  open = $state(false)
  busy = $state(false)

  /** What was found, while it is about what is asked now. */
  readonly #current = $derived.by(() => (this.#found?.moment === this.#table.moment && this.#table.asked ? this.#found : null))
  readonly info = $derived.by(() => this.#current?.info ?? null)
  /** Why there is no hint; empty while there may be one. */
  readonly refusal = $derived.by(() => (!this.#table.scene.info.hints ? t('hint-off') : this.#table.asked ? '' : t('page-hint-not-asked')))
  readonly problem = $derived.by(() => (this.#refused ? this.refusal : (this.#current?.problem ?? '')))
  /** The only option there is: nobody need think about it. */
  readonly only = $derived.by(() => (!this.refusal && this.#table.options.length === 1 ? this.#table.options[0]!.word : null))
  /** The moves worth a look, the best first. */
  readonly words = $derived.by(() => (this.only ? [this.only] : (this.info?.moves ?? []).map((move) => move.word)))
  /** What it was open for is gone. */
  readonly idle = $derived.by(() => !this.busy && !this.words.length && !this.problem)

  constructor(table: TableModel) {
    this.#table = table
  }

  /** Show the hint, or put it away; find it first if need be. */
  async toggle(): Promise<void> {
    this.open = !this.open
    this.#refused = this.refusal !== ''
    if (!this.open || this.refusal || this.words.length || this.busy) return
    const { moment, connection } = this.#table
    this.busy = true
    try {
      this.#found = { moment, info: await hint(connection.table, connection.token) }
    } catch (error) {
      this.#found = { moment, problem: problemText(error) }
    } finally {
      this.busy = false
    }
  }
}
