/** Pieces in the plain view of a position that an option is about: pressing them chooses it. */

import { getContext, setContext } from 'svelte'
import type { OptionText } from '../protocol.gen'
import type { TableModel } from './table.svelte'

interface Link {
  text: string
  chosen: boolean
  choose: () => void
}
type Linked = (code: string) => Link | null

const KEY = 'links'

/** Whether this piece alone is what the option is about. */
function isAbout(option: OptionText, code: string): boolean {
  return Object.values(option.args).some((value) => value === code || (Array.isArray(value) && value.length === 1 && value[0] === code))
}

export function linkPieces(table: TableModel): void {
  setContext<Linked>(KEY, (code) => {
    const option = table.options.find((each) => isAbout(each, code))
    if (!option) return null
    return { text: table.words(option), chosen: table.chosen === option.word, choose: () => table.choose(option.word) }
  })
}

export function linkedTo(): Linked {
  return getContext<Linked | undefined>(KEY) ?? (() => null)
}
