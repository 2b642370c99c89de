import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buttonsOf, familiesOf } from '../src/lib/families'
import type { OptionText } from '../src/protocol.gen'

const bid = (amount: number): OptionText => ({ word: `bid ${amount}`, kind: 'bid', args: { amount } })
const buy = (slot: number): OptionText => ({ word: `buy ${slot}`, kind: 'buy', args: { slot, price: 4 } })
const pass: OptionText = { word: 'pass', kind: 'pass', args: {} }

it('makes a number to pick of many amounts, buttons of the rest', () => {
  const families = familiesOf([...[1, 2, 3, 4, 5, 6].map(bid), buy(0), buy(3), pass])
  expect(families.numbers.map((each) => [each.prefix, [...each.numbers.keys()]])).toEqual([['bid', [1, 2, 3, 4, 5, 6]]])
  expect(families.groups.map((group) => group.map((option) => option.word))).toEqual([['buy 0', 'buy 3']])
  expect(families.singles).toEqual([pass])
})

it('shows every option once', () => {
  const options = fc.uniqueArray(
    fc.oneof(fc.nat(20).map(bid), fc.nat(9).map(buy), fc.constant(pass)),
    { selector: (option) => option.word },
  )
  fc.assert(
    fc.property(options, (given) => {
      const families = familiesOf(given)
      const shown = [...buttonsOf(families), ...families.numbers.flatMap((each) => [...each.numbers.values()])]
      expect(shown.map((option) => option.word).sort()).toEqual(given.map((option) => option.word).sort())
    }),
  )
})
