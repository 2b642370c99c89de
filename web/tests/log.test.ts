import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { turnsOf, type EntryData } from '../src/lib/log'
import { Telling, type EventData } from '../src/lib/telling'
import { useLanguage } from '../src/lib/texts.svelte'
import type { Item } from '../src/protocol.gen'

const telling = new Telling('no-game', { A: 'Ann', B: 'Ben' })

function feed(...entries: [speaker: string, word: string, ...events: EventData[]][]): Item[] {
  return entries.map(([speaker, word, ...events], place) => {
    const data: EntryData = { n: place + 1, speaker, word, forced: false, events, rules: [`X-${place}`] }
    return { seq: place + 1, kind: 'entry', at: 0, data: data as unknown as Item['data'] }
  })
}

const happened = (event: string, seat?: string): EventData => (seat ? { event, seat } : { event })

beforeAll(() => useLanguage('en'))

describe('the log', () => {
  it('begins a turn where the game says so', () => {
    const turns = turnsOf(
      feed(['@', 'draw 1', happened('dealt')], ['@', 'start A', happened('turn', 'A')], ['A', 'buy 1', happened('bought', 'A'), happened('turn', 'B'), happened('fed', 'B')]),
      telling,
    )
    expect(turns.map((turn) => [turn.seat, turn.lines.map((line) => line.text)])).toEqual([
      [null, ['Event-dealt']],
      ['A', ['Event-bought']],
      ['B', ['Event-fed']],
    ])
  })

  it('begins a turn with another speaker where the game says nothing', () => {
    const turns = turnsOf(feed(['A', 'x', happened('one')], ['A', 'y', happened('two')], ['B', 'z', happened('three')]), telling)
    expect(turns.map((turn) => turn.seat)).toEqual([null, 'A', 'B'])
  })

  it('knows the round of each turn where the game has rounds', () => {
    const rounds = new Telling('no-game', { A: 'Ann', B: 'Ben' })
    rounds.heading = (event) => (event.event === 'round' ? `Round ${event.number}` : '')
    const entries = feed(['A', 'x', happened('turn', 'A')], ['A', 'y', { event: 'round', number: 2 }, happened('turn', 'B')], ['B', 'z', happened('turn', 'A')])
    expect(turnsOf(entries, rounds).map((turn) => turn.round)).toEqual(['', '', 'Round 2', 'Round 2'])
  })

  it('tells one line for each seat that something happens to, with the rules behind it', () => {
    const turns = turnsOf(feed(['A', 'sell', happened('sold', 'A'), happened('gained'), happened('taxed', 'B')]), telling)
    expect(turns.flatMap((turn) => turn.lines).map((line) => [line.seat, line.text, line.rules])).toEqual([
      ['A', 'Event-sold Event-gained', ['X-0']],
      ['B', 'Event-taxed', ['X-0']],
    ])
  })

  it('says how far somebody went back', () => {
    const items = feed(['A', 'undo 3'], ['B', 'undo 1'])
    items[1]!.data.beyond = true
    const texts = turnsOf(items, telling).flatMap((turn) => turn.lines).map((line) => line.text)
    expect(texts).toEqual(['Ann takes back a decision.', 'Ben goes back over a draw, a reveal or another’s decision.'])
  })

  it('gives every line an id of its own and keeps their order', () => {
    const event = fc.record({ event: fc.constantFrom('turn', 'turn_end', 'bought', 'fed'), seat: fc.constantFrom('A', 'B') })
    const entry = fc.tuple(fc.constantFrom('A', 'B', '@'), fc.constantFrom('buy 1', 'undo 2'), fc.array(event, { maxLength: 4 }))
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const turns = turnsOf(feed(...entries.map(([speaker, word, events]) => [speaker, word, ...events] as [string, string, ...EventData[]])), telling)
        const lines = turns.flatMap((turn) => turn.lines)
        expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length)
        expect(lines.map((line) => line.seq)).toEqual(lines.map((line) => line.seq).sort((a, b) => a - b))
        expect(turns.map((turn) => turn.number)).toEqual(turns.map((_, place) => place))
      }),
    )
  })
})
