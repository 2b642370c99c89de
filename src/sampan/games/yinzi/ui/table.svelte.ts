/** A table of this game as its drawings read it: typed, with names, followed pieces and the move under way. */

import type { BoardModel } from '$page/board/model.svelte'
import type { OptionText } from '$page/protocol.gen'
import { Pieces } from './pieces'
import { pathOf } from './spots'
import { bySeat, goodName, positionOf, printedOf, printOn, type Factory, type Letters, type Position, type Printed, type Seat } from './view'

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

  /** Whether a spot holds nothing but what may be done beside what is asked. */
  aside(spot: string): boolean {
    const options = this.board.at(spot)
    return options.length > 0 && options.every(isAside) && !this.board.source.options.every(isAside)
  }

  /** Whether the words so far have used this spot. */
  passed(spot: string): boolean {
    return this.path.includes(spot)
  }
}

/** The rural market is open beside most decisions. */
function isAside(option: OptionText): boolean {
  return option.kind === 'rural-sell' || option.kind === 'done' || option.kind === 'end'
}

/** Parts of a name, those that are there. */
export function join(...parts: (string | false | null | undefined)[]): string {
  return parts.filter((each) => each).join(', ')
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
