/** The analysis of a finished game, as far as the server has come with it. */

import type { AnalysisInfo, DecisionMark, DrawMark } from '../protocol.gen'
import { analysis, startAnalysis } from './api'
import { problemText } from './names'

export type Mark = DecisionMark | DrawMark

/** A smaller share of the others may be an error of the search. The twin of `CLEAR` in `bots/analysis.py`. */
const CLEAR = 0.02

/** Whether a better move is known well enough to be told. */
export function isClear(mark: DecisionMark): boolean {
  const place = mark.seat.charCodeAt(0) - 'A'.charCodeAt(0)
  return mark.instead !== null && (mark.before[place] ?? 0) - (mark.after[place] ?? 0) >= CLEAR
}

/** Milliseconds between two looks at how far it is. */
const PAUSE = 700

/** The mean of each value and of as many before it as after it: fewer near the ends, so that the first and the last stand for themselves.
 *  The twin of `smoothed` in `arena/drawing.py`. */
export function smoothed(values: number[], around: number): number[] {
  return values.map((_, place) => {
    const reach = Math.min(around, place, values.length - 1 - place)
    const near = values.slice(place - reach, place + reach + 1)
    return near.reduce((sum, each) => sum + each, 0) / near.length
  })
}

/** Each seat's part of the victory: winners share it. */
export function victory(ranks: (number | null)[]): number[] {
  const winners = Math.max(1, ranks.filter((rank) => rank === 1).length)
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0))
}

export class Analysis {
  readonly #table: string
  readonly #token: string | null
  #stopped = false
  info = $state.raw<AnalysisInfo | null>(null)
  marks = $state.raw<Mark[]>([])
  problem = $state('')

  readonly ready = $derived.by(() => this.info !== null && this.info.done === this.info.total)
  readonly decisions = $derived.by(() => this.marks.filter((mark) => mark.kind === 'decision'))
  /** The decisions that clearly gave something away, the costliest first. */
  readonly worst = $derived.by(() => this.decisions.filter(isClear).sort((a, b) => b.loss - a.loss))

  constructor(table: string, token: string | null) {
    this.#table = table
    this.#token = token
  }

  at(entry: number): Mark | null {
    return this.marks.find((mark) => mark.n === entry) ?? null
  }

  /** How likely each seat was to win after an entry: the last that is known. */
  chances(entry: number): number[] {
    return this.decisions.findLast((mark) => mark.n <= entry)?.chances_after ?? this.decisions[0]?.chances_before ?? []
  }

  async run(): Promise<void> {
    try {
      this.#take(await startAnalysis(this.#table, this.#token))
      while (!this.#stopped && !this.ready && !this.info?.failed) {
        await new Promise((done) => setTimeout(done, PAUSE))
        this.#take(await analysis(this.#table, this.#token, this.marks.length))
      }
    } catch (error) {
      this.problem = problemText(error)
    }
  }

  stop(): void {
    this.#stopped = true
  }

  #take(info: AnalysisInfo): void {
    this.marks = [...this.marks, ...info.marks]
    this.info = info
  }
}
