/** What the inspector says of a component: text, rules, and where its print is known from. */

import type { About } from '$page/lib/boards'
import { detailOf } from '$page/lib/texts.svelte'

const GAME = 'yinzi'

interface Kind {
  /** Section of the component data. */
  section: string
  rules: string[]
  /** The text; that of the code itself if there is none. */
  key?: string
}

/** By the section of the component data that holds the code. */
const KINDS: Kind[] = [
  { section: 'bonus', rules: ['YZ-4.1', 'YZ-4.2'] },
  { section: 'advancement', rules: ['YZ-11.5', 'YZ-11.8'] },
  { section: 'ship', rules: ['YZ-19.1', 'YZ-19.7'], key: 'about-ship' },
  { section: 'route', rules: ['YZ-21.4', 'YZ-25.1', 'YZ-25.4'], key: 'route-help' },
  { section: 'market', rules: ['YZ-9.1', 'YZ-9.4', 'YZ-18.14'], key: 'about-market' },
  { section: 'province', rules: ['YZ-7.4', 'YZ-7.7'], key: 'about-province' },
  { section: 'place', rules: ['YZ-19.9', 'YZ-19.10', 'YZ-12.1'], key: 'about-place' },
  { section: 'commodity', rules: ['YZ-18.12', 'YZ-19.2'], key: 'about-commodity' },
]

const GOODS: Record<string, { key: string; rules: string[] }> = {
  rice: { key: 'about-rice', rules: ['YZ-8.3', 'YZ-22.4'] },
  wheat: { key: 'about-whole-food', rules: ['YZ-8.2', 'YZ-22.4'] },
  corn: { key: 'about-whole-food', rules: ['YZ-8.9', 'YZ-22.4'] },
  cabbage: { key: 'about-half-food', rules: ['YZ-8.2', 'YZ-22.5'] },
  fruit: { key: 'about-half-food', rules: ['YZ-8.2', 'YZ-22.5'] },
  potato: { key: 'about-half-food', rules: ['YZ-8.9', 'YZ-22.5'] },
  salt: { key: 'about-salt', rules: ['YZ-8.10', 'YZ-9.1', 'YZ-19.4'] },
  tea: { key: 'about-tea', rules: ['YZ-9.1', 'YZ-19.3'] },
  cotton: { key: 'about-urban-good', rules: ['YZ-9.1', 'YZ-1.11'] },
  sugarcane: { key: 'about-urban-good', rules: ['YZ-9.1', 'YZ-1.11'] },
  ramie: { key: 'about-urban-good', rules: ['YZ-9.1', 'YZ-1.11'] },
  bamboo: { key: 'about-urban-good', rules: ['YZ-9.1', 'YZ-1.11'] },
}

/** What has a text of its own. */
const RULES: Record<string, { rules: string[]; data?: string[] }> = {
  plain: { rules: ['YZ-8.14'] },
  wood: { rules: ['YZ-2.1', 'YZ-7.1'], data: ['wood', 'resource_price'] },
  stone: { rules: ['YZ-2.1', 'YZ-10.2'], data: ['stone', 'resource_price'] },
  copper: { rules: ['YZ-3.19'], data: ['copper_coins'] },
  silver: { rules: ['YZ-19.1', 'YZ-27.2'], data: ['silver_bags'] },
  misfortune: { rules: ['YZ-22.10', 'YZ-27.5'], data: ['misfortune_vp'] },
  rural: { rules: ['YZ-1.12', 'YZ-32.1'], data: ['rural_sell', 'rural_buy'] },
  ratio: { rules: ['YZ-27.3'], data: ['ratio'] },
  phases: { rules: ['YZ-1.3'] },
  boat: { rules: ['YZ-7.4', 'YZ-7.6'], data: ['boat_track'] },
  workers: { rules: ['YZ-6.2', 'YZ-5.10'] },
  migration: { rules: ['YZ-16.4', 'YZ-16.10'] },
  glory: { rules: ['YZ-23.5', 'YZ-23.6'], data: ['glory_vp'] },
  discard: { rules: ['YZ-25.2', 'YZ-26.3'] },
  route: { rules: ['YZ-25.4', 'YZ-25.8'] },
  cards: { rules: ['YZ-1.7', 'YZ-5.1'], data: ['card'] },
  supply: { rules: ['YZ-2.2', 'YZ-2.3', 'YZ-2.4', 'YZ-2.5'], data: ['cubes', 'workers', 'discs', 'commodities'] },
  taxes: { rules: ['YZ-6.5', 'YZ-27.1', 'YZ-27.2'], data: ['tax'] },
  feeding: { rules: ['YZ-22.2', 'YZ-22.8'], data: ['workers_per_food'] },
  boats: { rules: ['YZ-7.1'] },
  plant: { rules: ['YZ-8.1'] },
  sell: { rules: ['YZ-9.1', 'YZ-9.3', 'YZ-9.4'] },
  develop: { rules: ['YZ-10.1'] },
  advance: { rules: ['YZ-11.1', 'YZ-11.2'] },
  resources: { rules: ['YZ-17.1'] },
  produce: { rules: ['YZ-18.1', 'YZ-18.2', 'YZ-18.3'] },
  ships: { rules: ['YZ-19.1'] },
  emperor: { rules: ['YZ-20.1', 'YZ-20.5'] },
  war: { rules: ['YZ-21.1', 'YZ-23.5', 'YZ-23.6'] },
}

