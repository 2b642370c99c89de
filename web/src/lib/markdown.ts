/** The little Markdown that rules are written in: paragraphs, lists, tables, bold, slanted, code. */

export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
export type Block =
  | { kind: 'text'; lines: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g

export function inline(text: string): Inline[] {
  const parts: Inline[] = []
  let at = 0
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) })
    const [whole, strong, em, code] = found
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (em !== undefined) parts.push({ kind: 'em', text: em })
    else parts.push({ kind: 'code', text: code ?? '' })
    at = found.index + whole.length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

const cells = (line: string): string[] =>
  line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim())

export function blocks(text: string): Block[] {
  const found: Block[] = []
  for (const line of text.split('\n')) {
    const last = found.at(-1)
    if (!line.trim()) {
      found.push({ kind: 'text', lines: [] })
    } else if (line.trim().startsWith('|')) {
      if (/^[|\s:-]+$/.test(line)) continue
      const row = cells(line).map(inline)
      if (last?.kind === 'table') last.rows.push(row)
      else found.push({ kind: 'table', head: row, rows: [] })
    } else if (/^\s*[-*] /.test(line)) {
      const item = inline(line.replace(/^\s*[-*] /, ''))
      if (last?.kind === 'list') last.items.push(item)
      else found.push({ kind: 'list', items: [item] })
    } else if (last?.kind === 'text') {
      last.lines.push(...inline((last.lines.length ? ' ' : '') + line.trim()))
    } else {
      found.push({ kind: 'text', lines: inline(line.trim()) })
    }
  }
  return found.filter((block) => block.kind !== 'text' || block.lines.length)
}
