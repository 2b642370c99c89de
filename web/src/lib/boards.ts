/** What a game brings along for the page, found in its own folder: a cover drawing and a board. */

import type { Component } from 'svelte'
import type { DecisionInfo, GameDetail, Scene } from '../protocol.gen'
import type { Telling } from './telling'

/** What a board is given. It draws the view, shows the options, and says which one was chosen. */
export interface BoardProps {
  view: Scene['view']
  /** The seat that looks, or null for a spectator. */
  seat: string | null
  decision: DecisionInfo | null
  /** The word that is chosen but not yet confirmed. */
  chosen: string | null
  detail: GameDetail
  telling: Telling
  /** Choose an option of the decision. */
  choose: (word: string) => void
  /** Ask why a word is not possible now. */
  why: (word: string) => void
}

const COVERS = import.meta.glob<string>('../../../src/sampan/games/*/ui/cover.svg', { query: '?raw', import: 'default' })
const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('../../../src/sampan/games/*/ui/Board.svelte')

function ofGame<T>(files: Record<string, T>, game: string): T | undefined {
  return Object.entries(files).find(([path]) => path.includes(`/games/${game}/`))?.[1]
}

/** The drawing on the cover of a game, as SVG; empty if it has none. */
export async function coverOf(game: string): Promise<string> {
  return (await ofGame(COVERS, game)?.()) ?? ''
}

/** The board of a game; null if it has none, and the plain view of its position serves. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return (await ofGame(BOARDS, game)?.())?.default ?? null
}
