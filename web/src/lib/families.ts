/** The options of a decision in families: what is a number to pick, what are buttons. */

import type { OptionText } from '../protocol.gen'

export interface NumberFamily {
  kind: string
  /** What comes before the number in the word. */
  prefix: string
  /** Number -> option. */
  numbers: Map<number, OptionText>
}

export interface Families {
  numbers: NumberFamily[]
  /** Options of one kind, several of them. */
  groups: OptionText[][]
  /** Options that are alone of their kind. */
  singles: OptionText[]
}

const LONG = 6

/** The number an option is about, if that is all its text tells. */
function numberOf(option: OptionText): { prefix: string; number: number } | null {
  const found = /^(.*) (\d+)$/.exec(option.word)
  const told = Object.values(option.args)
  if (!found || told.length !== 1 || told[0] !== Number(found[2])) return null
  return { prefix: found[1] ?? '', number: Number(found[2]) }
}

function asNumbers(kind: string, options: OptionText[]): NumberFamily | null {
  if (options.length < LONG) return null
  const numbers = new Map<number, OptionText>()
  let prefix: string | null = null
  for (const option of options) {
    const found = numberOf(option)
    if (!found || (prefix !== null && found.prefix !== prefix)) return null
    prefix = found.prefix
    numbers.set(found.number, option)
  }
  return { kind, prefix: prefix ?? kind, numbers }
}

export function familiesOf(options: OptionText[]): Families {
  const byKind = new Map<string, OptionText[]>()
  for (const option of options) byKind.set(option.kind, [...(byKind.get(option.kind) ?? []), option])
  const families: Families = { numbers: [], groups: [], singles: [] }
  for (const [kind, members] of byKind) {
    const numbers = asNumbers(kind, members)
    if (numbers) families.numbers.push(numbers)
    else if (members.length > 1) families.groups.push(members)
    else families.singles.push(...members)
  }
  return families
}

/** The options in the order of the buttons, so that the keys 1 to 9 can choose them. */
export function buttonsOf(families: Families): OptionText[] {
  return [...families.groups.flat(), ...families.singles]
}
