/** Where the options of Gùgōng lie on the board, and where its components are explained. */

import type { About, Moment } from '$page/lib/boards'
import type { OptionText } from '$page/protocol.gen'

/** Steps that put a piece onto the wall. */
const BUILDING = ['choose-builder', 'build-from-supply']
/** Words whose spot is their kind and their last argument, as `card 7` and `city 3`. */
const PLAIN = ['card', 'loc', 'city', 'decree', 'house', 'trade', 'die']

/** The spot of an option, null for a button of the action bar. */
export function spotOf(option: OptionText, { decision }: Moment): string | null {
  const { kind, word, args } = option
  const [, first = ''] = word.split(' ')
  if (PLAIN.includes(kind)) return `${kind}-${first}`
  if (kind === 'harbour' || kind === 'new-ship') return `harbour-${String(args['route'])}-${String(args['harbour'])}`
  if (kind.startsWith('unit-')) return BUILDING.includes(decision.step) ? 'wall' : null
  if (kind === 'opt-a' || kind === 'opt-b') return optionSpot(args['action'])
  if (kind.startsWith('ben-') && kind !== 'ben-none') return kind
  if (kind.startsWith('reward-') && kind !== 'reward-none') return kind
  return null
}

/** The sign of an action at its court: `do-WALL-a` is at `opt-WALL-a`. Other actions of cards have none. */
function optionSpot(action: unknown): string | null {
  const key = (action as { key?: string } | null)?.key ?? ''
  const found = /^do-([A-Z]{4,})-([ab])$/.exec(key)
  return found ? `opt-${found[1]}-${found[2]}` : null
}

const COURTS: Record<string, About> = {
  TRAVEL: { rules: ['GG-5.1', 'GG-5.2', 'GG-5.7'], data: [] },
  WALL: { rules: ['GG-7.1', 'GG-7.2', 'GG-7.6'], data: ['wall_threshold', 'wall_vp'] },
  JADE: { rules: ['GG-8.1', 'GG-8.2', 'GG-15.11'], data: ['jade_prices', 'jade_stock', 'jade_vp'] },
  INTRIGUE: { rules: ['GG-9.1', 'GG-9.3', 'GG-9.8'], data: [] },
  PALACE: { rules: ['GG-10.1', 'GG-10.2', 'GG-10.8'], data: [] },
  DECREES: { rules: ['GG-11.1', 'GG-11.2', 'GG-11.3'], data: [] },
  CANAL: { rules: ['GG-12.1', 'GG-12.2', 'GG-12.15'], data: [] },
}
const THINGS: Record<string, About> = {
  day: { rules: ['GG-1.25', 'GG-2.14'], data: ['income'] },
  dice: { rules: ['GG-14.2', 'GG-14.5'], data: ['dice', 'night_vp'] },
  order: { rules: ['GG-3.1', 'GG-2.2'], data: [] },
  medal: { rules: ['GG-9.2', 'GG-9.9'], data: [] },
  track: { rules: ['GG-9.5', 'GG-9.8', 'GG-7.11'], data: [] },
  benefit: { rules: ['GG-7.10', 'GG-7.11', 'GG-7.17'], data: [] },
  steps: { rules: ['GG-10.3', 'GG-10.5', 'GG-10.8'], data: [] },
  hall: { rules: ['GG-10.3', 'GG-10.4'], data: ['arrival_small', 'arrival_large'] },
  harbour: { rules: ['GG-12.15', 'GG-12.16', 'GG-14.9'], data: ['harbour_vp', 'reward_slots'] },
  ship: { rules: ['GG-12.4', 'GG-12.7', 'GG-12.11'], data: [] },
  servant: { rules: ['GG-22.1', 'GG-22.2'], data: ['servants', 'start_pool'] },
  supply: { rules: ['GG-22.2', 'GG-22.4'], data: ['servants'] },
  double: { rules: ['GG-13.1', 'GG-13.4', 'GG-13.6'], data: [] },
  envoy: { rules: ['GG-10.3', 'GG-10.8'], data: [] },
  traveller: { rules: ['GG-5.5', 'GG-5.7'], data: [] },
  jade: { rules: ['GG-15.11', 'GG-8.7'], data: ['jade_vp', 'further_jade_vp'] },
  niches: { rules: ['GG-5.13', 'GG-5.15'], data: ['trade_vp'] },
  hand: { rules: ['GG-3.4', 'GG-3.17'], data: [] },
  discard: { rules: ['GG-3.15', 'GG-3.17', 'GG-3.18'], data: [] },
  gifts: { rules: ['GG-12.20', 'GG-1.16'], data: [] },
  tiles: { rules: ['GG-2.5', 'GG-2.7'], data: [] },
  vp: { rules: ['GG-1.13', 'GG-15.13'], data: [] },
  automa: { rules: ['GG-19.3', 'GG-19.12'], data: [] },
  focus: { rules: ['GG-18.2', 'GG-20.34'], data: [] },
}
const REWARD_RULES: Record<string, string> = { vp: 'GG-12.19', card: 'GG-12.20', double: 'GG-12.21' }

/** The rules and data of a component, by its code. */
export function about(code: string): About {
  const thing = COURTS[code] ?? THINGS[code]
  if (thing) return thing
  if (code.startsWith('gift-')) return { rules: ['GG-3.5', 'GG-3.20', 'GG-4.1'], data: [`gift.${code}.value`, `gift.${code}.action`] }
  if (/^D\d_/.test(code)) return { rules: ['GG-11.2', 'GG-11.8'], data: [`decree.${code}.cost`, `decree.${code}.vp`] }
  if (/^T(_|\d)/.test(code)) return { rules: ['GG-5.11', 'GG-5.13'], data: /^T_/.test(code) ? [`travel_tile.${code}.copies`] : [] }
  if (code.startsWith('house-')) return { rules: ['GG-8.2', 'GG-8.3'], data: ['jade_prices', 'square_price', 'jade_stock'] }
  if (code.startsWith('automa-')) return { rules: ['GG-19.4', 'GG-19.12'], data: [`automa.${code}.location`] }
  if (code.startsWith('reward-')) return { rules: ['GG-12.16', REWARD_RULES[code.slice(7)] ?? 'GG-12.22'], data: ['reward_slots', 'harbour_vp'] }
  return { rules: ['GG-5.7'], data: [`city_small.${code}.neighbours`, `city_large.${code}.neighbours`] }
}

/** Lists whose items are components that can be drawn. */
const LISTS = ['gift', 'decree', 'travel_tile', 'automa']
/** What a single value is printed on. */
const SINGLE: Record<string, string> = {
  dice: 'dice', income: 'day', start_pool: 'servant', servants: 'servant', jade_prices: 'house-0', square_price: 'house-3', jade_stock: 'house-0',
  arrival_small: 'hall', arrival_large: 'hall', wall_threshold: 'WALL', wall_vp: 'WALL', night_vp: 'dice', harbour_vp: 'reward-vp', reward_slots: 'harbour',
  jade_vp: 'jade', further_jade_vp: 'jade', trade_vp: 'niches', tile_vp: 'T_VP2', decree_flat: 'D3_FLAT', decree_cap: 'D3_JAD', decree_each: 'D3_JAD',
  decree_divisor: 'D3_VP3', meng_matches: 'automa', perimeter: 'TRAVEL',
}

/** The component that a row of the data belongs to, where one can draw it. */
export function pieceOf(section: string, name: string): string | null {
  return LISTS.includes(section) ? (name.split('.')[0] ?? null) : (SINGLE[section] ?? null)
}
