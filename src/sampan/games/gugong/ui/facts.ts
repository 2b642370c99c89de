/** What is printed on the components of Gùgōng, as the server tells it. */

import { getContext } from 'svelte'
import type { BoardModel } from '$page/board/model.svelte'
import { detailOf } from '$page/lib/texts.svelte'
import type { GameDetail } from '$page/protocol.gen'

export interface Gift {
  id: string
  set: string
  value: number
  action: string
}

export interface City {
  id: string
  column: number
  row: number
  neighbours: number[]
}

export interface Decree {
  id: string
  level: number
  cost: number
  vp: number
}

export interface Values {
  gift: Gift[]
  decree: Decree[]
  city_small: City[]
  city_large: City[]
  automa: { id: string; location: string }[]
  dice: number[]
  jade_prices: number[]
  square_price: number
  jade_stock: number[]
  arrival_small: number[]
  arrival_large: number[]
  wall_threshold: number[]
  wall_vp: number
  night_vp: number
  harbour_vp: number
  reward_slots: number[]
  jade_vp: number[]
  further_jade_vp: number
  trade_vp: number
  tile_vp: number
  decree_flat: number
  decree_each: number
  decree_divisor: number
}

export class Facts {
  readonly values: Values
  readonly #names: GameDetail['names']

  constructor(detail: GameDetail) {
    this.values = detail.values as unknown as Values
    this.#names = detail.names
  }

  gift(card: number): Gift {
    return this.values.gift[card]!
  }

  /** The type of a travel tile: `T5` is a `T_S2`. */
  tileType(tile: string): string {
    const name = this.#names[tile] as { key: string } | undefined
    return name?.key.replace(/^tile-/, '') ?? tile
  }

  decree(code: string): Decree {
    return this.values.decree.find((each) => each.id === code)!
  }

  cities(large: boolean): City[] {
    return large ? this.values.city_large : this.values.city_small
  }

  arrival(large: boolean): number[] {
    return large ? this.values.arrival_large : this.values.arrival_small
  }

  /** Servants that complete the wall for so many seats. */
  threshold(seats: number): number {
    return this.values.wall_threshold[seats - 2]!
  }

  /** Houses first, the square last. */
  jadePrice(house: number): number {
    return this.values.jade_prices[house] ?? this.values.square_price
  }
}

const known = new WeakMap<GameDetail, Facts>()

/** The facts of the table that is drawn, or of the game where there is none. */
export function theFacts(): Facts {
  const board = getContext<BoardModel | undefined>('board')
  const detail = board?.source.detail ?? detailOf('gugong')!
  let facts = known.get(detail)
  if (!facts) known.set(detail, (facts = new Facts(detail)))
  return facts
}
