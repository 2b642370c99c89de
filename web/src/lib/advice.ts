/** What is expected of a move, and why, in plain words. The twin of `cli/advising.py`. */

import type { HintMove } from '../protocol.gen'
import type { Telling } from './telling'
import { settings } from './settings.svelte'
import { t } from './texts.svelte'

/** So many lines of the score sheet are named as a reason, the weightiest first. */
const MOST_LINES = 4
export const MINUS = '\u2212'

export const percent = (share: number) => Math.round(100 * share)

/** Alone the outlook against the game itself, with two at the table the chance to win, else the share of the others left behind. */
export function expected(move: HintMove, others: number): string {
  const [low, high] = move.interval
  const key = others === 0 ? 'hint-alone' : others === 1 ? 'hint-chance' : 'hint-ahead'
  return t(key, { value: percent(move.value), low: percent(low), high: percent(high) })
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
