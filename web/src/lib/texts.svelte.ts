/** Texts in Fluent catalogues, shared with the server side. The twin of `engine/texts.py`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { gameDetail, tableGame } from './api'
import { settings, type Language } from './settings.svelte'
import type { GameDetail, TableInfo } from '../protocol.gen'

const COMMON = import.meta.glob<string>('../../../src/sampan/text/*.ftl', { query: '?raw', import: 'default' })
const GAMES = import.meta.glob<string>('../../../src/sampan/games/*/text/*.ftl', { query: '?raw', import: 'default' })

/** What stands for something that the reader may not see. */
export const HIDDEN = '?'

/** A text inside a text: the name of a component. */
interface Ref {
  key: string
  args: Args
}
export type Args = Record<string, unknown>

function isRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && 'key' in value && 'args' in value
}

/** Arguments with these names hold letters of seats. */
const SEAT_ARGUMENTS = new Set(['seat', 'seats', 'player', 'players', 'owner', 'leader', 'winner', 'other', 'target'])

/** The catalogues of one language, those of a game before the common ones. */
export class Texts {
  readonly language: Language
  readonly names: Readonly<Record<string, unknown>>
  readonly #bundle: FluentBundle

  constructor(language: Language, catalogues: string[], names: Record<string, unknown> = {}) {
    this.language = language
    this.names = names
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const catalogue of catalogues) this.#bundle.addResource(new FluentResource(catalogue))
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** The text of a key. `people` are the names of the seats. */
  say(key: string, args: Args = {}, people: Record<string, string> = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value
    if (!pattern) return key
    const said: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) {
      said[name] = this.#value(value, SEAT_ARGUMENTS.has(name) ? people : {})
    }
    return this.#bundle.formatPattern(pattern, said, [])
  }

  /** The text of the first of these keys that needs no arguments; null if there is none. */
  plain(...keys: string[]): string | null {
    for (const key of keys) {
      const pattern = this.#bundle.getMessage(key)?.value
      const errors: Error[] = []
      const text = pattern ? this.#bundle.formatPattern(pattern, {}, errors) : ''
      if (text && !errors.length) return text
    }
    return null
  }

  /** The name of a component; a code without a name stands for itself. */
  name(code: string): string {
    return String(this.#value(code, {}))
  }

  enumerate(parts: string[]): string {
    if (parts.length < 2) return parts.join('')
    return this.say('list', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) })
  }

  #value(value: unknown, people: Record<string, string>): FluentVariable {
    if (isRef(value)) return this.say(value.key, value.args)
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'number') return value
    if (typeof value === 'string') {
      if (value === HIDDEN) return this.say('hidden')
      if (Object.hasOwn(people, value)) return people[value] ?? value
      return Object.hasOwn(this.names, value) ? this.#value(this.names[value], {}) : value
    }
    if (Array.isArray(value)) return this.enumerate(value.map((each) => String(this.#value(each, people))))
    return value === null || value === undefined ? '' : String(value)
  }
}

interface Loaded {
  common: Texts
  games: Record<string, Texts>
}

let loaded: Loaded = $state.raw({ common: new Texts('en', []), games: {} })
const details = new Map<string, GameDetail>()

async function file(files: Record<string, () => Promise<string>>, end: string): Promise<string> {
  const found = Object.keys(files).find((path) => path.endsWith(end))
  return found ? await files[found]!() : ''
}

const commonFile = (language: Language) => file(COMMON, `/text/${language}.ftl`)

async function gameTexts(name: string, language: Language, common: string): Promise<Texts> {
  const own = await file(GAMES, `/games/${name}/text/${language}.ftl`)
  return new Texts(language, [own, common], details.get(name)?.names)
}

/** Read everything that is in use in another language, then show all of it at once. */
export async function useLanguage(language: Language): Promise<void> {
  const common = await commonFile(language)
  const games: Record<string, Texts> = {}
  for (const name of details.keys()) games[name] = await gameTexts(name, language, common)
  loaded = { common: new Texts(language, [common]), games }
  settings.language = language
  document.documentElement.lang = language
}

/** Make the texts of a game ready, and say what the server knows of it. */
export async function useGame(name: string): Promise<GameDetail> {
  const known = details.get(name)
  if (known && loaded.games[name]) return known
  const detail = known ?? (await gameDetail(name))
  details.set(name, detail)
  const language = settings.language
  const texts = await gameTexts(name, language, await commonFile(language))
  loaded = { ...loaded, games: { ...loaded.games, [name]: texts } }
  return detail
}

/** What the server knows of a game whose `useGame` is done. */
export function detailOf(game: string): GameDetail | undefined {
  return details.get(game)
}

/** Make the texts of a table's game ready, and say what the server knows of it in the table's edition. */
export async function useGameOf(info: TableInfo): Promise<GameDetail> {
  const detail = await useGame(info.game)
  return info.edition ? await tableGame(info.table) : detail
}

/** A text of the page. */
export function t(key: string, args: Args = {}): string {
  return loaded.common.say(key, args)
}

export function hasText(key: string): boolean {
  return loaded.common.has(key)
}

/** The texts of a game whose `useGame` is done, in the language of now. */
export function textsOf(game: string): Texts {
  return loaded.games[game] ?? loaded.common
}
