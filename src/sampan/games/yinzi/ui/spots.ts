/** Where every word of the vocabulary belongs on the board. */

import type { Moment } from '$page/lib/boards'
import type { OptionText } from '$page/protocol.gen'
import type { Position } from './view'

export const squareSpot = (code: string): string => `square-${code}`
export const slotSpot = (code: string): string => `slot-${code}`
export const factorySpot = (code: string): string => `factory-${code}`
export const shipSpot = (box: number, slot: number): string => `ship-${box}.${slot}`
export const advancementSpot = (space: number): string => `advancement-${space}`
export const tileSpot = (code: string): string => `tile-${code}`
export const fortuneSpot = (action: string): string => `fortune-${action}`
export const handSpot = (value: number | string): string => `hand-${value}`
export const groupSpot = (group: string): string => `group-${group}`
export const workSpot = (action: string): string => `work-${action}`

/** A factory tile that is taken lies on its squares, all of which are pressed. */
const SPOTS: Record<string, (args: string[], position: Position, seat: string) => string | string[] | null> = {
  bonus: ([column]) => `bonus-${column}`,
  crop: ([column]) => `crop-${column}`,
  cell: ([code = '']) => squareSpot(code),
  'rural-sell': ([code = '']) => squareSpot(code),
  lay: (cells) => cells.map(squareSpot),
  market: ([code = '']) => slotSpot(code),
  ship: ([place]) => `ship-${place}`,
  factory: ([code = '']) => factorySpot(code),
  disc: ([space]) => advancementSpot(Number(space)),
  use: ([space]) => advancementSpot(Number(space)),
  card: ([value = '', action = '']) => [handSpot(value), fortuneSpot(action)],
  tax: () => 'tax',
  work: ([group = '', action = '']) => [groupSpot(group), workSpot(action)],
  migrate: ([group = '']) => [groupSpot(group), 'arrivals'],
  box: ([number]) => `box-${number}`,
  wood: () => 'wood',
  stone: () => 'stone',
  boat: (_, position, seat) => `boat-${(position.seats[seat]?.boat ?? 0) + 1}`,
  route: ([stack]) => `route-${stack}`,
  tile: ([code = ''], position, seat) => (position.seats[seat]?.open.some((each) => each.tile === code) ? tileSpot(code) : 'discard'),
  'rural-buy': ([colour]) => `rural-${colour}`,
}

export function spotOf(option: OptionText, moment: Moment): string | string[] | null {
  const args = option.word.split(' ').slice(1)
  return SPOTS[option.kind]?.(args, moment.view as unknown as Position, moment.decision.seat) ?? null
}

/** The spots of the words of a compound move that are spoken already. */
export function pathOf(words: string[], position: Position): string[] {
  return words.flatMap((word) => {
    const [kind = '', ...args] = word.split(' ')
    return SPOTS[kind]?.(args, position, position.asked) ?? []
  })
}
