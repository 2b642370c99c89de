/** Where each option belongs on the board, and the word a piece would be used with. */

import type { BoardModel } from '$page/board/model.svelte'
import type { OptionText } from '$page/protocol.gen'

export const slotSpot = (slot: number) => `slot-${slot}`
export const goodSpot = (code: string) => `good-${code}`
export const cardSpot = (code: string) => `card-${code}`
export const rulerSpot = (code: string) => `ruler-${code}`

/** The spot of an option: a bundle is chosen by its tiles, a free good by the card and the tile. */
export function spotOf({ word, kind, args }: OptionText): string | string[] | null {
  switch (kind) {
    case 'buy':
    case 'take':
      return slotSpot(Number(args.slot))
    case 'free':
      return [cardSpot('FREE_GOOD'), slotSpot(Number(args.slot))]
    case 'sell':
      return (args.tiles as string[]).map(goodSpot)
    case 'give':
    case 'discard':
      return goodSpot(String(args.tile))
    case 'liq':
    case 'back':
      return cardSpot(`LIQ${word.split(' ')[1]}`)
    case 'sell-card':
      return cardSpot('SELL_CARD')
    case 'two-goods':
      return cardSpot('TWO_GOODS')
    case 'copy':
      return rulerSpot(String(args.ruler))
    default:
      return null
  }
}

/** What pressing a slot of the river would say in the present step. */
export function slotWord(board: BoardModel, slot: number): string {
  return `${board.decision?.step === 'take-from-river' ? 'take' : 'buy'} ${slot}`
}

const GOOD_WORDS: Record<string, string> = { 'give-to-river': 'give', 'discard-good': 'discard' }

/** What pressing an own good would say in the present step. */
export function goodWord(board: BoardModel, code: string): string {
  return `${GOOD_WORDS[board.decision?.step ?? ''] ?? 'sell'} ${code}`
}

/** What pressing an own card would say in the present step. */
export function cardWord(board: BoardModel, code: string): string {
  if (code === 'TWO_GOODS') return 'two-goods'
  if (code === 'SELL_CARD') return 'sell-card'
  if (code === 'FREE_GOOD') return 'free 0'
  return `${board.decision?.step === 'buy-back' && !board.at(cardSpot(code)).length ? 'back' : 'liq'} ${code.slice(3)}`
}
