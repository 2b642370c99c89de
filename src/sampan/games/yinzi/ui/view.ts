/** The position as the page is shown it (specification H, and what is counted in it), and the printed values. */

import type { BoardModel } from '$page/board/model.svelte'

/** Several pieces: a letter for the seat of each; `-` for one that is only reckoned. */
export type Letters = string

export const PROVINCES = ['HG', 'NZ', 'JX', 'ZJ'] as const
export type Province = (typeof PROVINCES)[number]
export const FORTUNES = ['boats', 'plant', 'sell', 'develop', 'advance'] as const
export const WORKS = ['resources', 'produce', 'ships', 'emperor', 'war'] as const
export const SECTIONS = ['diplomacy', 'economy', 'emperor', 'war'] as const
export const PHASES = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const POOLS = ['EAST', 'EUROPE'] as const
export const SIDE = 4

export type Cargo = Partial<Record<'commodity' | 'tea' | 'salt' | 'food', Letters>> | null

export interface Ship {
  ship: string
  slots: Cargo[]
  emissaries: Letters
}

export interface Factory {
  cells: string[]
  owner: string | null
  level: number
  stock: Letters
}

/** Something delivered to a route tile. */
export interface Delivered {
  commodity?: string
  good?: string
  cube?: string
  disc?: string
}

export interface OpenTile {
  tile: string
  on: Delivered[]
}

type Hidden = { '?': number }

export interface Seat {
  copper: number
  silver: number
  wood: number
  stone: number
  misfortune: number
  boat: number
  bonus: number | null
  hand: number[] | Hidden
  deck: Record<string, number>
  unseen?: Record<string, number>
  played: { action: string; value: number; tax: number }[]
  groups: Record<string, number>
  boxes: Record<string, number>
  emperor: { box: number; workers: number; disc: number } | null
  done: string[]
  top: number
  bottom: number
  veterans: number
  advancements: number[]
  glory: [number, number]
  open: OpenTile[]
  won: string[]
  capacity: number
  supply: Record<'cubes' | 'discs' | 'workers' | 'commodities', number>
  need: number
  tax: { sum: number; due: number }
}

export interface Turn {
  node: string
  action: string | null
  reps: number
  taxed: boolean
  group: string | null
  left: number
  recruited: number
  transport: number
  boat_disc: number
  words: string[]
}

export interface Position {
  players: number
  options: Record<string, string>
  round: number
  phase: string
  order: string[]
  asked: string
  die: number
  markets: Record<string, { tile: string; cubes: Record<string, string> }>
  squares: Record<string, { crop?: string; cubes?: Letters }>
  crops: { track: (string | null)[]; bag: Hidden; late: boolean }
  factories: Record<string, Factory>
  offer: string[]
  pile: Hidden
  ships: { coast: (Ship | null)[]; next: (string | null)[]; under: number[] }
  foreign: Record<string, Letters> & { emissaries: Record<string, Letters> }
  routes: {
    up: (string | null)[]
    claims: Record<string, { by: string; on: Delivered[] }>
    under: number[]
    discard: string[]
  }
  rural: Letters
  war: { seat: string; workers: number; disc: number }[]
  seats: Record<string, Seat>
  turn: Turn | null
  resources: { wood: number; stone: number }
  ratio: number
  enemies: number
}

export interface RoutePrint {
  id: string
  demand: string[]
  alternative: string[]
  copper: number
  silver: number
  vp: number
  war: number
  disaster: string
}

export interface BoxPrint {
  id: string
  workers: number
  copper: number
  silver: number
  tile: boolean
  boat: boolean
  upgrade: boolean
}

/** What is printed on the components. */
export interface Printed {
  province: { id: string; grid: string[]; borders: string[]; coast: boolean }[]
  good: { id: string; name: string }[]
  market: { id: string; slots: string[] }[]
  shape: { id: string; squares: string[][] }[]
  commodity: { id: string; shape: string }[]
  level: { id: string; upgrade: number; other_copper: number; other_silver: number; vp: number }[]
  bonus: { id: string; cost: number }[]
  card: { id: string; value: number; workers: number; copies: number }[]
  route: RoutePrint[]
  place: { id: string; vp: number }[]
  ship: { id: string; nation: string; slots: string[] }[]
  box: BoxPrint[]
  advancement: { id: string; section: string }[]
  ratio: number[]
  boat_track: number[]
  glory_vp: number[]
  war_slots: number
  box_full: number
  rounds: number
  wood: number
  stone: number
  rural_sell: number
  rural_buy: number
  resource_price: number
}

export function positionOf(board: BoardModel): Position {
  return board.view as unknown as Position
}

export function printedOf(board: BoardModel): Printed {
  return board.source.detail.values as unknown as Printed
}

/** The item of a list of printed components. */
export function item<T extends { id: string }>(items: T[], id: string): T {
  const found = items.find((each) => each.id === id)
  if (!found) throw new Error(`there is no component ${id}`)
  return found
}

/** The code of each printed square: `R`, `W`, `C`, `F`, `S`, or `.` where nothing is printed. */
const PRINTS: Record<string, string> = { R: 'rice', W: 'wheat', C: 'cabbage', F: 'fruit', S: 'salt' }

/** The name of the good with this code: `TE` -> tea. */
export function goodName(printed: Printed, code: string): string {
  return printed.good.find((each) => each.id === code)?.name ?? code
}

/** What is printed on a square; empty on plain land. */
export function printOn(printed: Printed, square: string): string {
  const rows = item(printed.province, square.slice(0, 2)).grid
  return PRINTS[rows[Number(square[2])]?.[Number(square[3])] ?? '.'] ?? ''
}

/** The squares of a province, row by row. */
export function squaresOf(province: string): string[] {
  return Array.from({ length: SIDE * SIDE }, (_, at) => `${province}${Math.floor(at / SIDE)}${at % SIDE}`)
}

/** How many pieces of each seat: `AAC` -> [[A, 2], [C, 1]]. */
export function bySeat(letters: Letters): [string, number][] {
  const found = new Map<string, number>()
  for (const letter of letters) found.set(letter, (found.get(letter) ?? 0) + 1)
  return [...found]
}

/** How many there are of something that may be hidden. */
export function countOf(pieces: unknown): number {
  if (Array.isArray(pieces)) return pieces.length
  return Object.values(pieces as Record<string, number>).reduce((sum, each) => sum + each, 0)
}

/** What a route tile asks for at this table. */
export function demandOf(route: RoutePrint, options: Record<string, string>): string[] {
  return options.second_food_pair === 'rice_fruit' && route.alternative.length ? route.alternative : route.demand
}

/** The phase of the round as one letter. */
export const phaseLetter = (phase: string): string => (phase === 'setup' || phase === 'end' || phase === 'over' ? '' : phase.slice(0, 1))
