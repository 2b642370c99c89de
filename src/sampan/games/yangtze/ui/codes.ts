/** What the codes of components stand for: which drawing, which colour. */

/** A good, its colour and the symbol of that colour share a row: the fourth good lies in row 3, so does the fourth colour. */
const LUXURY = [
  ['silk', 'red', 'dragon'],
  ['porcelain', 'yellow', 'lotus'],
  ['jade', 'green', 'crane'],
  ['lacquer', 'blue', 'moon'],
  ['ivory', 'violet', 'cloud'],
] as const
const EVERYDAY = [
  ['rice', 'rose', 'bamboo'],
  ['tea', 'apricot', 'fish'],
  ['salt', 'lemon', 'leaf'],
  ['fish', 'mint', 'wave'],
  ['cloth', 'sky', 'sun'],
  ['pottery', 'lilac', 'bird'],
] as const
export const KINDS = ['fortress', 'office', 'pagoda', 'harbour'] as const
export const CARDS = ['TWO_GOODS', 'FREE_GOOD', 'SELL_CARD', 'LIQ10', 'LIQ15', 'LIQ20'] as const
export const CARD_ICONS: Record<string, string> = { TWO_GOODS: 'card-two-goods', FREE_GOOD: 'card-free', SELL_CARD: 'card-sell' }

export interface GoodTile {
  luxury: boolean
  /** Names of the good, its colour and the symbol of the colour. */
  good: string
  colour: string
  symbol: string
  /** The place of the good and of the colour in their lines. */
  goodPlace: number
  colourPlace: number
}

export const isGood = (code: string) => /^[LE]\d\d$/.test(code)
export const isEstablishment = (code: string) => /^S\d\d$/.test(code)
export const isCard = (code: string) => (CARDS as readonly string[]).includes(code)
/** Every other code with capitals is a ruler. */
export const isRuler = (code: string) => /^[A-Z]+_?[A-Z0-9]*$/.test(code) && !isGood(code) && !isEstablishment(code) && !isCard(code)

export function goodOf(code: string): GoodTile {
  const luxury = code.startsWith('L')
  const rows: readonly (readonly [string, string, string])[] = luxury ? LUXURY : EVERYDAY
  const [goodPlace, colourPlace] = [Number(code[1]), Number(code[2])]
  const [good] = rows[goodPlace]!
  const [, colour, symbol] = rows[colourPlace]!
  return { luxury, good, colour, symbol, goodPlace, colourPlace }
}

/** All goods of a category as a square: a row for each good, a column for each colour. */
export function squareOf(luxury: boolean): string[][] {
  const rows = luxury ? LUXURY : EVERYDAY
  return rows.map((_, good) => rows.map((__, colour) => `${luxury ? 'L' : 'E'}${good}${colour}`))
}

/** The kind of an establishment, and its place among the five of the kind. */
export function establishmentOf(code: string): { kind: number; place: number } {
  return { kind: Number(code[1]), place: Number(code[2]) }
}

/** The symbol on a ruler's medallion. */
export function rulerIcon(code: string): string {
  const bonus = /^BONUS_(\d)$/.exec(code)
  if (bonus) return `est-${KINDS[Number(bonus[1])]}`
  return `ruler-${code.toLowerCase().replace('_', '-')}`
}
