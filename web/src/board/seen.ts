/** What every spot held when this seat last decided, kept in the browser until it decides again. */

import type { BoardModel } from './model.svelte'

const key = (table: string, seat: string) => `sampan.seen.${table}.${seat}`

/** Remember what the board shows now. */
export function remember(board: BoardModel, root: HTMLElement, table: string): void {
  if (!board.seat) return
  board.seen.clear()
  for (const spot of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    board.seen.set(spot.dataset.spot ?? '', spot.dataset.holds ?? '')
  }
  sessionStorage.setItem(key(table, board.seat), JSON.stringify([...board.seen]))
}

/** What was remembered before the page was loaded anew. */
export function recall(board: BoardModel, table: string): void {
  if (!board.seat) return
  const kept = sessionStorage.getItem(key(table, board.seat))
  if (!kept) return
  for (const [spot, holds] of JSON.parse(kept) as [string, string][]) board.seen.set(spot, holds)
}
