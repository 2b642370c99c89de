/** Names for pieces that are all alike, so that each can be followed: what leaves one place arrives at another. */

import type { Letters, Position } from './view'

/** The places of the pieces of one kind and seat. */
type Pools = Map<string, string[]>

class Follower {
  #places = new Map<string, string>()
  #born = 0

  /** Give every place the name of the piece that lies there; pieces that stay keep theirs. */
  follow(pool: string, places: string[]): Map<string, string> {
    const now = new Map<string, string>()
    const fresh: string[] = []
    for (const place of places) {
      const name = this.#places.get(place)
      if (name) now.set(place, name)
      else fresh.push(place)
    }
    const moved = [...this.#places].filter(([place]) => !now.has(place)).map(([, name]) => name)
    for (const place of fresh) now.set(place, moved.shift() ?? `${pool}-${(this.#born += 1)}`)
    this.#places = now
    return now
  }
}

/** A place for each letter of a string of pieces. */
function lay(pools: Pools, kind: string, letters: Letters, place: string): void {
  const counts: Record<string, number> = {}
  for (const seat of letters) {
    counts[seat] = (counts[seat] ?? 0) + 1
    add(pools, `${kind}-${seat}`, `${place}.${seat}${counts[seat]}`)
  }
}

function add(pools: Pools, pool: string, place: string): void {
  const there = pools.get(pool)
  if (there) there.push(place)
  else pools.set(pool, [place])
}

function onLand(pools: Pools, { squares, markets, rural, factories, crops }: Position): void {
  for (const [code, square] of Object.entries(squares)) {
    lay(pools, 'cube', square.cubes ?? '', code)
    if (square.crop) add(pools, `crop-${square.crop}`, `crop.${code}`)
  }
  crops.track.forEach((crop, column) => crop && add(pools, `crop-${crop}`, `crop.${column}`))
  for (const [province, market] of Object.entries(markets)) {
    for (const [slot, seat] of Object.entries(market.cubes)) lay(pools, 'cube', seat, `${province}${slot}`)
  }
  lay(pools, 'cube', rural, 'rural')
  for (const [code, factory] of Object.entries(factories)) {
    lay(pools, 'commodity', factory.stock, code)
    lay(pools, 'disc', (factory.owner ?? '').repeat(factory.level), code)
  }
}

function atSea(pools: Pools, { ships, foreign }: Position): void {
  ships.coast.forEach((ship, box) => {
    ship?.slots.forEach((load, slot) => {
      for (const [kind, letters] of Object.entries(load ?? {})) {
        lay(pools, kind === 'commodity' ? 'commodity' : 'cube', letters, `ship.${box}.${slot}`)
      }
    })
    lay(pools, 'disc', ship?.emissaries ?? '', `ship.${box}`)
  })
  for (const [place, letters] of Object.entries(foreign)) {
    if (typeof letters === 'string') lay(pools, 'commodity', letters, place)
  }
  for (const [place, letters] of Object.entries(foreign.emissaries)) lay(pools, 'disc', letters, `envoy.${place}`)
}

/** Workers stand together and move together. */
function ofSeats(pools: Pools, { seats, war }: Position): void {
  for (const [letter, seat] of Object.entries(seats)) {
    const workers = (place: string, count: number): void => void (count && add(pools, `workers-${letter}`, `${place}.${letter}`))
    for (const [group, count] of Object.entries(seat.groups)) workers(`group.${group}`, count)
    for (const [box, count] of Object.entries(seat.boxes)) workers(`work.${box}`, count)
    if (seat.emperor) workers(`box.${seat.emperor.box}`, 1)
    workers('top', seat.top)
    workers('bottom', seat.bottom)
    for (const space of seat.advancements) lay(pools, 'disc', letter, `advancement.${space}`)
    lay(pools, 'disc', letter.repeat(seat.played.reduce((sum, card) => sum + card.tax, 0)), 'tax')
    seat.glory.forEach((count, place) => lay(pools, 'disc', letter.repeat(count), `glory.${place}`))
  }
  for (const army of war) add(pools, `workers-${army.seat}`, `war.${army.seat}`)
}

/** Follows all pieces of a table. */
export class Pieces {
  readonly #followers = new Map<string, Follower>()

  /** Place -> the name of the piece there. */
  follow(position: Position): Map<string, string> {
    const pools: Pools = new Map()
    onLand(pools, position)
    atSea(pools, position)
    ofSeats(pools, position)
    const names = new Map<string, string>()
    for (const pool of new Set([...pools.keys(), ...this.#followers.keys()])) {
      let follower = this.#followers.get(pool)
      if (!follower) this.#followers.set(pool, (follower = new Follower()))
      for (const [place, name] of follower.follow(pool, pools.get(pool) ?? [])) names.set(place, name)
    }
    return names
  }
}
