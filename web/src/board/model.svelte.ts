/** A board as its drawings use it: where the options are, what is chosen, pointed at, inspected. */

import { getContext, setContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { NumberFamily } from '../lib/families'
import type { GameUi } from '../lib/boards'
import type { EventData, Telling } from '../lib/telling'
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
  /** The words of a hint that is shown, the best first. */
  readonly advised: string[]
  /** What the chosen word would do. */
  readonly preview: PreviewInfo | null
  readonly detail: GameDetail
  readonly telling: Telling
  /** Everything that has happened so far and may be known, oldest first. */
  readonly told: EventData[]
  /** Choose a word; choosing it again, or without confirmation, says it. */
  choose(word: string): void
  /** Choose a word, or none, and wait for confirmation. */
  pick(word: string | null): void
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

/** Several options at one place, to choose from. */
export interface Choice {
  words: string[]
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
  /** Spots that are pressed already and do not yet make up an option. */
  pressed = $state.raw<string[]>([])
  /** Show what may be known but does not lie open. */
  memory = $state(false)
  readonly zones = new SvelteMap<string, ZoneInfo>()
  /** Spot -> the zone it lies in. */
  readonly homes = new SvelteMap<string, { zone: string }>()
  /** Spot -> what it held when the seat that looks last decided. */
  readonly seen = new SvelteMap<string, string>()

  readonly view = $derived.by(() => this.source.view)
  readonly seat = $derived.by(() => this.source.seat)
  readonly decision = $derived.by(() => this.source.decision)
  readonly telling = $derived.by(() => this.source.telling)
  readonly asked = $derived.by(() => this.source.options.length > 0)
  /** Word -> the spots that choose it together; none: it is a button of the action bar. */
  readonly parts = $derived.by((): Map<string, string[]> => {
    const { decision, view, seat, options } = this.source
    if (!decision) return new Map()
    const spots = (option: OptionText) => [this.ui.spotOf(option, { view, seat, decision }) ?? []].flat()
    return new Map(options.map((option) => [option.word, spots(option)]))
  })
  /** Spot -> the options it is a part of. */
  readonly places = $derived.by((): Map<string, OptionText[]> => {
    const found = new Map<string, OptionText[]>()
    for (const option of this.source.options) {
      for (const spot of this.partsOf(option)) {
        const there = found.get(spot)
        if (there) there.push(option)
        else found.set(spot, [option])
      }
    }
    return found
  })
  /** Spot -> the numbers of the advised moves it is a part of. */
  readonly hinted = $derived.by((): Map<string, number[]> => {
    const found = new Map<string, number[]>()
    for (const [place, word] of this.source.advised.entries()) {
      for (const spot of this.parts.get(word) ?? []) found.set(spot, [...(found.get(spot) ?? []), place + 1])
    }
    return found
  })
  /** Spot -> the numbers that stand on it. Each advised move has one number, on its first place that has none yet. */
  readonly badges = $derived.by((): Map<string, number[]> => {
    const found = new Map<string, number[]>()
    for (const [place, word] of this.source.advised.entries()) {
      const spots = this.parts.get(word) ?? []
      const spot = spots.find((each) => !found.has(each)) ?? spots[0]
      if (spot !== undefined) found.set(spot, [...(found.get(spot) ?? []), place + 1])
    }
    return found
  })
  readonly bar = $derived.by(() => this.source.options.filter((option) => !this.partsOf(option).length))
  /** The spots of the chosen word, or of the words that may still be meant. */
  readonly gathered = $derived.by(() => {
    const { chosen } = this.source
    return chosen === null ? this.pressed.filter((spot) => this.places.has(spot)) : (this.parts.get(chosen) ?? [])
  })
  /** The zones that hold options, the fullest first. */
  readonly wanted = $derived.by((): string[] => {
    const counts = new Map<string, number>()
    for (const [spot, options] of this.places) {
      const home = this.homes.get(spot)?.zone
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

  /** The number of the hint that advises a word, as a row of one or none. */
  numbersOf({ word }: OptionText): number[] {
    const place = this.source.advised.indexOf(word)
    return place < 0 ? [] : [place + 1]
  }

  partsOf(option: OptionText): string[] {
    return this.parts.get(option.word) ?? []
  }

  /** Whether this spot and those gathered so far can be parts of one option. */
  fits(spot: string): boolean {
    return this.#together([spot, ...this.gathered])
  }

  choose(word: string): void {
    this.choice = null
    this.source.choose(word)
  }

  /** Press a spot: choose its option, gather it towards one, choose among several, or explain it. */
  press(spot: string, name: string, code: string | null, tries: string | null, from: HTMLElement): void {
    const options = this.at(spot)
    const [only] = options
    if (!only) {
      if (code || tries) this.inspected = { code: code ?? '', name, tries, from }
    } else if (options.every((option) => this.partsOf(option).length === 1)) {
      if (options.length === 1) this.choose(only.word)
      else this.choice = { words: options.map((each) => each.word), name, from }
    } else {
      const had = this.gathered
      if (had.includes(spot)) this.#gather(had.filter((each) => each !== spot), name, from, false)
      else this.#gather(had.reduce((kept, each) => (this.#together([...kept, each]) ? [...kept, each] : kept), [spot]), name, from, true)
    }
  }

  /** Whether these spots can be parts of one option. */
  #together(spots: string[]): boolean {
    return this.source.options.some((option) => spots.every((each) => this.partsOf(option).includes(each)))
  }

  /** Choose the option that these spots make up, or the only one that a spot more leaves; keep them while they make up none. */
  #gather(spots: string[], name: string, from: HTMLElement, more: boolean): void {
    const larger = this.source.options.filter((option) => spots.every((each) => this.partsOf(option).includes(each)))
    const exact = larger.filter((option) => this.partsOf(option).length === spots.length || (more && larger.length === 1))
    const [only] = exact
    this.pressed = only ? [] : spots
    if (!spots.length || !only) this.source.pick(null)
    else if (exact.length > 1) this.choice = { words: exact.map((each) => each.word), name, from }
    else if (larger.length > 1) this.source.pick(only.word)
    else this.choose(only.word)
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
