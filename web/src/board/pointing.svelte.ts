/** What is pointed at and cannot be used now: after a moment, the rule says why. */

import type { ReasonInfo } from '../protocol.gen'
import type { BoardModel } from './model.svelte'

const AFTER = 350

interface Pointed {
  element: HTMLElement
  reasons: ReasonInfo[]
}

let pointed = $state.raw<Pointed | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

export function pointedAt(): Pointed | null {
  return pointed
}

export function point(board: BoardModel, element: HTMLElement, tries: string): void {
  unpoint()
  if (!board.asked) return
  timer = setTimeout(() => {
    void board.source.reasons(tries).then((reasons) => {
      if (timer !== undefined && reasons.length) pointed = { element, reasons }
    })
  }, AFTER)
}

export function unpoint(): void {
  clearTimeout(timer)
  timer = undefined
  pointed = null
}
