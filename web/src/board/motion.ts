/** Pieces glide from where they were to where they are: every element with `data-piece` takes part.
    A new piece comes from the spot that `data-from` names, if any. */

const MOVE = 280
const APPEAR = 160
const MARKED = 1200
const NEAR = 2

type Places = Map<string, DOMRect>

const calm = matchMedia('(prefers-reduced-motion: reduce)')

function piecesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-piece]')]
}

/** Where every piece is now. */
export function placesIn(root: HTMLElement): Places {
  return new Map(piecesIn(root).map((each) => [each.dataset.piece ?? '', each.getBoundingClientRect()]))
}

function glide(piece: HTMLElement, was: DOMRect, is: DOMRect, wide: number): void {
  const scale = is.width / (wide || is.width)
  const dx = (was.x + was.width / 2 - is.x - is.width / 2) / scale
  const dy = (was.y + was.height / 2 - is.y - is.height / 2) / scale
  if (Math.abs(dx) < NEAR && Math.abs(dy) < NEAR) return
  if (calm.matches) {
    piece.classList.add('moved')
    setTimeout(() => piece.classList.remove('moved'), MARKED)
    return
  }
  piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], {
    duration: MOVE,
    easing: 'cubic-bezier(.22,.8,.3,1)',
  })
}

function originOf(root: HTMLElement, piece: HTMLElement): DOMRect | undefined {
  const { from } = piece.dataset
  return from ? root.querySelector(`[data-spot="${from}"]`)?.getBoundingClientRect() : undefined
}

/** Let every piece glide from its old place; new ones appear. */
export function glideFrom(root: HTMLElement, places: Places): void {
  // All places are read before anything moves: reading after each animation would lay the page out again.
  const moves = piecesIn(root).map((piece) => {
    const was = places.get(piece.dataset.piece ?? '') ?? (places.size ? originOf(root, piece) : undefined)
    return { piece, was, is: piece.getBoundingClientRect(), wide: piece.offsetWidth }
  })
  for (const { piece, was, is, wide } of moves) {
    if (!is.width) continue
    if (was?.width) glide(piece, was, is, wide)
    else if (places.size && !calm.matches) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR })
  }
}

function endsByItself({ playState, effect }: Animation): boolean {
  return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
}

/** The next tap finishes what still moves; the dots of a thinking bot go on. */
export function finishMotion(root: HTMLElement): void {
  for (const each of root.getAnimations({ subtree: true })) if (endsByItself(each)) each.finish()
}
