/** Arrow keys between the spots of a zone, by where they are on the screen; one of them is the tab stop. */

const SPOT = '[data-spot]'
const KEYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

function spotsOf(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(SPOT)].filter((each) => each.offsetParent !== null)
}

function centre(element: HTMLElement): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** The nearest spot in a direction; what lies aside counts as farther than what lies ahead. */
function nearest(spots: HTMLElement[], from: HTMLElement, [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = centre(from)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const spot of spots) {
    const [sx, sy] = centre(spot)
    const ahead = (sx - x) * dx + (sy - y) * dy
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx)
    if (spot === from || ahead <= 1) continue
    const distance = ahead + 2 * aside
    if (distance < least) [best, least] = [spot, distance]
  }
  return best
}

/** The spot that Tab reaches: the one with the focus last, else one that can be chosen, else the first. */
function settle(zone: HTMLElement, last: HTMLElement | null): void {
  const spots = [...zone.querySelectorAll<HTMLElement>(SPOT)]
  const stop = spots.find((each) => each === last) ?? spots.find((each) => each.dataset.words) ?? spots[0]
  for (const each of spots) each.tabIndex = each === stop ? 0 : -1
}

export function roving(zone: HTMLElement): { destroy: () => void } {
  let last: HTMLElement | null = null
  let waiting = false

  function later(): void {
    if (waiting) return
    waiting = true
    queueMicrotask(() => {
      waiting = false
      settle(zone, last)
    })
  }

  function focused(event: FocusEvent): void {
    const spot = (event.target as HTMLElement).closest<HTMLElement>(SPOT)
    if (!spot) return
    last = spot
    settle(zone, last)
  }

  function pressed(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>(SPOT)
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    const spots = spotsOf(zone)
    const way = KEYS[event.key]
    const to = way ? nearest(spots, from, way) : event.key === 'Home' ? spots[0] : event.key === 'End' ? spots.at(-1) : undefined
    if (!way && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    event.stopPropagation()
    to?.focus()
  }

  const watcher = new MutationObserver(later)
  watcher.observe(zone, { childList: true, subtree: true, attributeFilter: ['data-words', 'data-spot'] })
  zone.addEventListener('focusin', focused)
  zone.addEventListener('keydown', pressed)
  settle(zone, null)
  return {
    destroy() {
      watcher.disconnect()
      zone.removeEventListener('focusin', focused)
      zone.removeEventListener('keydown', pressed)
    },
  }
}
