/** A table as its reader uses it: what is asked, what is chosen, what was refused. */

import { SvelteMap } from 'svelte/reactivity'
import type { GameDetail, OptionText, PreviewInfo, ReasonInfo, ResultInfo, SaidInfo, Scene } from '../protocol.gen'
import { pastScene, preview, ProblemError, projection, whyNot } from './api'
import type { Source } from '../board/model.svelte'
import type { Connection, Wish } from './connection.svelte'
import { Hints } from './hints.svelte'
import { entryOf, turnsOf } from './log'
import { problemText } from './names'
import { settings } from './settings.svelte'
import { peopleOf, Telling } from './telling'
import { t } from './texts.svelte'

/** The answer to "may I?". */
export interface Verdict {
  /** What was asked for, in words. */
  asked: string
  reasons: ReasonInfo[]
  /** What is wrong with the question itself. */
  problem: string
}

export class TableModel implements Source {
  readonly connection: Connection
  readonly detail: GameDetail
  readonly hints: Hints = new Hints(this)
  chosen: string | null = $state(null)
  verdict: Verdict | null = $state.raw(null)
  preview: PreviewInfo | null = $state.raw(null)
  /** What the words of one's own running turn meant when they were said. */
  #said = new SvelteMap<string, SaidInfo>()
  /** What everybody would score if the game ended now, as far as this seat sees. */
  #projection = $state.raw<ResultInfo | null>(null)
  /** Something that did not work, in words. */
  note = $state('')

  readonly scene: Scene = $derived.by(() => this.connection.scene!)
  readonly seat = $derived.by(() => this.scene.seat)
  readonly decision = $derived.by(() => this.scene.decision)
  readonly asked = $derived.by(() => this.decision !== null && this.decision.seat === this.seat)
  readonly view = $derived.by(() => this.scene.view)
  readonly game = $derived.by(() => this.scene.info.game)
  readonly options = $derived.by((): OptionText[] => this.decision?.options ?? [])
  /** The score sheet: the final one, or the latest projection. */
  readonly standing = $derived.by(() => this.scene.result ?? this.#projection)
  readonly telling = $derived.by(() => new Telling(this.scene.info.game, peopleOf(this.scene.info)))
  readonly turns = $derived.by(() => turnsOf(this.connection.items, this.telling))
  readonly advised = $derived.by(() => (this.hints.open ? this.hints.words : []))
  readonly told = $derived.by(() => this.connection.items.flatMap((item) => entryOf(item)?.events ?? []))
  readonly picked = $derived.by(() => this.options.find((each) => each.word === this.chosen) ?? null)
  /** Changes whenever something happens in the game, and only then. */
  readonly moment = $derived.by(() => this.connection.items.findLast((item) => item.kind === 'entry')?.seq ?? 0)
  /** Entries of this seat that it decided itself, in order. */
  readonly own = $derived.by(() =>
    this.connection.items.flatMap((item) => {
      const entry = entryOf(item)
      return entry && entry.speaker === this.seat && !entry.forced && !entry.word.startsWith('undo ') ? [entry.n] : []
    }),
  )
  /** The request to go back that still waits for answers. */
  readonly request = $derived.by(() => {
    for (const item of this.connection.items.toReversed()) {
      if (item.kind === 'entry') return null
      if (item.kind === 'request') {
        const data = item.data as { seat: string; to: number; asked: string[] }
        const answers = this.connection.items.filter((each) => each.kind === 'answer' && each.seq > item.seq)
        const given = new Map(answers.map((each) => [String(each.data.seat), each.data.agree === true]))
        if ([...given.values()].includes(false)) return null
        return { seq: item.seq, ...data, open: data.asked.filter((seat) => !given.has(seat)) }
      }
    }
    return null
  })
  /** How far this seat may go back now: one decision, or to the start of the turn. */
  readonly back = $derived.by(() => {
    const { undo, undo_how, turn_start } = this.scene
    return undo === null ? null : { last: undo, start: turn_start ?? undo, free: undo_how !== 'ask' }
  })

  constructor(connection: Connection, detail: GameDetail) {
    this.connection = connection
    this.detail = detail
  }

  words(option: OptionText): string {
    return this.telling.action(option, this.decision?.step ?? '')
  }

  async readStanding(): Promise<void> {
    if (this.scene.result) return
    this.#projection = await projection(this.connection.table, this.connection.token).catch(() => this.#projection)
  }

  /** Choose an option; choosing it again, or without confirmation, says it. */
  choose(word: string): void {
    this.verdict = null
    if (settings.confirm && this.chosen !== word) this.chosen = word
    else void this.act(word)
  }

  /** Choose an option, or none, and wait for confirmation. */
  pick(word: string | null): void {
    this.verdict = null
    this.chosen = word
  }

  /** What the chosen word would do, read after a moment of quiet. */
  async readPreview(): Promise<void> {
    const word = this.chosen
    this.preview = null
    if (!word) return
    const found = await preview(this.connection.table, this.connection.token, word).catch(() => null)
    if (this.chosen === word) this.preview = found
  }

  /** The rules that forbid a word now; none if it may be said. */
  async reasons(word: string): Promise<ReasonInfo[]> {
    return await whyNot(this.connection.table, this.connection.token, word).catch(() => [])
  }

  /** What a word of one's own running turn says; the word itself until that is known. */
  textOf(word: string): string {
    return this.telling.said(this.#said.get(word) ?? null) || word
  }

  /** Ask for what the words of one's own running turn said that were not said from here. */
  async readTrail(): Promise<void> {
    const start = this.scene.turn_start
    if (!this.asked || start === null) return
    const unknown = this.connection.items.flatMap((item) => {
      const entry = entryOf(item)
      return entry && this.own.includes(entry.n) && entry.n >= start && !this.#said.has(entry.word) ? [entry] : []
    })
    for (const entry of unknown) {
      const past = await pastScene(this.connection.table, this.connection.token, entry.n, null).catch(() => null)
      if (past?.said) this.#said.set(entry.word, past.said)
    }
  }

  async act(word: string): Promise<void> {
    const option = this.options.find((each) => each.word === word)
    if (option) this.#said.set(word, { step: this.decision?.step ?? '', option })
    this.chosen = null
    this.verdict = null
    try {
      await this.#send({ type: 'act', word })
    } catch (error) {
      if (error instanceof ProblemError && error.problem.reasons.length) {
        this.verdict = { asked: word, reasons: error.problem.reasons, problem: '' }
      }
    }
  }

  /** Whether a word may be said now, and if not, why. */
  async why(word: string): Promise<void> {
    const said = word.trim()
    if (!said) return
    try {
      const reasons = await whyNot(this.connection.table, this.connection.token, said)
      this.verdict = { asked: said, reasons, problem: '' }
    } catch (error) {
      this.verdict = { asked: said, reasons: [], problem: problemText(error) }
    }
  }

  async undo(toStart: boolean): Promise<void> {
    const back = this.back
    if (!back) {
      this.note = t('page-undo-nothing')
    } else if (back.free) {
      await this.#send({ type: 'undo', to: toStart ? back.start : back.last }).catch(() => undefined)
    } else {
      await this.#send({ type: 'ask-undo', to: back.last }).catch(() => undefined)
    }
  }

  /** Send a command; what goes wrong is shown to the reader. */
  async send(wish: Wish): Promise<void> {
    await this.#send(wish).catch(() => undefined)
  }

  async #send(wish: Wish): Promise<void> {
    this.note = ''
    this.chosen = null
    try {
      await this.connection.send(wish)
    } catch (error) {
      this.note = problemText(error)
      throw error
    }
  }
}
