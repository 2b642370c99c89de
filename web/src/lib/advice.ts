/** What is expected of a move, and why, in plain words. The twin of `cli/advising.py`. */

import type { HintMove } from '../protocol.gen'
import type { Telling } from './telling'
import { settings } from './settings.svelte'
import { t } from './texts.svelte'

/** So many lines of the score sheet are named as a reason, the weightiest first. */
const MOST_LINES = 4
/** No place is told more exactly. */
const SUREST_PLACE = 0.1
export const MINUS = '\u2212'

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

/** A number with so many decimals, as the language writes it. */
const decimal = (value: number, decimals: number) =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)

/** How much was given away: with three and more ranks at the end, with two at the table chance to win, alone outlook. */
export const amountLost = (loss: number, players: number, finer = 0) => (players > 2 ? decimal(loss, 2 + finer) : `${decimal(100 * loss, finer)} %`)

/** What a decision cost, in words. */
export function lost(loss: number, players: number): string {
  if (players > 2) return t('analyse-lost', { ranks: amountLost(loss, players) })
  const share = decimal(100 * loss, 0)
  return players === 2 ? t('analyse-lost-chance', { chance: share }) : t('analyse-lost-alone', { outlook: share })
}

/** By how much a chance changed, with its sign; null if that rounds to nothing. */
export function change(chance: number): string | null {
  const [size, none] = [Math.abs(chance), 0].map((each) => decimal(100 * each, 1))
  return size === none ? null : `${chance < 0 ? MINUS : '+'}${size} %`
}

/** Whole points with their sign. */
export function points(amount: number): string {
  return `${amount > 0 ? '+' : MINUS}${Math.floor(Math.abs(amount) + 0.5)}`
}

/** What more in a line is worth: what the others can expect counts against one. */
const gain = ([line, amount]: [string, number]) => (line === 'others' ? -amount : amount)

/** How far one is ahead by these lines. */
const leadBy = (lines: Record<string, number>) => Object.entries(lines).reduce((sum, line) => sum + gain(line), 0)

/** The weightiest lines of the score sheet with their difference, what speaks for the move first. If a preferred move does not lead by them, the search likes it all the same. */
export function why(telling: Telling, where: 'hint' | 'analyse', reasons: Record<string, number>, preferred = true): string {
  const lines = Object.entries(reasons)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, MOST_LINES)
    .sort((a, b) => gain(b) - gain(a))
    .map(([line, amount]) => t('hint-line', { line: telling.texts.say(`sheet-${line}`), amount: points(amount) }))
    .join(', ')
  return t(preferred && leadBy(reasons) < 0 ? `${where}-despite` : `${where}-reason`, { lines })
}

/** By how much lines of the score sheet are expected to differ from the other moves. */
export const reason = (telling: Telling, reasons: Record<string, number>, preferred: boolean) =>
  Object.keys(reasons).length ? why(telling, 'hint', reasons, preferred) : t('hint-even')
