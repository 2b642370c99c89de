/** The feed of a table as a log: lines grouped by turn. */

import type { Item } from '../protocol.gen'
import { t } from './texts.svelte'
import type { EventData, Telling } from './telling'

export interface EntryData {
  n: number
  speaker: string
  word: string
  forced: boolean
  events: EventData[]
  /** The rules behind the question that was answered. */
  rules: string[]
  /** An undo that went back over a draw, a reveal or the decision of another seat. */
  beyond?: boolean
}

export interface LogLine {
  /** Unlike any other line of the log. */
  id: string
  seq: number
  /** The entry whose position the line opens; null for what is no part of the game. */
  entry: number | null
  seat: string | null
  kind: 'event' | 'chat' | 'note'
  text: string
  /** The rules behind what happened. */
  rules: string[]
}

export interface Turn {
  number: number
  /** The round it belongs to, in words; empty where the game has none. */
  round: string
  seat: string | null
  /** The last entry before it. What that one brought about may be told in the lines of this turn already. */
  after: number
  lines: LogLine[]
}

/** Events that frame a turn rather than happen in it. */
const TURN = 'turn'
const TURN_END = 'turn_end'
export const CHANCE = '@'

export function entryOf(item: Item): EntryData | null {
  return item.kind === 'entry' ? (item.data as unknown as EntryData) : null
}

/** The turns in the order they were played; the first is the set-up. */
export function turnsOf(items: Item[], telling: Telling): Turn[] {
  const turns: Turn[] = [{ number: 0, round: '', seat: null, after: 0, lines: [] }]
  let round = ''
  const framed = items.some((item) => entryOf(item)?.events.some((event) => event.event === TURN))
  const begin = (seat: string | null, after: number): void => {
    turns.push({ number: turns.length, round, seat, after, lines: [] })
  }
  for (const item of items) {
    const entry = entryOf(item)
    if (!entry) {
      turns.at(-1)!.lines.push(noteOf(item, telling))
      continue
    }
    if (!framed && entry.speaker !== CHANCE && entry.speaker !== turns.at(-1)!.seat) begin(entry.speaker, entry.n - 1)
    let told: EventData[] = []
    const flush = (): void => {
      turns.at(-1)!.lines.push(...linesOf(item.seq, entry, told, telling, `${item.seq}.${turns.length}`))
      told = []
    }
    for (const event of entry.events) {
      round = telling.heading(event) || round
      if (event.event === TURN) {
        flush()
        begin(String(event.seat ?? ''), entry.n)
      } else if (event.event !== TURN_END || event.acted === false) {
        told.push(event)
      }
    }
    if (entry.word.startsWith('undo ')) {
      const text = t(entry.beyond ? 'page-log-undone-beyond' : 'page-log-undone', { name: telling.people[entry.speaker] ?? entry.speaker })
      turns.at(-1)!.lines.push({ id: `${item.seq}.undo`, seq: item.seq, entry: null, seat: entry.speaker, kind: 'note', text, rules: [] })
    }
    flush()
  }
  return turns
}

/** What one entry brought about: a line for each seat to which something happened, in order. */
function linesOf(seq: number, entry: EntryData, events: EventData[], telling: Telling, id: string): LogLine[] {
  const lines: LogLine[] = []
  for (const event of events) {
    const named = typeof event.seat === 'string' ? event.seat : null
    const text = telling.event(event)
    const last = lines.at(-1)
    if (last && (named === null || named === last.seat)) {
      last.text += ` ${text}`
    } else {
      const seat = named ?? (entry.speaker === CHANCE ? null : entry.speaker)
      lines.push({ id: `${id}.${lines.length}`, seq, entry: entry.n, seat, kind: 'event', text, rules: entry.rules })
    }
  }
  return lines
}

function noteOf(item: Item, telling: Telling): LogLine {
  const data = item.data as { seat?: string; text?: string; change?: string; agree?: boolean }
  const seat = data.seat ?? null
  const name = seat ? (telling.people[seat] ?? seat) : ''
  const line = { id: String(item.seq), seq: item.seq, entry: null, seat, rules: [] }
  if (item.kind === 'chat') return { ...line, kind: 'chat', text: data.text ?? '' }
  if (item.kind === 'request') return { ...line, kind: 'note', text: t('page-log-request', { name }) }
  if (item.kind === 'answer') return { ...line, kind: 'note', text: t('page-log-answer', { name, agree: data.agree ? 'yes' : 'no' }) }
  return { ...line, kind: 'note', text: t(`page-log-${data.change ?? 'joined'}`, { name }) }
}
