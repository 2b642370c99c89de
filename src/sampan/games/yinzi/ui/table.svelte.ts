/** A table of this game as its drawings read it: typed, with names, followed pieces and the move under way. */

import type { BoardModel } from '$page/board/model.svelte'
import { sentence } from '$page/lib/telling'
import type { OptionText } from '$page/protocol.gen'
import { Pieces } from './pieces'
import { pathOf } from './spots'
import { bySeat, goodName, positionOf, printedOf, printOn, type Factory, type Letters, type Position, type Printed, type Seat } from './view'

/** Steps of a turn between which discs may be used at any time. */
const TURN = new Set([
  'choose-bonus', 'buy-bonus-crop', 'choose-action', 'construct-boats', 'plant-crops', 'sell-goods', 'develop-factories', 'choose-advancements',
  'take-resources', 'produce-commodities', 'supply-ships', 'send-soldiers', 'choose-route',
])

/** What a step is about, also where nothing of it is possible. */
const ASKED: Record<string, string[]> = {
  'construct-boats': ['boat', 'tax'],
  'plant-crops': ['cell', 'crop', 'tax'],
  'sell-goods': ['cell', 'tax'],
  'develop-factories': ['factory', 'tax'],
  'choose-advancements': ['disc', 'tax'],
  'choose-action': ['card', 'work', 'migrate'],
  'take-resources': ['wood', 'stone'],
  'produce-commodities': ['factory'],
  'supply-ships': ['cell', 'factory'],
  'choose-route': ['route'],
  'buy-bonus-crop': ['crop'],
  feed: ['cell', 'rural-buy'],
  'ship-food': ['cell', 'rural-buy'],
  serve: ['cell', 'factory', 'rural-buy'],
}

export const LEVELS = ['–', 'I', 'II', 'III']

export class Table {
  readonly board: BoardModel
  readonly #pieces = new Pieces()
  readonly position: Position = $derived.by(() => positionOf(this.board))
  readonly printed: Printed = $derived.by(() => printedOf(this.board))
  readonly seats: [string, Seat][] = $derived.by(() => Object.entries(this.position.seats))
  /** Place -> name of the piece there. */
  readonly names: Map<string, string> = $derived.by(() => this.#pieces.follow(this.position))
  /** The spots that the compound move under way has used. */
  readonly path: string[] = $derived.by(() => pathOf(this.position.turn?.words ?? [], this.position))
  readonly step: string = $derived.by(() => this.board.decision?.step ?? '')
  /** Square -> the factory on it. */
  readonly built: Map<string, string> = $derived.by(
    () => new Map(Object.entries(this.position.factories).flatMap(([code, factory]) => factory.cells.map((cell) => [cell, code] as const))),
  )

  constructor(board: BoardModel) {
    this.board = board
  }

  piece(place: string): string | undefined {
    return this.names.get(place)
  }

  say(key: string, args: Record<string, unknown> = {}): string {
    return this.board.say(key, args)
  }

  /** The name of a component. */
  name(code: string): string {
    return this.board.telling.texts.name(code)
  }

  person(seat: string): string {
    return this.board.telling.people[seat] ?? seat
  }

  /** The good that grows on a square now; empty on plain land. */
  goodOn(square: string): string {
    const crop = this.position.squares[square]?.crop
    return crop ? goodName(this.printed, crop) : printOn(this.printed, square)
  }

  /** `2 of Mei, 1 of Otto`. */
  whose(letters: Letters): string {
    return bySeat(letters)
      .map(([seat, count]) => this.say('board-of', { count, seat }))
      .join(', ')
  }

  factoryName(code: string, factory: Factory): string {
    const { owner, level, stock } = factory
    const state = owner ? this.say('board-level', { level: LEVELS[level], seat: owner }) : this.say('board-deserted')
    return join(this.name(code), state, stock && this.say('board-commodities', { pieces: this.whose(stock) }))
  }

  /** The option of this kind at a spot, if there is one. */
  option(spot: string, kind: string): OptionText | undefined {
    return this.board.at(spot).find((each) => each.kind === kind)
  }

  /** Whether a spot holds nothing but what may be done beside what is asked: rural sales, and in a turn the discs. */
  aside(spot: string): boolean {
    const options = this.board.at(spot)
    const beside = (option: OptionText) => option.kind === 'rural-sell' || (option.kind === 'use' && TURN.has(this.step))
    const others = this.board.source.options.some((option) => !beside(option) && option.kind !== 'done' && option.kind !== 'end')
    return others && options.length > 0 && options.every(beside)
  }

  /** A word to ask why it is not possible, where the question is about such words; else nothing. */
  tries(word: string): string | null {
    const [kind = ''] = word.split(' ')
    return ASKED[this.step]?.includes(kind) || this.board.source.options.some((each) => each.kind === kind) ? word : null
  }

  /** Whether the words so far have used this spot. */
  passed(spot: string): boolean {
    return this.path.includes(spot)
  }
}

/** Parts of a name, those that are there. */
export function join(...parts: (string | false | null | undefined)[]): string {
  return sentence(parts.filter((each) => each).join(', '))
}

const tables = new WeakMap<BoardModel, Table>()

/** One for each board, so that a piece keeps its name from zone to zone. */
export function tableOf(board: BoardModel): Table {
  const known = tables.get(board)
  if (known) return known
  const made = new Table(board)
  tables.set(board, made)
  return made
}
