/** What is expected of a move, and why, in plain words. The twin of `cli/advising.py`. */

import type { HintMove } from '../protocol.gen'
import type { Telling } from './telling'
import { t } from './texts.svelte'

/** So many lines of the score sheet are named as a reason, the weightiest first. */
const MOST_LINES = 4
/** No place is told more exactly. */
const SUREST_PLACE = 0.1
const MINUS = '\u2212'

export const percent = (share: number) => Math.round(100 * share)

/** Alone the outlook against the game itself, with two at the table the chance to win, else the place at the end; and how sure the search is. */
export function expected(move: HintMove, others: number): string {
  const [low, high] = move.interval
  const half = (high - low) / 2
  if (others > 1) {
    const place = 1 + (1 - move.value) * others
    return t('hint-place', { value: place, half: Math.max(SUREST_PLACE, half * others), count: others + 1 })
  }
  return t(others ? 'hint-chance' : 'hint-alone', { value: percent(move.value), half: Math.max(1, percent(half)) })
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

/** How far one is ahead by these lines: what the others gain counts against it. */
const leadBy = (lines: Record<string, number>) =>
  Object.entries(lines).reduce((sum, [line, amount]) => sum + (line === 'others' ? -amount : amount), 0)

/** The weightiest lines of the score sheet with their difference. If a preferred move does not lead by them, the search likes it all the same. */
export function why(telling: Telling, where: 'hint' | 'analyse', reasons: Record<string, number>, preferred = true): string {
  const lines = Object.entries(reasons)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, MOST_LINES)
    .map(([line, amount]) => t('hint-line', { line: telling.texts.say(`sheet-${line}`), amount: points(amount) }))
    .join(', ')
  return t(preferred && leadBy(reasons) < 0 ? `${where}-despite` : `${where}-reason`, { lines })
}

/** By how much lines of the score sheet are expected to differ from the other moves. */
export const reason = (telling: Telling, reasons: Record<string, number>, preferred: boolean) =>
  Object.keys(reasons).length ? why(telling, 'hint', reasons, preferred) : t('hint-even')
