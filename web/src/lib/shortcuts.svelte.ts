/** Single keys that do something. Each route says what; `?` lists them; they can be turned off. */

import { settings } from './settings.svelte'

export interface Shortcut {
  key: string
  text: string
  run: () => void
}

let active: Shortcut[] = $state.raw([])

export function activeShortcuts(): Shortcut[] {
  return active
}

/** Use these keys until the component that asked for them is gone. */
export function useShortcuts(wanted: () => Shortcut[]): void {
  $effect(() => {
    const mine = wanted()
    active = mine
    return () => {
      if (active === mine) active = []
    }
  })
}

function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return element !== null && /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) && (element as HTMLInputElement).type !== 'range'
}

/** Whether a key belongs to the shortcuts just now. */
export function isFree(event: KeyboardEvent): boolean {
  if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  return !isTyping(event.target) && document.querySelector('dialog[open]') === null
}

export function press(event: KeyboardEvent): boolean {
  if (!isFree(event)) return false
  const found = active.find((each) => each.key.toLowerCase() === event.key.toLowerCase())
  if (!found) return false
  event.preventDefault()
  found.run()
  return true
}
