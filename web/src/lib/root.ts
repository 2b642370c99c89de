/** Where the page lies: at the top of a host, or under a path of it. */

const me = import.meta.url

/** The path before all addresses of page and server; empty at the top of a host. The built files
 * lie in a folder right below it. */
export const root = import.meta.env.DEV ? '' : new URL('..', me).pathname.replace(/\/$/, '')

/** The address of a route of the page or of the server. */
export function to(path: string): string {
  return root + path
}

/** The same, to pass on to others. */
export function linkTo(path: string): string {
  return location.origin + to(path)
}

/** The route of an address. */
export function without(address: string, start = root): string {
  return address === start || address.startsWith(`${start}/`) ? address.slice(start.length) || '/' : address
}
