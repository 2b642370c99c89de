/** Any position as something to read: zones with labels, values told apart by their shape. */

import { sentence } from './telling'
import { hasText, HIDDEN, t, type Texts } from './texts.svelte'

export interface Zone {
  key: string
  label: string
  value: unknown
}

export type Shape = 'nothing' | 'scalar' | 'pieces' | 'counts' | 'fields' | 'rows'

/** What every position has and the page shows elsewhere. */
const ELSEWHERE = new Set(['game', 'version', 'players', 'options', 'seats', 'over', 'active', 'start_player', 'unseen', 'facts', 'seed', 'since'])

/** Pieces to look at come before what only keeps the books. */
const ORDER: Shape[] = ['rows', 'pieces', 'counts', 'scalar', 'fields', 'nothing']

export function labelOf(key: string, texts: Texts): string {
  const own = texts.plain(`zone-${key}`, `picture-${key}`)
  const common = hasText(`page-zone-${key}`) ? t(`page-zone-${key}`) : null
  const named = texts.name(key)
  return sentence(own ?? common ?? (named === key ? key.replaceAll(/[_-]/g, ' ') : named))
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every((each) => isEmpty(each) || each === 0)
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

export function shapeOf(value: unknown): Shape {
  if (isEmpty(value)) return 'nothing'
  if (isScalar(value)) return 'scalar'
  if (Array.isArray(value)) return value.every(isScalar) ? 'pieces' : 'rows'
  const inside = Object.values(value as object)
  return inside.every((each) => typeof each === 'number') && inside.length > 1 ? 'counts' : 'fields'
}

/** The zones of the whole table, without what belongs to seats. */
export function tableZones(view: Record<string, unknown>, texts: Texts): Zone[] {
  return Object.entries(view)
    .filter(([key, value]) => !ELSEWHERE.has(key) && !isEmpty(value) && value !== 0 && value !== false)
    .map(([key, value]) => ({ key, label: labelOf(key, texts), value }))
    .sort((a, b) => ORDER.indexOf(shapeOf(a.value)) - ORDER.indexOf(shapeOf(b.value)))
}

/** The zones of one seat. */
export function seatZones(view: Record<string, unknown>, seat: string, texts: Texts): Zone[] {
  const seats = view.seats as Record<string, Record<string, unknown>> | undefined
  return Object.entries(seats?.[seat] ?? {})
    .filter(([key, value]) => key !== 'name' && !isEmpty(value))
    .map(([key, value]) => ({ key, label: labelOf(key, texts), value }))
}

export interface Pile {
  piece: unknown
  count: number
}

/** Equal pieces in a list counted together, in the order they first come; gaps keep their place. */
export function pilesOf(pieces: unknown[]): Pile[] {
  const piles: Pile[] = []
  const places = new Map<unknown, Pile>()
  const ordered = pieces.includes(null)
  for (const piece of pieces) {
    const known = ordered ? undefined : places.get(piece)
    if (known) {
      known.count += 1
    } else {
      const pile = { piece, count: 1 }
      places.set(piece, pile)
      piles.push(pile)
    }
  }
  return piles
}

/** How many pieces a zone holds of which nothing else is known; null if more is known. */
export function unknownCount(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== HIDDEN) return null
  const count = (value as Record<string, unknown>)[HIDDEN]
  return typeof count === 'number' ? count : null
}

/** How many pieces a list or a table of counts holds. */
export function countOf(value: unknown): number {
  if (Array.isArray(value)) return value.length
  if (value && typeof value === 'object') {
    return Object.values(value).reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 1), 0)
  }
  return 0
}

export { HIDDEN }
