/** A board as its drawings use it: where the options are, what is chosen, pointed at, inspected. */

import { getContext, setContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { NumberFamily } from '../lib/families'
import type { GameUi } from '../lib/boards'
import type { Telling } from '../lib/telling'
import type { DecisionInfo, GameDetail, OptionText, PreviewInfo, ReasonInfo, Scene } from '../protocol.gen'

/** What a board is drawn from: a table, or a moment of a replay. */
export interface Source {
  readonly game: string
  readonly view: Scene['view']
  /** The seat that looks, or null for a spectator. */
  readonly seat: string | null
  readonly decision: DecisionInfo | null
  /** The options, while the seat that looks is asked; else none. */
  readonly options: OptionText[]
  /** The word that is chosen but not yet confirmed. */
  readonly chosen: string | null
  /** What the chosen word would do. */
  readonly preview: PreviewInfo | null
  readonly detail: GameDetail
  readonly telling: Telling
  /** Choose a word; choosing it again, or without confirmation, says it. */
  choose(word: string): void
  /** Choose a word and wait for confirmation. */
  pick(word: string): void
  /** The rules that forbid a word now; none if it may be said. */
  reasons(word: string): Promise<ReasonInfo[]>
}

/** A part of the board with a name: on a phone one of them is shown at a time. */
export interface ZoneInfo {
  id: string
  name: string
  icon: string
}

/** A piece or place that somebody wants explained. */
export interface Inspected {
  code: string
  name: string
  /** A word that would use it, to say why that is not possible. */
  tries: string | null
  /** Where the focus goes back to. */
  from: HTMLElement | null
}

/** Several options at one spot, to choose from. */
export interface Choice {
  spot: string
  name: string
  from: HTMLElement
}

const KEY = 'board'

export class BoardModel {
  readonly source: Source
  readonly ui: GameUi
  /** The zone that a phone shows. */
  zone = $state('')
  inspected = $state.raw<Inspected | null>(null)
  choice = $state.raw<Choice | null>(null)
  /** Show what may be known but does not lie open. */
  memory = $state(false)
  readonly zones = new SvelteMap<string, ZoneInfo>()
  /** Spot -> the zone it lies in. */
  readonly homes = new SvelteMap<string, string>()
  /** Spot -> what it held when the seat that looks last decided. */
  readonly seen = new SvelteMap<string, string>()

  readonly view = $derived.by(() => this.source.view)
  readonly seat = $derived.by(() => this.source.seat)
  readonly decision = $derived.by(() => this.source.decision)
  readonly telling = $derived.by(() => this.source.telling)
  readonly asked = $derived.by(() => this.source.options.length > 0)
  /** Spot -> its options; the key '' holds those that are buttons of the action bar. */
  readonly places = $derived.by((): Map<string, OptionText[]> => {
    const found = new Map<string, OptionText[]>()
    const { decision, view, seat, options } = this.source
    if (!decision) return found
    for (const option of options) {
      const spot = this.ui.spotOf(option, { view, seat, decision }) ?? ''
      const there = found.get(spot)
      if (there) there.push(option)
      else found.set(spot, [option])
    }
    return found
  })
  readonly bar = $derived.by(() => this.places.get('') ?? [])
  /** The spot of the chosen word. */
  readonly chosenSpot = $derived.by(() => {
    for (const [spot, options] of this.places) {
      if (spot && options.some((each) => each.word === this.source.chosen)) return spot
    }
    return null
  })
  /** The zones that hold options, the fullest first. */
  readonly wanted = $derived.by((): string[] => {
    const counts = new Map<string, number>()
    for (const [spot, options] of this.places) {
      const home = this.homes.get(spot)
      if (home) counts.set(home, (counts.get(home) ?? 0) + options.length)
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([zone]) => zone)
  })

  constructor(source: Source, ui: GameUi) {
    this.source = source
    this.ui = ui
  }

  at(spot: string): OptionText[] {
    return this.places.get(spot) ?? []
  }

  /** What an option says, in plain words. */
  words(option: OptionText): string {
    return this.telling.action(option, this.decision?.step ?? '')
  }

  /** A row of options that differ in a number only, in plain words. */
  rangeOf({ kind, numbers }: NumberFamily): string {
    const all = [...numbers.keys()]
    return this.telling.actionRange(kind, Math.min(...all), Math.max(...all)) || this.words([...numbers.values()][0]!)
  }

  /** A text of the game. */
  say(key: string, args: Record<string, unknown> = {}): string {
    return this.telling.texts.say(key, args, this.telling.people)
  }

  /** The number before and after the chosen word, where it changes one: `seats.A.money`. */
  change(path: string): { before: number | null; after: number | null } | null {
    return this.source.preview?.zones.find((each) => each.path === path) ?? null
  }

  choose(word: string): void {
    this.choice = null
    this.source.choose(word)
  }

  /** Press a spot: choose its option, choose among its options, or have it explained. */
  press(spot: string, name: string, code: string | null, tries: string | null, from: HTMLElement): void {
    const options = this.at(spot)
    const [only] = options
    if (only && options.length === 1) this.choose(only.word)
    else if (only) this.choice = { spot, name, from }
    else if (code || tries) this.inspected = { code: code ?? '', name, tries, from }
  }
}

export function setBoard(board: BoardModel): void {
  setContext(KEY, board)
}

export function theBoard(): BoardModel {
  return getContext<BoardModel>(KEY)
}

const ZONE = 'zone'

/** Everything below lies in this zone. */
export function setZone(id: string): void {
  setContext(ZONE, id)
}

export function theZone(): string {
  return getContext<string | undefined>(ZONE) ?? ''
}
