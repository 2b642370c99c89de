import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { GameUi } from '../src/lib/boards'
import { BoardModel, type Source } from '../src/board/model.svelte'
import { ProblemError } from '../src/lib/api'
import { Hints } from '../src/lib/hints.svelte'
import { problemText } from '../src/lib/names'
import type { TableModel } from '../src/lib/table.svelte'
import { t, useLanguage } from '../src/lib/texts.svelte'
import type { OptionText } from '../src/protocol.gen'

const option = (word: string): OptionText => ({ word, kind: word.split(' ')[0]!, args: {} })
const options = ['lay a b', 'lay b c', 'lay a', 'pass'].map(option)

function boardWith(advised: string[]): BoardModel {
  const source = { decision: { seat: 'A', step: 's', options }, options, advised, chosen: null, view: {}, seat: 'A' }
  const spotOf = ({ word }: OptionText) => (word === 'pass' ? null : word.split(' ').slice(1))
  return new BoardModel(source as unknown as Source, { spotOf } as unknown as GameUi)
}

it('gives each hint one number, on the first of its places that has none', () => {
  const board = boardWith(['lay b c', 'lay a b', 'lay a', 'pass'])
  expect([...board.badges]).toEqual([['b', [1]], ['a', [2, 3]]])
  expect([...board.hinted.keys()].sort()).toEqual(['a', 'b', 'c'])
  expect(board.numbersOf(option('pass'))).toEqual([4])
})

function tableWith(wanted: { options?: OptionText[]; asked?: boolean; allowed?: boolean }): TableModel {
  const { options: offered = options, asked = true, allowed = true } = wanted
  return {
    options: offered, asked, moment: 1, scene: { info: { hints: allowed } }, connection: { table: 't', token: 'k' },
  } as unknown as TableModel
}

beforeAll(() => useLanguage('en'))
beforeEach(() => {
  vi.restoreAllMocks()
})

it('asks nobody where there is one move, or where there are no hints', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const forced = new Hints(tableWith({ options: [option('pass')] }))
  await forced.toggle()
  expect([forced.open, forced.words, forced.problem, forced.idle]).toEqual([true, ['pass'], '', false])
  const waiting = new Hints(tableWith({ asked: false }))
  await waiting.toggle()
  expect([waiting.open, waiting.words, waiting.problem, waiting.idle]).toEqual([true, [], t('page-hint-not-asked'), false])
  const without = new Hints(tableWith({ allowed: false }))
  await without.toggle()
  expect(without.problem).toBe(t('hint-off'))
  expect(fetched).not.toHaveBeenCalled()
})

it('asks once for what is asked, and again after a problem', async () => {
  const info = { version: 1, others: 1, moves: [{ word: 'lay a', value: 0.5, interval: [0.4, 0.6], reasons: {}, visits: 1 }] }
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(Response.json(info))
  const hints = new Hints(tableWith({}))
  await hints.toggle()
  expect([hints.words, hints.problem]).toEqual([[], t('page-offline')])
  await hints.toggle()
  await hints.toggle()
  expect([hints.open, hints.words, hints.problem]).toEqual([true, ['lay a'], ''])
  await hints.toggle()
  await hints.toggle()
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('says for how long one asks too often', () => {
  const refused = (wait: number) => problemText(new ProblemError({ type: 'about:blank', title: 'too many requests', status: 429, detail: '', wait, reasons: [] }))
  expect(refused(42)).toContain('42 seconds')
  expect(refused(1)).toContain('one second')
  expect(refused(0)).toContain('a moment')
})
