import { expect, it, vi } from 'vitest'
import { change, lost } from '../src/lib/advice'
import { Analysis, smoothed, victory } from '../src/lib/analysis.svelte'
import { useLanguage } from '../src/lib/texts.svelte'
import type { EventData } from '../src/lib/telling'
import { Replay } from '../src/lib/replay.svelte'
import type { DecisionMark, GameDetail, Item, PastScene } from '../src/protocol.gen'

type Said = [speaker: string, word: string, ...events: EventData[]]

const turn = (seat: string): EventData => ({ event: 'turn', seat })
const happened = (event: string, seat: string): EventData => ({ event, seat })
/** Two turns of A around one of B; words such as the choice of a card bring about nothing that the log tells. */
const GAME: Said[] = [
  ['@', 'deal'],
  ['@', 'deal', turn('A')],
  ['A', 'card 1'],
  ['A', 'place 2', happened('placed', 'A')],
  ['A', 'end', turn('B')],
  ['B', 'card 3'],
  ['A', 'bid 4', happened('bid', 'A')],
  ['@', 'draw', happened('drawn', 'B'), turn('A'), happened('fed', 'A')],
  ['A', 'card 5'],
]

function items(said: Said[]): Item[] {
  return said.map(([speaker, word, ...events], place) => ({
    seq: place + 1,
    kind: 'entry',
    at: 0,
    data: { n: place + 1, speaker, word, forced: false, events, rules: [] } as unknown as Item['data'],
  }))
}

async function replayOf(said: Said[]): Promise<Replay> {
  const seats = ['A', 'B'].map((seat) => ({ seat, name: seat }))
  const scene = { seat: null, result: {}, info: { game: 'no-game', seats } }
  vi.stubGlobal('fetch', (path: string) => {
    const found = /scene\/(\d+)\?eyes=(.)/.exec(path)
    const past = { entry: Number(found?.[1]), seat: found?.[2], said: null } as unknown as PastScene
    const answer = found ? past : { scene, items: items(said) }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
  return await Replay.open('table', null, {} as GameDetail)
}

it('counts decisions that the log does not tell to the turn they are made in', async () => {
  const replay = await replayOf(GAME)
  expect(replay.entries.map((entry, place) => [entry.word, replay.turnAt(place)?.number])).toEqual([
    ['deal', 0],
    ['card 1', 1],
    ['place 2', 1],
    ['end', 1],
    ['card 3', 2],
    ['bid 4', 2],
    ['draw', 2],
    ['card 5', 3],
  ])
})

it('names who spoke, also in the turn of somebody else, and whose turn it is where something is drawn', async () => {
  const replay = await replayOf(GAME)
  const speakers: (string | null)[] = []
  for (const place of replay.entries.keys()) {
    await replay.go(place)
    speakers.push(replay.speaker)
  }
  expect(speakers).toEqual([null, 'A', 'A', 'A', 'B', 'A', 'B', 'A'])
})

it('shows a decision in an analysis as it was put, to whom it was put, and other eyes what came of it', async () => {
  const replay = await replayOf(GAME)
  const seen = () => [replay.past?.entry, replay.past?.seat, replay.asks]
  replay.eyes = 'A'
  replay.analysis = new Analysis('table', null)
  await replay.go(4)
  expect(seen()).toEqual([5, 'B', true])
  await replay.go(6)
  expect(seen()).toEqual([8, 'A', false])
  await replay.go(4)
  await replay.look('A')
  expect(seen()).toEqual([6, 'A', false])
  await replay.show(true)
  expect(seen()).toEqual([5, 'B', true])
})

it('lists the decisions with a better move, the costliest first', () => {
  const analysis = new Analysis('table', null)
  const mark = (n: number, loss: number, instead: object | null) => ({ kind: 'decision', n, loss, instead }) as DecisionMark
  analysis.marks = [mark(1, 0.1, {}), mark(2, 0, null), mark(3, 0.4, {})]
  expect(analysis.worst.map(({ n }) => n)).toEqual([3, 1])
})

it('tells losses by what can be lost, in the numbers of the language', async () => {
  await useLanguage('en')
  expect([1, 2, 3].map((players) => lost(0.234, players))).toEqual(['costs 23 % outlook', 'costs 23 % chance to win', 'costs 0.23 ranks'])
  await useLanguage('de')
  expect(lost(0.234, 3)).toBe('kostet 0,23 Ränge')
  expect([0.102, -0.0512, 0.0004].map(change)).toEqual(['+10,2 %', '\u22125,1 %', null])
})

it('draws lines that begin and end where the game does', () => {
  expect(smoothed([0, 0.3, 0.9, 1], 4)).toEqual([0, expect.closeTo(0.4), expect.closeTo(2.2 / 3), 1])
  expect(smoothed([], 4)).toEqual([])
  expect(victory([2, 1, 1, null])).toEqual([0, 0.5, 0.5, 0])
})
