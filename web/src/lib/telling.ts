/** From data to sentences. The twin of `engine/telling.py`: it serves every game and names none. */

import type { GameDetail, OptionInfo, OptionText, ReasonInfo, SaidInfo, TableInfo } from '../protocol.gen'
import { textsOf, type Args, type Texts } from './texts.svelte'

export interface EventData {
  event: string
  [argument: string]: unknown
}

export interface SheetLine {
  key: string
  text: string
  /** By seat. */
  amounts: Record<string, number>
  /** By seat, where the line is a question and not an amount. */
  words: Record<string, string> | null
  /** A part belongs to the last line that is none. */
  part: boolean
  /** Whether the amounts add to the total: not so parts, subtotals, questions, the total. */
  counts: boolean
}

type Sheets = Record<string, Record<string, unknown>>

const SEATS = ['A', 'B', 'C', 'D', 'E']

/** The text with a capital letter first: names of components are often small. */
export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The names of the people and bots at a table, by seat. */
export function peopleOf(info: TableInfo): Record<string, string> {
  return Object.fromEntries(info.seats.map((seat) => [seat.seat, seat.name]))
}

/** Those whom a game itself sends where no person sits, by seat. */
function sentBy(texts: Texts): Record<string, string> {
  const found = SEATS.filter((seat) => texts.has(`place-${seat}`))
  return Object.fromEntries(found.map((seat) => [seat, texts.say(`place-${seat}`)]))
}

export class Telling {
  readonly texts: Texts
  readonly people: Record<string, string>

  constructor(game: string, people: Record<string, string> = {}) {
    this.texts = textsOf(game)
    this.people = { ...sentBy(this.texts), ...people }
  }

  title(): string {
    return this.texts.say('title')
  }

  prompt(step: string): string {
    return this.texts.say(`step-${step}`)
  }

  help(step: string): string {
    return this.texts.has(`help-${step}`) ? this.texts.say(`help-${step}`) : ''
  }

  /** An option in plain words. What a word means may depend on the step it is said at. */
  action(option: OptionText, step: string): string {
    const special = `action-${option.kind}-${step}`
    const key = this.texts.has(special) ? special : `action-${option.kind}`
    return sentence(this.#say(key, option.args))
  }

  /** What an entry said; empty if its reader could not know what it meant. */
  said(said: SaidInfo | null): string {
    return said ? this.action(said.option, said.step) : ''
  }

  /** A row of actions that differ in their last number only; empty if the game has no word for it. */
  actionRange(kind: string, first: number, last: number): string {
    const key = `action-${kind}-range`
    return this.texts.has(key) ? sentence(this.#say(key, { first, last })) : ''
  }

  /** What a component does, with the numbers printed on it; empty if it needs no words. Its own text
   * comes first, then one that the board names, then the help that belongs to its name. */
  about(code: string, named: { key: string; args: Args } | null, values: GameDetail['values']): string {
    const ref = this.texts.names[code] as { key: string } | undefined
    if (this.texts.has(`about-${code}`)) return this.#say(`about-${code}`, printedOn(code, values))
    if (named) return this.#say(named.key, named.args)
    const help = `${ref?.key ?? ''}-help`
    return this.texts.has(help) ? this.#say(help, printedOn(code, values)) : ''
  }

  event(event: EventData): string {
    const { event: kind, ...args } = event
    return sentence(this.#say(`event-${kind}`, args))
  }

  /** What an event opens in the log, such as a round; empty for most. */
  heading(event: EventData): string {
    const { event: kind, ...args } = event
    return this.texts.has(`heading-${kind}`) ? this.#say(`heading-${kind}`, args) : ''
  }

  reason(reason: ReasonInfo): string {
    return sentence(this.#say(`why-${reason.reason}`, { needed: reason.needed, have: reason.have }))
  }

  /** A table option; signs that no key can have are hyphens in the keys of its values. */
  option(option: OptionInfo): { name: string; help: string; value: (value: unknown) => string } {
    return {
      name: this.#say(`option-${option.name}`),
      help: this.texts.has(`option-${option.name}-help`) ? this.#say(`option-${option.name}-help`) : '',
      value: (value) => this.#say(`option-${option.name}-${String(value).replaceAll(/[^a-zA-Z0-9_]/g, '-')}`),
    }
  }

  over(reason: string): string {
    return this.texts.has(`over-${reason}`) ? this.#say(`over-${reason}`) : ''
  }

  /** The lines of a score sheet, parts after the line they make up. */
  sheet(game: Pick<GameDetail, 'sheet' | 'subtotals'>, sheets: Sheets): SheetLine[] {
    const seats = Object.keys(sheets)
    const bySeat = <T>(values: T[]): Record<string, T> => Object.fromEntries(seats.map((seat, place) => [seat, values[place] as T]))
    return game.sheet.flatMap((line) => {
      const values = seats.map((seat) => sheets[seat]?.[line])
      const question = values.every((value) => typeof value === 'boolean')
      const head: SheetLine = {
        key: line,
        text: this.#say(`sheet-${line}`),
        amounts: bySeat(values.map(total)),
        words: question ? bySeat(values.map((value) => this.#say(value ? 'sheet-yes' : 'sheet-no'))) : null,
        part: false,
        counts: !question && line !== 'total' && !game.subtotals.includes(line),
      }
      return [head, ...this.#parts(line, values).map((part) => ({ ...part, amounts: bySeat(part.amounts) }))]
    })
  }

  /** What a line is made of, by place or by component. */
  #parts(line: string, values: unknown[]): (Omit<SheetLine, 'amounts'> & { amounts: number[] })[] {
    const keys = [...new Set(values.flatMap((value) => (value !== null && typeof value === 'object' ? Object.keys(value) : [])))]
    return keys.map((key) => ({
      key: `${line}-${key}`,
      text: values.some(Array.isArray) ? this.#say(`sheet-${line}-${key}`) : sentence(this.texts.name(key)),
      amounts: values.map((value) => Number((value as Record<string, unknown>)[key] ?? 0)),
      words: null,
      part: true,
      counts: false,
    }))
  }

  #say(key: string, args: Args = {}): string {
    return this.texts.say(key, args, this.people)
  }
}

/** What a text about a component may mention: its own fields, and every value that stands alone. */
function printedOn(code: string, values: GameDetail['values']): Args {
  const found: Args = {}
  for (const [section, value] of Object.entries(values)) {
    const items = Array.isArray(value) && typeof value[0] === 'object' ? (value as Args[]) : null
    if (items) Object.assign(found, items.find((each) => each['id'] === code))
    else found[section] ??= value
  }
  return found
}

function total(amount: unknown): number {
  if (amount !== null && typeof amount === 'object') return Object.values(amount).reduce<number>((sum, each) => sum + Number(each), 0)
  return Number(amount ?? 0)
}
