/** Where the reader is. Routes are plain paths; the server gives the page for each of them. */

import { to, without } from './root'

export interface Place {
  route: 'lobby' | 'table' | 'replay' | 'rules' | 'components' | 'settings' | 'missing'
  /** The table or the game the route is about. */
  about: string
  query: URLSearchParams
  hash: string
}

function here(): Place {
  const [route = '', about = '', ...rest] = without(location.pathname).split('/').filter(Boolean).map(decodeURIComponent)
  const known = ['table', 'replay', 'rules', 'components', 'settings'] as const
  const found = route === '' ? 'lobby' : known.find((each) => each === route)
  const needsTable = found === 'table' || found === 'replay'
  return {
    route: !found || rest.length || (needsTable && !about) ? 'missing' : found,
    about,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  }
}

let place: Place = $state.raw(here())

export function at(): Place {
  return place
}

/** Go to a route. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to(address))
  const before = place.route
  place = here()
  if (place.route !== before) scrollTo(0, 0)
}

/** Follow links inside the page without loading it again. */
export function followLinks(): void {
  addEventListener('popstate', () => (place = here()))
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    const route = without(link.pathname)
    if (route.startsWith('/api')) return
    event.preventDefault()
    go(route + link.search + link.hash)
  })
}
