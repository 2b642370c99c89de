/** Which symbol, colour and ground belongs to what. */

const GREEN = '#5E9A5A'

/** The tint of every good, and the land it is printed on. */
export const TINTS: Record<string, string> = {
  rice: '#7FA65A',
  wheat: '#D9A93A',
  cabbage: '#8CBF6A',
  fruit: '#E08A5A',
  salt: '#9FB2B8',
  tea: GREEN,
  cotton: '#FFFFFF',
  sugarcane: '#A7C25A',
  ramie: '#6FA58A',
  bamboo: GREEN,
  potato: '#B98A5E',
  corn: '#E3BE3F',
  wood: '#B98450',
  stone: '#A7A49B',
  silver: '#C9CDD2',
}

export const LAND: Record<string, string> = {
  rice: 'var(--paddy)',
  cabbage: 'var(--paddy)',
  wheat: 'var(--field)',
  fruit: 'var(--field)',
  salt: 'var(--saltpan)',
  '': 'var(--plain)',
}

export const BONUS_ICONS: Record<string, string> = {
  'free-advancement': 'act-advance',
  'better-sales': 'bonus-sales',
  'fed-workers': 'bonus-fed',
  'no-taxes': 'bonus-no-tax',
  'boat-upgrade': 'act-boats',
  'factory-upgrade': 'factory',
}

export const NATION_ICONS: Record<string, string> = { JP: 'nation-jp', KR: 'nation-kr', BN: 'nation-bn', PT: 'nation-pt', ES: 'nation-es', NL: 'nation-nl' }

export const ADVANCEMENT_ICONS: Record<string, string> = {
  'brunei-emissary': 'nation-bn',
  'korea-emissary': 'nation-kr',
  'japan-emissary': 'nation-jp',
  'portugal-emissary': 'nation-pt',
  'spain-emissary': 'nation-es',
  'netherlands-emissary': 'nation-nl',
  'free-rice': 'adv-free-rice',
  'free-wood': 'adv-free-wood',
  'free-stone': 'adv-free-stone',
  'free-raw-material': 'adv-free-raw',
  'free-boat-capacity': 'adv-free-boat',
  'free-copper': 'adv-free-copper',
  'free-salt': 'adv-free-salt',
  'additional-sale': 'adv-urban-sale',
  'additional-crops': 'adv-extra-crop',
  'same-undertaking': 'adv-same',
  'additional-worker': 'adv-extra-worker',
  'eager-immigrants': 'adv-migrants',
  'free-wheat': 'adv-free-wheat',
  'personal-route': 'adv-route-tile',
  'war-copper': 'adv-war-copper',
  veterans: 'adv-veterans',
  'additional-recruit': 'adv-extra-recruit',
  'weaker-enemies': 'adv-weaker',
}

export const SECTION_ICONS: Record<string, string> = { diplomacy: 'adv-diplomacy', economy: 'adv-economy', emperor: 'adv-emperor', war: 'adv-war' }

/** The symbol and tint of a good, a commodity or a resource. */
export function symbolOf(name: string): { icon: string; tint: string } {
  return { icon: `z-${name}`, tint: TINTS[name] ?? 'var(--goldfill)' }
}
