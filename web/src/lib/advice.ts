/** What is expected of a move, and why, in plain words. The twin of `cli/advising.py`. */

import type { HintMove } from '../protocol.gen'
import type { Telling } from './telling'
import { t } from './texts.svelte'

/** So many lines of the score sheet are named as a reason, the weightiest first. */
const MOST_LINES = 4
const MINUS = '\u2212'

export const percent = (share: number) => Math.round(100 * share)

/** Alone the outlook against the game itself, with two at the table the chance to win, else the share of the others left behind. */
export function expected(move: HintMove, others: number): string {
  const [low, high] = move.interval
  const key = others === 0 ? 'hint-alone' : others === 1 ? 'hint-chance' : 'hint-ahead'
  return t(key, { value: percent(move.value), low: percent(low), high: percent(high) })
}

/** How much a decision gave away: ranks at the end, or against the game itself a part of the outlook. */
export const amountLost = (loss: number, alone: boolean) => (alone ? `${percent(loss)} %` : loss.toFixed(2))

/** The same in words. */
export function lost(loss: number, alone: boolean): string {
  return alone ? t('analyse-lost-alone', { outlook: percent(loss) }) : t('analyse-lost', { ranks: amountLost(loss, alone) })
}

/** Whole points with their sign. */
export function points(amount: number): string {
  return `${amount > 0 ? '+' : MINUS}${Math.floor(Math.abs(amount) + 0.5)}`
}

/** The weightiest lines of the score sheet with their difference. If all of them are worse, the search prefers a move in spite of them. */
export function linesOf(telling: Telling, reasons: Record<string, number>, preferred: boolean): string {
  const weighty = Object.entries(reasons)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, MOST_LINES)
  const lines = weighty.map(([line, amount]) => t('hint-line', { line: telling.texts.say(`sheet-${line}`), amount: points(amount) })).join(', ')
  return preferred && weighty.every(([, amount]) => amount < 0) ? t('hint-despite', { lines }) : lines
}

/** By how much lines of the score sheet are expected to differ from the other moves. */
export function reason(telling: Telling, reasons: Record<string, number>, preferred: boolean): string {
  return Object.keys(reasons).length ? t('hint-reason', { lines: linesOf(telling, reasons, preferred) }) : t('hint-even')
}
