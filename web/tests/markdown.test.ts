import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocks, inline } from '../src/lib/markdown'

describe('inline', () => {
  it('tells bold, slanted and code apart', () => {
    expect(inline('a **b** *c* `d*e*` f')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd*e*' },
      { kind: 'text', text: ' f' },
    ])
  })

  it('keeps every letter of a text without marks', () => {
    fc.assert(
      fc.property(fc.string().map((text) => text.replaceAll(/[*`]/g, '')), (text) => {
        expect(inline(text).map((part) => part.text).join('')).toBe(text)
      }),
    )
  })
})

describe('blocks', () => {
  it('reads paragraphs, lists and tables', () => {
    const found = blocks('one\ntwo\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |')
    expect(found.map((block) => block.kind)).toEqual(['text', 'list', 'table'])
    expect(found[0]).toEqual({ kind: 'text', lines: [{ kind: 'text', text: 'one' }, { kind: 'text', text: ' two' }] })
    expect(found[1]).toMatchObject({ items: [[{ text: 'a' }], [{ text: 'b' }]] })
    expect(found[2]).toMatchObject({ head: [[{ text: 'x' }], [{ text: 'y' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] })
  })

  it('never makes an empty block, whatever it reads', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '-', '*', '|', '`') }), (text) => {
        for (const block of blocks(text)) {
          if (block.kind === 'text') expect(block.lines.length).toBeGreaterThan(0)
          if (block.kind === 'list') expect(block.items.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})
