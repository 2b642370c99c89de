/** The rules of the games, read once, and the one rule that is shown in the dialog. */

import type { RuleInfo } from '../protocol.gen'
import { gameRules } from './api'

const read = new Map<string, Promise<RuleInfo[]>>()

export function rulesOf(game: string): Promise<RuleInfo[]> {
  const found = read.get(game) ?? gameRules(game)
  read.set(game, found)
  found.catch(() => read.delete(game))
  return found
}

interface Shown {
  game: string
  id: string
  rule: RuleInfo | null
}

let shown: Shown | null = $state.raw(null)

export function shownRule(): Shown | null {
  return shown
}

export function hideRule(): void {
  shown = null
}

export async function showRule(game: string, id: string): Promise<void> {
  const rule = (await rulesOf(game).catch(() => [])).find((each) => each.id === id) ?? null
  shown = { game, id, rule }
}
