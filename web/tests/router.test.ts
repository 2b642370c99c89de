import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkTo, to, without } from '../src/lib/root'
import { at, followLinks, go } from '../src/lib/router.svelte'

describe('routes', () => {
  it.each([
    ['/', 'lobby', ''],
    ['/table/abc', 'table', 'abc'],
    ['/replay/abc?at=3', 'replay', 'abc'],
    ['/rules', 'rules', ''],
    ['/table', 'missing', ''],
    ['/table/a/b', 'missing', 'a'],
    ['/nowhere', 'missing', ''],
  ])('finds %s', (address, route, about) => {
    go(address)
    expect(at()).toMatchObject({ route, about })
  })

  it('keeps query and hash', () => {
    go('/replay/abc?at=3&eyes=B#x')
    expect([at().query.get('at'), at().query.get('eyes'), at().hash]).toEqual(['3', 'B', 'x'])
  })

  it('follows links of its own and leaves the others alone', () => {
    followLinks()
    go('/')
    document.body.innerHTML = '<a id="in" href="/rules/x#R-1">in</a><a id="api" href="/api/games">api</a>'
    const click = (id: string): boolean =>
      document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(click('api')).toBe(true)
    expect(at().route).toBe('lobby')
    expect(click('in')).toBe(false)
    expect(at()).toMatchObject({ route: 'rules', about: 'x', hash: 'R-1' })
  })
})

describe('the root path', () => {
  it('is empty at the top of a host', () => {
    expect([to('/rules'), linkTo('/rules')]).toEqual(['/rules', `${location.origin}/rules`])
  })

  it('is taken off, and only it', () => {
    expect(without('/games/sampan/table/x', '/games/sampan')).toBe('/table/x')
    expect(without('/games/sampan', '/games/sampan')).toBe('/')
    expect(without('/games/sampans/x', '/games/sampan')).toBe('/games/sampans/x')
    const path = fc.array(fc.stringMatching(/^[a-z]+$/), { minLength: 1 }).map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(path, path, (root, route) => {
        expect(without(root + route, root)).toBe(route)
      }),
    )
  })
})
