/** Own goods laid together: in their best bundles, by good, or by colour. */

import { goodOf } from '../codes'
import { bundleValue, type Facts, type Values } from '../view'

export const SORTS = ['bundle', 'good', 'colour'] as const
export type Sort = (typeof SORTS)[number]

export interface Line {
  tiles: string[]
  /** The text of what all its tiles share; empty for a lone tile. */
  name: string
  value: number
}

function nameOf(tiles: string[]): string {
  const all = tiles.map(goodOf)
  const [first] = all
  if (!first || all.length < 2) return ''
  return all.every((each) => each.good === first.good) ? `good-${first.good}` : `colour-${first.colour}`
}

/** The lines of these goods; what is gathered by hand beyond the best bundles stays in its line. */
export function linesOf(goods: string[], sort: Sort, facts: Facts, values: Values): Line[] {
  if (sort === 'bundle') return facts.bundles.map(({ tiles, value }) => ({ tiles, value, name: nameOf(tiles) }))
  const found = new Map<string, string[]>()
  for (const code of goods) {
    const tile = goodOf(code)
    const key = `${tile.luxury}-${sort === 'good' ? tile.goodPlace : tile.colourPlace}`
    found.set(key, [...(found.get(key) ?? []), code])
  }
  return [...found.values()]
    .map((tiles) => ({ tiles, name: nameOf(tiles), value: bundleValue(values, goodOf(tiles[0]!).luxury, tiles.length) }))
    .sort((a, b) => b.value - a.value)
}
