/** The position as this board reads it: what the server sends, with types. */

import type { BoardModel } from '$page/board/model.svelte'
import { establishmentOf, isGood, isRuler } from './codes'

export const HIDDEN = '?'

export interface SeatView {
  money: number
  goods: string[]
  hidden: string[]
  est: string[]
  spent: string[]
}

export interface Worth {
  green: number
  brown: number
  kinds: number
}

/** What takes work to read out of the rest; the server has done it. */
export interface Facts {
  seats: Record<string, { coins: number; track: number; kinds: number[] }>
  /** The own goods in their best bundles. */
  bundles: { tiles: string[]; value: number }[]
  /** What the tile on the block would bring each seat. */
  worth: Record<string, Worth>
}

export interface View {
  players: number
  active: string
  start_player: string
  idle: number
  turn: { step: 'sell' | 'buy' | 'refill'; two: boolean; bought: number }
  river: (string | null)[]
  bag: Record<string, number>
  rulers: string[]
  box: string[]
  unseen: string[]
  seats: Record<string, SeatView>
  auction: { tile: string; high: number; leader: string | null; in: string[]; asked: string } | null
  ruler: { tile: string; seat: string; copy: string | null; due: number | null; take: number | null } | null
  over: string | null
  facts: Facts
}

/** The printed numbers of the edition. */
export interface Values {
  prices: number[]
  luxury_values: number[]
  everyday_values: number[]
  collection: number[]
  majority: number[]
  kept_liquidity: number
  track: number
  coin: number
  kind: { id: string; greens: number; pips: number[] }[]
  ruler: { id: string; amount: number; optional: boolean }[]
  reign: { id: string; years: string }[]
  card: { id: string; money: number }[]
}

export const viewOf = (board: BoardModel) => board.view as unknown as View
export const valuesOf = (board: BoardModel) => board.source.detail.values as unknown as Values
export const seatOf = (board: BoardModel, seat: string) => viewOf(board).seats[seat]!

/** What a ruler orders, with the numbers of the edition. */
export const orderOf = (board: BoardModel, code: string) => board.telling.about(code, null, board.source.detail.values)

/** The seats from one on, clockwise. */
export function seatsFrom(view: View, first: string): string[] {
  const seats = Object.keys(view.seats)
  const place = Math.max(0, seats.indexOf(first))
  return [...seats.slice(place), ...seats.slice(0, place)]
}

export interface BagCount {
  all: number
  goods: number
  establishments: number
  rulers: number
}

/** What the bag holds by elimination: only goods can lie unseen behind a screen. */
export function bagOf(view: View): BagCount {
  const all = view.bag[HIDDEN] ?? 0
  const rulers = view.unseen.filter(isRuler).length
  const establishments = view.unseen.filter((code) => !isGood(code)).length - rulers
  return { all, establishments, rulers, goods: all - establishments - rulers }
}

export const pipsOf = (values: Values, code: string) => {
  const { kind, place } = establishmentOf(code)
  return values.kind[kind]?.pips[place - 1] ?? place
}

export const isGreen = (values: Values, code: string) => {
  const { kind, place } = establishmentOf(code)
  return place <= (values.kind[kind]?.greens ?? 2)
}

/** The establishments of a seat in one column for each kind. */
export function columnsOf(seat: SeatView, kinds: number): string[][] {
  return Array.from({ length: kinds }, (_, kind) => seat.est.filter((code) => establishmentOf(code).kind === kind))
}

/** The worth of so many tiles in one bundle. */
export function bundleValue(values: Values, luxury: boolean, count: number): number {
  return (luxury ? values.luxury_values : values.everyday_values)[count - 1] ?? 0
}
