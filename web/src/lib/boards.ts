/** What a game brings along for the page, found in its own folder: a cover drawing, its symbols and its board. */

import type { Component } from 'svelte'
import type { BoardModel } from '../board/model.svelte'
import type { DecisionInfo, OptionText } from '../protocol.gen'

/** What every drawing of a table is given. */
export interface BoardProps {
  board: BoardModel
}

/** What the drawing of one seat's area is given. */
export interface SeatProps {
  board: BoardModel
  seat: string
}

/** What the drawing of a single component is given: its code, and how wide it may be. */
export interface PieceProps {
  code: string
  size: number
}

/** Where an option belongs, and what the drawing needs to know of its moment. */
export interface Moment {
  view: Record<string, unknown>
  seat: string | null
  decision: DecisionInfo
}

/** Where the explanation of a component comes from. */
export interface About {
  /** The text, unless there is one of its own, `about-<code>`. */
  text?: { key: string; args: Record<string, unknown> }
  /** Rules that speak of it. */
  rules: string[]
  /** Paths into the component data (`section` or `section.name`), for the source. */
  data: string[]
}

/** The default export of `games/<game>/ui/index.ts`. */
export interface GameUi {
  /** The common table. */
  Board: Component<BoardProps>
  /** Everything of one's own, always open. */
  Mine: Component<SeatProps>
  /** What a seat shows the others, on its card. */
  Rival: Component<SeatProps>
  /** Any component, drawn by its code. */
  Piece: Component<PieceProps>
  /** The spot of an option, or the spots that choose it together; null: it is a button of the action bar. */
  spotOf: (option: OptionText, moment: Moment) => string | string[] | null
  about: (code: string) => About
  /** The code of the component that a row of the component data prints, where one can draw it. */
  pieceOf: (section: string, name: string) => string | null
}

const COVERS = import.meta.glob<string>('../../../src/sampan/games/*/ui/cover.svg', { query: '?raw', import: 'default' })
const SYMBOLS = import.meta.glob<string>('../../../src/sampan/games/*/ui/symbols.svg', { query: '?raw', import: 'default' })
const UIS = import.meta.glob<{ default: GameUi }>('../../../src/sampan/games/*/ui/index.ts')

function ofGame<T>(files: Record<string, T>, game: string): T | undefined {
  return Object.entries(files).find(([path]) => path.includes(`/games/${game}/`))?.[1]
}

/** The drawing on the cover of a game, as SVG; empty if it has none. */
export async function coverOf(game: string): Promise<string> {
  return (await ofGame(COVERS, game)?.()) ?? ''
}

const shown = new Set<string>()

/** The board of a game, and its symbols in the page; null if it has none, and the plain view of its position serves. */
export async function uiOf(game: string): Promise<GameUi | null> {
  const [ui, symbols] = await Promise.all([ofGame(UIS, game)?.(), ofGame(SYMBOLS, game)?.()])
  if (symbols && !shown.has(game)) document.body.insertAdjacentHTML('afterbegin', symbols)
  shown.add(game)
  return ui?.default ?? null
}
