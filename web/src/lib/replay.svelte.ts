/** A game looked at entry by entry, through the eyes of one seat or of a spectator. */

import type { GameDetail, Item, PastScene, Scene } from '../protocol.gen'
import { pastScene, scene as readScene } from './api'
import { CHANCE, entryOf, turnsOf, type EntryData, type Turn } from './log'
import { peopleOf, Telling } from './telling'

export class Replay {
  readonly table: string
  readonly token: string | null
  readonly detail: GameDetail
  readonly scene: Scene
  readonly items: Item[]
  /** The entries in effect, in order, from the end of the set-up on. */
  readonly entries: EntryData[]
  at = $state(0)
  eyes: string | null = $state(null)
  past: PastScene | null = $state.raw(null)
  #known = new Map<string, Promise<PastScene>>()

  readonly telling = $derived.by(() => new Telling(this.scene.info.game, peopleOf(this.scene.info)))
  readonly turns = $derived.by(() => turnsOf(this.items, this.telling))
  readonly entry = $derived.by(() => this.entries[this.at])
  /** Where each turn begins: places among the entries, one turn for each. A turn without entries is told within another one. */
  readonly starts = $derived.by(() => {
    const found = new Map<number, Turn>()
    for (const turn of this.turns) {
      const place = this.entries.findIndex((entry) => entry.n > turn.after)
      if (place >= 0) found.set(place, turn)
    }
    return [...found].map(([place, turn]) => ({ place, turn }))
  })
  readonly turn = $derived.by(() => this.turnAt(this.at))
  /** Who said it; whose turn it is where something is drawn. */
  readonly speaker = $derived.by(() => (this.entry && this.entry.speaker !== CHANCE ? this.entry.speaker : (this.turn?.seat ?? null)))

  private constructor(table: string, token: string | null, detail: GameDetail, scene: Scene, items: Item[]) {
    this.table = table
    this.token = token
    this.detail = detail
    this.scene = scene
    this.items = items.filter((item) => !entryOf(item)?.word.startsWith('undo '))
    const all = this.items.flatMap((item) => entryOf(item) ?? [])
    const first = all.findIndex((entry) => entry.speaker !== CHANCE)
    this.entries = first < 0 ? all.slice(-1) : all.slice(Math.max(0, first - 1))
    this.eyes = scene.seat
  }

  static async open(table: string, token: string | null, detail: GameDetail): Promise<Replay> {
    const frame = await readScene(table, token)
    return new Replay(table, token, detail, frame.scene, frame.items)
  }

  /** Whose eyes the reader may use: their own; everybody's once the game is over. */
  get allowed(): (string | null)[] {
    const seats = this.scene.info.seats.map((each) => each.seat)
    return this.scene.result ? seats : [this.scene.seat]
  }

  turnAt(place: number): Turn | null {
    return this.starts.findLast((each) => each.place <= place)?.turn ?? null
  }

  placeOf(entry: number): number {
    const found = this.entries.findIndex((each) => each.n === entry)
    if (found >= 0) return found
    return entry < (this.entries[0]?.n ?? 0) ? 0 : this.entries.length - 1
  }

  async go(place: number): Promise<void> {
    this.at = Math.max(0, Math.min(place, this.entries.length - 1))
    const wanted = `${this.at}/${this.eyes}`
    const found = await this.#read(this.at)
    if (wanted === `${this.at}/${this.eyes}`) this.past = found
    if (this.at + 1 < this.entries.length) void this.#read(this.at + 1)
  }

  async look(eyes: string | null): Promise<void> {
    this.eyes = eyes
    await this.go(this.at)
  }

  /** To the beginning of the next turn, or of this or the one before. */
  goTurn(by: 1 | -1): Promise<void> {
    const places = this.starts.map((each) => each.place)
    const next = by > 0 ? places.find((place) => place > this.at) : places.findLast((place) => place < this.at)
    return this.go(next ?? (by > 0 ? this.entries.length - 1 : 0))
  }

  #read(place: number): Promise<PastScene> {
    const entry = this.entries[place]?.n ?? 0
    const key = `${entry}/${this.eyes}`
    const eyes = this.eyes === this.scene.seat ? null : this.eyes
    const found = this.#known.get(key) ?? pastScene(this.table, this.token, entry, eyes)
    this.#known.set(key, found)
    found.catch(() => this.#known.delete(key))
    return found
  }
}
