/** Rules and data behind each component. */

import type { About } from '$page/lib/boards'
import { establishmentOf, goodOf, isCard, isEstablishment, isGood, isRuler, KINDS } from './codes'

const CARD_RULES: Record<string, string[]> = {
  TWO_GOODS: ['YT-8.3', 'YT-8.4', 'YT-8.5'],
  FREE_GOOD: ['YT-8.6', 'YT-8.7'],
  SELL_CARD: ['YT-8.8', 'YT-8.12'],
}
const RULER_RULES: Record<string, string[]> = {
  TAX_MONEY: ['YT-7.7', 'YT-10.2'],
  TAX_GOODS: ['YT-7.8', 'YT-10.2'],
  TAX_EST: ['YT-7.9', 'YT-10.2'],
  DISCARD: ['YT-7.10', 'YT-7.11'],
  SELL_ONE: ['YT-7.12'],
  BUY_BACK: ['YT-7.13', 'YT-7.14'],
  SWAP: ['YT-7.15', 'YT-7.16'],
  COPY: ['YT-7.17', 'YT-7.19'],
}
const THINGS: Record<string, About> = {
  RIVER: { rules: ['YT-5.2', 'YT-5.3'], data: [] },
  HOUSE: { rules: ['YT-4.3', 'YT-4.4'], data: ['prices'] },
  BAG: { rules: ['YT-5.1', 'YT-13.4'], data: [] },
  BOX: { rules: ['YT-3.11', 'YT-6.8'], data: [] },
  REIGN: { rules: ['YT-7.1', 'YT-11.1'], data: ['reign'] },
  MONEY: { rules: ['YT-9.1', 'YT-9.2'], data: ['track', 'coin'] },
  SCREEN: { rules: ['YT-13.2', 'YT-13.3'], data: ['start_goods'] },
  BUNDLE: { rules: ['YT-3.3', 'YT-3.4', 'YT-3.5'], data: ['luxury_values', 'everyday_values'] },
  COLLECTION: { rules: ['YT-12.2', 'YT-12.3', 'YT-12.4'], data: ['collection'] },
  MAJORITY: { rules: ['YT-12.5', 'YT-12.6', 'YT-12.8'], data: ['majority'] },
  KEPT: { rules: ['YT-8.10', 'YT-12.10'], data: ['kept_liquidity'] },
}

/** Rules, data and text of a component. */
export function about(code: string): About {
  if (isGood(code)) {
    const { luxury, good, colour, symbol } = goodOf(code)
    const args = { good: named(`good-${good}`), colour: named(`colour-${colour}`), symbol: named(`symbol-${symbol}`) }
    const section = luxury ? 'luxury_good' : 'everyday_good'
    return {
      text: { key: luxury ? 'about-luxury' : 'about-everyday', args },
      rules: ['YT-3.2', 'YT-3.3', 'YT-3.4'],
      data: [luxury ? 'luxury_values' : 'everyday_values', `${section}.${good}.colour`],
    }
  }
  if (isEstablishment(code)) {
    const kind = KINDS[establishmentOf(code).kind] ?? ''
    return { text: { key: 'about-establishment', args: { tile: code } }, rules: ['YT-6.9', 'YT-12.2', 'YT-12.5', 'YT-12.6'], data: [`kind.${kind}.pips`] }
  }
  if (isCard(code)) return { rules: CARD_RULES[code] ?? ['YT-8.9', 'YT-8.10'], data: [`card.${code}.money`, 'kept_liquidity'] }
  const thing = THINGS[code]
  if (thing) return thing
  if (isRuler(code)) return { rules: RULER_RULES[code] ?? ['YT-7.6'], data: [`ruler.${code}.amount`, `ruler.${code}.optional`] }
  return { rules: [], data: [] }
}

/** A text inside a text. */
const named = (key: string) => ({ key, args: {} })

const SQUARES: Record<string, [string, readonly string[]]> = {
  luxury_good: ['L', ['silk', 'porcelain', 'jade', 'lacquer', 'ivory']],
  everyday_good: ['E', ['rice', 'tea', 'salt', 'fish', 'cloth', 'pottery']],
}
const DATA_PIECES: Record<string, string> = {
  prices: 'HOUSE',
  start_money: 'MONEY',
  track: 'MONEY',
  coin: 'MONEY',
  coins: 'MONEY',
  start_goods: 'SCREEN',
  luxury_values: 'L00',
  everyday_values: 'E00',
  collection: 'S01',
  majority: 'S04',
  kept_liquidity: 'LIQ20',
}

/** The component that a row of the data prints: `luxury_good`, `silk.colour`. */
export function pieceOf(section: string, name: string): string | null {
  const [id = ''] = name.split('.')
  const square = SQUARES[section]
  if (square) {
    const place = square[1].indexOf(id)
    return `${square[0]}${place}${place}`
  }
  if (section === 'kind') return `S${(KINDS as readonly string[]).indexOf(id)}3`
  if (section === 'ruler' || section === 'card') return id
  if (section === 'reign') return 'REIGN'
  return DATA_PIECES[section] ?? null
}