type Row = { id: string } & Record<string, unknown>

function values(): Record<string, unknown> {
  return detailOf(GAME)?.values ?? {}
}

/** Everything printed on an item, and every value that stands alone. */
function facts(row: Row): Record<string, unknown> {
  const alone = Object.entries(values()).filter(([, value]) => typeof value === 'number')
  return { ...Object.fromEntries(alone), ...row }
}

function ofKind(code: string): About | null {
  for (const { section, rules, key } of KINDS) {
    const row = ((values()[section] ?? []) as Row[]).find((each) => each.id === code)
    if (row) return { text: { key: key ?? `${section}-${code}-help`, args: facts(row) }, rules, data: prints(section, row) }
  }
  return null
}

/** The rows of the component data about an item. */
function prints(section: string, row: Row): string[] {
  return Object.keys(row).filter((field) => field !== 'id').map((field) => `${section}.${row.id}.${field}`)
}

function ofFactory(code: string): About | null {
  const [commodity = '', seat = ''] = code.split('-')
  const known = ((values().commodity ?? []) as Row[]).some((each) => each.id === commodity)
  if (!known || !seat) return null
  const rules = ['YZ-10.4', 'YZ-18.1', 'YZ-18.4', 'YZ-18.10']
  return { text: { key: 'about-factory', args: { commodity, colour: seat } }, rules, data: [`commodity.${commodity}.shape`, 'level'] }
}

export function about(code: string): About {
  const good = GOODS[code]
  if (good) return { text: { key: good.key, args: {} }, rules: good.rules, data: [] }
  const own = RULES[code]
  if (own) {
    const [first] = own.data ?? []
    const value = first ? values()[first] : undefined
    return { text: { key: `about-${code}`, args: typeof value === 'number' ? { value } : {} }, rules: own.rules, data: own.data ?? [] }
  }
  if (code.startsWith('box-')) {
    const row = ((values().box ?? []) as Row[]).find((each) => each.id === code.slice(4))
    return { text: { key: `about-${code}`, args: row ? facts(row) : {} }, rules: ['YZ-20.1', 'YZ-26.1'], data: row ? prints('box', row) : [] }
  }
  if (code.startsWith('card-')) return { text: { key: 'about-cards', args: {} }, rules: ['YZ-6.1', 'YZ-6.2', 'YZ-6.3'], data: ['card'] }
  return ofKind(code) ?? ofFactory(code) ?? { rules: [], data: [] }
}

const DRAWN = ['province', 'good', 'market', 'commodity', 'bonus', 'route', 'nation', 'place', 'ship', 'advancement']
const ALONE: Record<string, string> = {
  wood: 'wood', stone: 'stone', copper_coins: 'copper', silver_bags: 'silver', misfortune_tiles: 'misfortune', ratio: 'ratio', boat_track: 'boat', tax: 'taxes',
  glory_vp: 'glory', workers: 'workers', workers_per_food: 'feeding', rural_sell: 'rural', rural_buy: 'rural',
}

/** The code of the component that a row of the component data prints. */
export function pieceOf(section: string, name: string): string | null {
  const [id = ''] = name.split('.')
  if (!id) return ALONE[section] ?? null
  if (section === 'good') return ((values().good ?? []) as Row[]).find((each) => each.id === id)?.name as string ?? null
  if (section === 'card') return `card-${String(((values().card ?? []) as Row[]).find((each) => each.id === id)?.value ?? 1)}`
  if (section === 'box') return `box-${id}`
  return DRAWN.includes(section) ? id : null
}
