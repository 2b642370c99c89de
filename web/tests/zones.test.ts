import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOf, isEmpty, pilesOf, seatZones, shapeOf, tableZones, unknownCount } from '../src/lib/zones'
import { Texts } from '../src/lib/texts.svelte'

const texts = new Texts('en', ['zone-river = the river\nname-e1 = jade'], { E1: { key: 'name-e1', args: {} } })

describe('shapes', () => {
  it('tells values apart', () => {
    expect(shapeOf({ a: 0, b: [] })).toBe('nothing')
    expect(shapeOf(3)).toBe('scalar')
    expect(shapeOf(['E1', null])).toBe('pieces')
    expect(shapeOf([{ a: 1 }])).toBe('rows')
    expect(shapeOf({ a: 1, b: 2 })).toBe('counts')
    expect(shapeOf({ a: 1, b: ['x'] })).toBe('fields')
  })

  it('takes a heap of nothings for nothing', () => {
    const { tree } = fc.letrec((tie) => ({ tree: fc.oneof({ withCrossShrink: true }, fc.constantFrom(null, '', 0, []), fc.dictionary(fc.string(), tie('tree'))) }))
    fc.assert(
      fc.property(fc.dictionary(fc.string(), tree), (heap) => {
        expect(isEmpty(heap)).toBe(true)
        expect(isEmpty({ ...heap, more: 1 })).toBe(false)
      }),
    )
  })
})

describe('zones', () => {
  const view = { game: 'x', options: { a: 1 }, idle: 0, river: ['E1', null], draw_pile: { '?': 4 }, seats: { A: { name: 'Ann', goods: ['E1'], hand: [] } } }

  it('shows the table without its books, each zone by its name', () => {
    expect(tableZones(view, texts).map((zone) => zone.label)).toEqual(['The river', 'Draw pile'])
  })

  it('shows what lies before a seat', () => {
    expect(seatZones(view, 'A', texts).map((zone) => zone.key)).toEqual(['goods'])
    expect(seatZones(view, 'B', texts)).toEqual([])
  })

  it('knows how many pieces are covered', () => {
    expect(unknownCount({ '?': 4 })).toBe(4)
    expect(unknownCount({ '?': 4, E1: 1 })).toBeNull()
  })
})

describe('piles', () => {
  it('loses no piece', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.constantFrom('E1', 'E2', 'S1'))), (pieces) => {
        const piles = pilesOf(pieces)
        expect(piles.flatMap((pile) => Array<unknown>(pile.count).fill(pile.piece)).sort()).toEqual([...pieces].sort())
        expect(piles.reduce((sum, pile) => sum + pile.count, 0)).toBe(countOf(pieces))
      }),
    )
  })

  it('keeps places where there are gaps', () => {
    expect(pilesOf(['E1', null, 'E1']).map((pile) => pile.piece)).toEqual(['E1', null, 'E1'])
    expect(pilesOf(['E1', 'E2', 'E1'])).toEqual([{ piece: 'E1', count: 2 }, { piece: 'E2', count: 1 }])
  })
})
