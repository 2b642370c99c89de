/** Names for bots: how strong they are, and what they are called at a table. */

import type { Problem } from '../protocol.gen'
import { hasText, t } from './texts.svelte'

/** The level of a bot in plain words; a spec without words stands for itself. */
export function botLevel(spec: string | null): string {
  const name = (spec ?? '').split(':')[0] ?? ''
  return hasText(`bot-${name}`) ? t(`bot-${name}`) : name
}

/** A level to choose from, with how long it thinks about a decision at most. */
export function levelToChoose(game: { thinking: Record<string, number> }, level: string): string {
  return t('bot-with-time', { level: botLevel(level), seconds: game.thinking[level] ?? 0 })
}

/** What a level is like for who plays against it, and how long it thinks about a decision at most. */
export function levelHelp(game: { thinking: Record<string, number> }, level: string): string {
  const key = `bot-${level}-help`
  return t('page-level-help', { help: hasText(key) ? t(key) : '', seconds: game.thinking[level] ?? 0 })
}

/** The level that a bot has unless somebody chooses another one. */
export function usualLevel(levels: string[]): string | null {
  return levels.find((each) => each === 'medium') ?? levels.at(-1) ?? null
}

export function botName(seat: string): string {
  return t(`page-bot-name-${seat}`)
}

/** Why the server did not do something, for people. */
export function problemText(error: unknown): string {
  const problem = (error as { problem?: Problem }).problem
  if (!problem) return String(error)
  if (problem.status === 0) return t('page-offline')
  const known = `page-problem-${problem.title.replaceAll(' ', '-')}`
  if (hasText(known)) return t(known, { seconds: problem.wait })
  return problem.detail || problem.title
}
