/** A game looked at entry by entry, through the eyes of one seat or of a spectator. */

import type { GameDetail, Item, PastScene, SaidInfo, Scene } from '../protocol.gen'
import { Analysis } from './analysis.svelte'
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
  /** What the reader is shown: the position after the entry, or the one in which it was decided. */
  past: PastScene | null = $state.raw(null)
  /** Whether that is the question of the entry, seen by whom it was put to. */
  asks = $state(false)
  /** What the entry said, as far as the reader may know. */
  said: SaidInfo | null = $state.raw(null)
  analysis: Analysis | null = $state.raw(null)
  /** In an analysis: decisions are shown before they are made. */
  before = $state(true)
  #wanted: symbol | null = null
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

  /** What is known of the entry by the analysis. */
  readonly mark = $derived.by(() => this.analysis?.at(this.entry?.n ?? 0) ?? null)

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

  /** Whether somebody had a choice there. */
  isDecision(place: number): boolean {
    const entry = this.entries[place]
    return entry !== undefined && entry.speaker !== CHANCE && !entry.forced
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
    const asks = this.#isAsked(this.at)
    const eyes = asks ? (this.entry?.speaker ?? null) : this.eyes
    const wanted = (this.#wanted = Symbol())
    const [after, before] = await Promise.all([this.#read(this.at, eyes), asks ? this.#read(this.at - 1, eyes) : null])
    if (wanted !== this.#wanted) return
    this.past = before ?? after
    this.asks = asks
    this.said = after.said
    if (this.at + 1 < this.entries.length) void this.#read(this.at + 1, eyes)
  }

  /** Look through other eyes. What a decision was like is seen by whom it was put to, so others see what came of it. */
  async look(eyes: string | null): Promise<void> {
    this.eyes = eyes
    if (this.asks) this.before = false
    await this.go(this.at)
  }

  async show(before: boolean): Promise<void> {
    this.before = before
    await this.go(this.at)
  }

  /** Open the analysis, or close it. */
  async analyse(): Promise<void> {
    this.analysis?.stop()
    this.analysis = this.analysis ? null : new Analysis(this.table, this.token)
    void this.analysis?.run()
    await this.go(this.at)
  }

  /** To the beginning of the next turn, or of this or the one before. */
  goTurn(by: 1 | -1): Promise<void> {
    const places = this.starts.map((each) => each.place)
    const next = by > 0 ? places.find((place) => place > this.at) : places.findLast((place) => place < this.at)
    return this.go(next ?? (by > 0 ? this.entries.length - 1 : 0))
  }

  #isAsked(place: number): boolean {
    return this.analysis !== null && this.before && place > 0 && this.isDecision(place)
  }

  #read(place: number, seat: string | null): Promise<PastScene> {
    const entry = this.entries[place]?.n ?? 0
    const key = `${entry}/${seat}`
    const eyes = seat === this.scene.seat ? null : seat
    const found = this.#known.get(key) ?? pastScene(this.table, this.token, entry, eyes)
    this.#known.set(key, found)
    found.catch(() => this.#known.delete(key))
    return found
  }
}
