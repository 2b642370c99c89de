import { describe, expect, it } from 'vitest'
import { Telling } from '../src/lib/telling'
import { Texts, useLanguage } from '../src/lib/texts.svelte'

const CATALOGUE = `
hidden = something covered
list = { $first } and { $last }
name-jade = { $count ->
    [one] a jade
   *[other] { $count } jades
}
event-bought = { $seat } buys { $tile } for { $price }.
event-shown = { $seat } shows { $tiles }.
`
const texts = new Texts('en', [CATALOGUE], { E1: { key: 'name-jade', args: { count: 1 } } })
const people = { A: 'Ann', E1: 'not a person here' }

describe('texts', () => {
  it('names people, components and what is hidden', () => {
    expect(texts.say('event-bought', { seat: 'A', tile: 'E1', price: 4 }, people)).toBe('Ann buys a jade for 4.')
    expect(texts.say('event-bought', { seat: 'A', tile: '?', price: 4 }, people)).toBe('Ann buys something covered for 4.')
  })

  it('enumerates', () => {
    expect(texts.say('event-shown', { seat: 'A', tiles: ['E1', '?', 'X9'] }, people)).toBe('Ann shows a jade, something covered and X9.')
  })

  it('says the key where there is no text, and finds texts without arguments', () => {
    expect(texts.say('event-unknown')).toBe('event-unknown')
    expect(texts.plain('event-bought', 'hidden')).toBe('something covered')
  })
})

describe('telling', () => {
  it('splits lines of the score sheet into their parts', () => {
    const lines = new Telling('no-game').sheet({ sheet: ['money', 'kinds'], subtotals: [] }, { A: { money: 9, kinds: [30, 0] }, B: { money: 2, kinds: [0, 15] } })
    expect(lines.map((line) => [line.key, line.part, line.amounts])).toEqual([
      ['money', false, { A: 9, B: 2 }],
      ['kinds', false, { A: 30, B: 15 }],
      ['kinds-0', true, { A: 30, B: 0 }],
      ['kinds-1', true, { A: 0, B: 15 }],
    ])
  })

  it.each(['en', 'de', 'it'] as const)('has the texts of the page in %s', async (language) => {
    await useLanguage(language)
    expect(document.documentElement.lang).toBe(language)
    expect(new Telling('no-game').reason({ rule: 'X-1', reason: 'unknown', needed: null, have: null })).toBe('Why-unknown')
  })
})
