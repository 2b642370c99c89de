/** The analysis of a finished game, as far as the server has come with it. */

import type { AnalysisInfo, DecisionMark, DrawMark } from '../protocol.gen'
import { analysis, startAnalysis } from './api'
import { problemText } from './names'

export type Mark = DecisionMark | DrawMark

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
  /** The decisions that gave something away, the costliest first: a better move is told where it is known to be one. */
  readonly worst = $derived.by(() => this.decisions.filter((mark) => mark.instead).sort((a, b) => b.loss - a.loss))

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
