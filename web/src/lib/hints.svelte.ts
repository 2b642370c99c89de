/** A hint for the question that is open now: asked for, waited for, forgotten when the game goes on. */

import type { HintInfo } from '../protocol.gen'
import { hint } from './api'
import { problemText } from './names'
import type { TableModel } from './table.svelte'

export class Hints {
  readonly #table: TableModel
  #found = $state.raw<{ moment: number; info: HintInfo } | null>(null)
  open = $state(false)
  busy = $state(false)
  problem = $state('')

  /** The hint, while it is about what is asked now. */
  readonly info = $derived.by(() => (this.#found?.moment === this.#table.moment && this.#table.asked ? this.#found.info : null))
  readonly allowed = $derived.by(() => this.#table.asked && this.#table.scene.info.hints)

  constructor(table: TableModel) {
    this.#table = table
  }

  /** Show the hint, or put it away; find it first if need be. */
  async toggle(): Promise<void> {
    if (this.open || !this.allowed) {
      this.open = false
      return
    }
    this.open = true
    if (this.info || this.busy) return
    const { moment, connection } = this.#table
    this.busy = true
    this.problem = ''
    try {
      this.#found = { moment, info: await hint(connection.table, connection.token) }
    } catch (error) {
      this.problem = problemText(error)
    } finally {
      this.busy = false
    }
  }
}
