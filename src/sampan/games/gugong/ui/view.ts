/** A position of Gùgōng as a seat sees it, and simple questions about it. Covered pieces are '?'. */

import type { BoardModel } from '$page/board/model.svelte'

export const HIDDEN = '?'
export const LOCATIONS = ['TRAVEL', 'WALL', 'JADE', 'INTRIGUE', 'PALACE', 'DECREES', 'CANAL'] as const
export const REWARDS = ['vp', 'card', 'double'] as const
/** The last step of the palace: the envoy is inside. */
export const INSIDE = 8
export const SPACES = 3
export const SHIPS = 3
export const NICHES = 6
export const DAYS = 4

export type Location = (typeof LOCATIONS)[number]
export type Reward = (typeof REWARDS)[number]
export type Card = number | '?'

export interface Ship {
  route: number
  harbour: number
  normal: number
  double: number
}

/** A bonus tile laid out; without a location it lies with its owner. */
export interface Active {
  tile: string
  location: Location | null
  piece: 'normal' | 'double'
}

export interface Seat {
  meng: boolean
  hand: Card[]
  discard: Card[]
  /** Meng's gift stack, the cards under it, and the markers of his rewards. */
  stack?: { '?': number }
  under?: Card[]
  neutral?: number
  pool: number
  supply: number
  double: 'locked' | 'pool' | 'supply' | 'wall1' | 'wall2' | 'ship' | 'bonus' | 'focus'
  wall: number
  ships: Ship[]
  slots: Record<Reward, number>
  decrees: string[]
  tiles: string[]
  traveller: number | null
  palace: number
  arrival: number | null
  vp: number
  jade: number
  bonus: Active[]
  bonus_dead: string[]
}

/** What everybody can work out about a seat. */
export interface Known {
  hand?: Card[]
  discard?: Card[]
  either?: Card[]
  tiles: string[]
}

export interface Table {
  players: number
  options: { bonus_tiles: boolean; expert: boolean }
  solo: { difficulty: string; focus: Location | null } | null
  at: { day: number; phase: string; step: number | null; start: string; active: string | null }
  since: string[]
  origin: Table | null
  dice: number[]
  medal: string | null
  board: Record<Location, number | null>
  draw: { '?': number }
  travel: { map: Record<string, string | null>; discard: string[]; pile: { '?': number } }
  decrees: (string | null)[]
  jade_houses: number[]
  intrigue: Record<string, string[]>
  automa: { deck: { '?': number }; today: number[]; discard: number[] } | null
  seats: Record<string, Seat>
  known: Record<string, Known>
  unseen: { cards: number[]; stack: number[]; tiles: string[] }
}

export function tableOf(board: BoardModel): Table {
  return board.view as unknown as Table
}

export function seatsOf(table: Table): string[] {
  return Object.keys(table.seats)
}

/** All seats in turn order of the day. */
export function turnOrder(table: Table): string[] {
  const seats = seatsOf(table)
  const first = seats.indexOf(table.at.start)
  return [...seats.slice(first), ...seats.slice(0, first)]
}

/** Whether the large side of the board is used. */
export function isLarge(table: Table): boolean {
  return Object.keys(table.travel.map).length > 16
}

export function routesOf(table: Table): number[] {
  return isLarge(table) ? [0, 1] : [0]
}

/** The ship in a harbour, and whose it is. */
export function shipAt(table: Table, route: number, harbour: number): { seat: string; ship: Ship } | null {
  for (const [seat, { ships }] of Object.entries(table.seats)) {
    const ship = ships.find((each) => each.route === route && each.harbour === harbour)
    if (ship) return { seat, ship }
  }
  return null
}

export function aboard(ship: Ship): number {
  return ship.normal + ship.double
}

/** What the servants of a seat on the wall count, and whether its double is among them. */
export function doubleOnWall({ double }: Seat): number {
  return double === 'wall2' ? 2 : double === 'wall1' ? 1 : 0
}

export function onWall(seat: Seat): number {
  return seat.wall + doubleOnWall(seat)
}

/** The space of every marker on the intrigue track, the one that is ahead first. */
export function intrigueOrder(table: Table): { seat: string; space: number }[] {
  const spaces = Object.keys(table.intrigue).map(Number).sort((a, b) => b - a)
  return spaces.flatMap((space) => table.intrigue[space]!.toReversed().map((seat) => ({ seat, space })))
}

export function intrigueOf(table: Table, seat: string): number {
  return intrigueOrder(table).find((each) => each.seat === seat)?.space ?? 0
}

/** Where a stored or laid out piece of a seat could be seen: all its tiles. */
function tilesOf(seat: Seat, known: Known | undefined): string[] {
  return [...(known?.tiles ?? seat.tiles), ...seat.bonus.map((each) => each.tile), ...seat.bonus_dead]
}

/** Tiles of the running journey: they lay on the map when the turn began and lie nowhere yet. */
export function takenTiles(table: Table): string[] {
  if (!table.origin) return []
  const placed = new Set([
    ...Object.values(table.travel.map),
    ...table.travel.discard,
    ...Object.entries(table.seats).flatMap(([letter, seat]) => tilesOf(seat, table.known[letter])),
  ])
  return Object.values(table.origin.travel.map).filter((tile): tile is string => tile !== null && !placed.has(tile))
}

/** The card that is offered and not yet exchanged: the last one named in the running turn. */
export function offered(table: Table, seat: string): number | null {
  const said = table.since.findLast((each) => /^\w card \d+$/.test(each))
  const [speaker, , card] = said?.split(' ') ?? []
  if (speaker !== seat || !table.seats[seat]?.hand.includes(Number(card))) return null
  return Number(card)
}
