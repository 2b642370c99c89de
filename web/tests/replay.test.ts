import { beforeEach, expect, it, vi } from 'vitest'
import type { EventData } from '../src/lib/telling'
import { Replay } from '../src/lib/replay.svelte'
import type { GameDetail, Item, PastScene } from '../src/protocol.gen'

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

const asked: string[] = []

async function replayOf(said: Said[]): Promise<Replay> {
  const seats = ['A', 'B'].map((seat) => ({ seat, name: seat }))
  const scene = { seat: null, result: {}, info: { game: 'no-game', seats } }
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const found = /scene\/(\d+)\?eyes=(.)/.exec(path)
    const past = { entry: Number(found?.[1]), seat: found?.[2], said: null } as unknown as PastScene
    const answer = found ? past : { scene, items: items(said) }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
  return await Replay.open('table', null, {} as GameDetail)
}

beforeEach(() => void asked.splice(0))

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
