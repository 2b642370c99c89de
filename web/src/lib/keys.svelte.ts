/** The keys of seats that this browser holds, and links that it may give to friends. */

import { linkTo } from './root'

const KEY = 'sampan.keys'

interface TableKeys {
  /** Letter of a seat that is played here -> its token. */
  mine: Record<string, string>
  /** Letter of a seat for a friend -> the token in its link. */
  friends: Record<string, string>
}

function read(): Record<string, TableKeys> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, TableKeys>
  } catch {
    return {}
  }
}

const kept: Record<string, TableKeys> = $state(read())

function write(): void {
  localStorage.setItem(KEY, JSON.stringify(kept))
}

export function keysOf(table: string): TableKeys {
  return kept[table] ?? { mine: {}, friends: {} }
}

export function keep(table: string, seat: string, token: string, whose: 'mine' | 'friends'): void {
  kept[table] ??= { mine: {}, friends: {} }
  kept[table][whose][seat] = token
  write()
}

export function forget(table: string): void {
  delete kept[table]
  write()
}

export function allTokens(): string[] {
  return Object.values(kept)
    .flatMap((each) => Object.values(each.mine))
    .slice(-200)
}

/** The address that lets a friend sit down. */
export function seatLink(table: string, token: string): string {
  return linkTo(`/table/${table}#${token}`)
}
