/** From data to sentences. The twin of `engine/telling.py`: it serves every game and names none. */

import type { OptionInfo, OptionText, ReasonInfo, TableInfo } from '../protocol.gen'
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
  /** A part belongs to the last line that is none. */
  part: boolean
}

type Sheets = Record<string, Record<string, unknown>>

/** The text with a capital letter first: names of components are often small. */
export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The names of the people and bots at a table, by seat. */
export function peopleOf(info: TableInfo): Record<string, string> {
  return Object.fromEntries(info.seats.map((seat) => [seat.seat, seat.name]))
}

export class Telling {
  readonly texts: Texts
  readonly people: Record<string, string>

  constructor(game: string, people: Record<string, string> = {}) {
    this.texts = textsOf(game)
    this.people = people
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

  /** A row of actions that differ in their last number only; empty if the game has no word for it. */
  actionRange(kind: string, first: number, last: number): string {
    const key = `action-${kind}-range`
    return this.texts.has(key) ? sentence(this.#say(key, { first, last })) : ''
  }

  event(event: EventData): string {
    const { event: kind, ...args } = event
    return sentence(this.#say(`event-${kind}`, args))
  }

  reason(reason: ReasonInfo): string {
    return sentence(this.#say(`why-${reason.reason}`, { needed: reason.needed, have: reason.have }))
  }

  option(option: OptionInfo): { name: string; help: string; value: (value: unknown) => string } {
    return {
      name: this.#say(`option-${option.name}`),
      help: this.texts.has(`option-${option.name}-help`) ? this.#say(`option-${option.name}-help`) : '',
      value: (value) => this.#say(`option-${option.name}-${String(value)}`),
    }
  }

  over(reason: string): string {
    return this.texts.has(`over-${reason}`) ? this.#say(`over-${reason}`) : ''
  }

  /** The lines of a score sheet, parts after the line they make up. */
  sheet(lines: string[], sheets: Sheets): SheetLine[] {
    const seats = Object.keys(sheets)
    const found: SheetLine[] = []
    for (const line of lines) {
      const values = seats.map((seat) => sheets[seat]?.[line])
      const row = (part: boolean, key: string, amounts: number[]): void => {
        const bySeat = Object.fromEntries(seats.map((seat, place) => [seat, amounts[place] ?? 0]))
        found.push({ key, text: this.#say(`sheet-${key}`), amounts: bySeat, part })
      }
      row(false, line, values.map(total))
      const first = values[0]
      const parts = Array.isArray(first) ? first.length : 0
      for (let place = 0; place < parts; place += 1) {
        row(true, `${line}-${place}`, values.map((each) => Number((each as number[])[place] ?? 0)))
      }
    }
    return found
  }

  #say(key: string, args: Args = {}): string {
    return this.texts.say(key, args, this.people)
  }
}

function total(amount: unknown): number {
  if (Array.isArray(amount)) return amount.reduce<number>((sum, each) => sum + Number(each), 0)
  return Number(amount ?? 0)
}
