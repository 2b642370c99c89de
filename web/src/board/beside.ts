/** Puts a floating box beside an element, inside the window. */

const GAP = 10
const EDGE = 8

function put(box: HTMLElement, anchor: HTMLElement): void {
  const from = anchor.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const below = from.bottom + GAP + height <= innerHeight - EDGE
  const top = below ? from.bottom + GAP : Math.max(EDGE, from.top - GAP - height)
  const left = Math.min(Math.max(EDGE, from.left + from.width / 2 - width / 2), innerWidth - width - EDGE)
  box.style.top = `${top}px`
  box.style.left = `${Math.max(EDGE, left)}px`
}

export function beside(box: HTMLElement, anchor: HTMLElement): { update: (anchor: HTMLElement) => void; destroy: () => void } {
  let current = anchor
  const again = (): void => put(box, current)
  again()
  const watcher = new ResizeObserver(again)
  watcher.observe(box)
  addEventListener('resize', again)
  addEventListener('scroll', again, true)
  return {
    update(next) {
      current = next
      again()
    },
    destroy() {
      watcher.disconnect()
      removeEventListener('resize', again)
      removeEventListener('scroll', again, true)
    },
  }
}
