/** Names for pieces that look alike, so that each can be followed from place to place. */

import type { BoardModel } from '$page/board/model.svelte'
import { aboard, SHIPS, tableOf, type Seat, type Table } from './view'

/** Place -> how many pieces lie there. */
type Counts = Map<string, number>
/** Place -> the names of the pieces there. */
type Places = Map<string, string[]>

/** As many pieces as before stay where they were; those that are left go where some are missing. */
function follow(kind: string, before: Places, counts: Counts): Places {
  const after: Places = new Map()
  const free: string[] = []
  const used = new Set([...before.values()].flat())
  const named = (): string => {
    let number = used.size
    while (used.has(`${kind}-${number}`)) number -= 1
    used.add(`${kind}-${number}`)
    return `${kind}-${number}`
  }
  for (const [place, pieces] of before) {
    const stay = Math.min(counts.get(place) ?? 0, pieces.length)
    after.set(place, pieces.slice(0, stay))
    free.push(...pieces.slice(stay))
  }
  for (const [place, count] of counts) {
    const pieces = after.get(place) ?? []
    while (pieces.length < count) pieces.push(free.shift() ?? named())
    after.set(place, pieces)
  }
  return after
}

function servantsOf(seat: Seat): Counts {
  const counts: Counts = new Map([['pool', seat.pool], ['wall', seat.wall]])
  for (const ship of seat.ships) counts.set(`ship ${ship.route} ${ship.harbour}`, ship.normal)
  for (const decree of seat.decrees) counts.set(decree, 1)
  for (const [slot, used] of Object.entries(seat.slots)) counts.set(`slot ${slot}`, used)
  seat.bonus.forEach(({ tile, piece }) => piece === 'normal' && counts.set(tile, 1))
  return counts.set('supply', seat.supply)
}

function shipsOf(seat: Seat): Counts {
  const counts: Counts = new Map(seat.ships.filter(aboard).map((ship) => [`${ship.route} ${ship.harbour}`, 1]))
  return counts.set('home', SHIPS - seat.ships.length)
}

function jadeOf(table: Table): Counts {
  const counts: Counts = new Map(table.jade_houses.map((stock, house) => [`house ${house}`, stock]))
  for (const [letter, seat] of Object.entries(table.seats)) counts.set(letter, seat.jade)
  return counts
}

/** The names of servants and ships by seat, and of all jade, in one position. */
class Names {
  readonly table: Table
  readonly places = new Map<string, Places>()

  /** Those of a position that came after another one. */
  constructor(table: Table, before: Names | undefined) {
    this.table = table
    const put = (kind: string, counts: Counts): void => {
      this.places.set(kind, follow(kind, before?.places.get(kind) ?? new Map<string, string[]>(), counts))
    }
    for (const [letter, seat] of Object.entries(table.seats)) {
      put(`${letter}-servant`, servantsOf(seat))
      put(`${letter}-ship`, shipsOf(seat))
    }
    put('jade', jadeOf(table))
  }

  servants(seat: string, place: string): string[] {
    return this.places.get(`${seat}-servant`)?.get(place) ?? []
  }

  ship(seat: string, route: number, harbour: number): string {
    return this.places.get(`${seat}-ship`)?.get(`${route} ${harbour}`)?.[0] ?? ''
  }

  shipsAtHome(seat: string): string[] {
    return this.places.get(`${seat}-ship`)?.get('home') ?? []
  }

  jade(place: string): string[] {
    return this.places.get('jade')?.get(place) ?? []
  }
}

const latest = new WeakMap<BoardModel, Names>()

/** The names of the pieces as they lie now. */
export function namesOf(board: BoardModel): Names {
  const table = tableOf(board)
  const before = latest.get(board)
  if (before?.table === table) return before
  const names = new Names(table, before)
  latest.set(board, names)
  return names
}
