/** A heading of a text that a link can lead to. */
export type TextHeading = { id: string; title: string }

/** Sanitised HTML with links into it: cut before each heading, so that a page can put something of its own in between. */
type RichText = { parts: readonly string[]; headings: readonly TextHeading[] }

/**
 * Gives the `<h2>` of a sanitised text that have no id one made from their words, and cuts the text before each of them. A heading
 * inside a quote, list or table stays as it is: cutting there would break the markup.
 *
 * Safe for what the gateway's sanitiser writes: there every `<` opens a tag, every tag is closed or ends with `/>`, and headings
 * have no attribute but an id. An id begins with `text-`, so that it is no other element's.
 */
export function richText(html: string): RichText {
  const starts = topHeadings(html)
  const taken = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id))
  const headings: TextHeading[] = []
  const parts = [html.slice(0, starts[0] ?? html.length)]
  for (const [index, start] of starts.entries()) {
    const part = html.slice(start, starts[index + 1] ?? html.length)
    const [tag = '', ownId] = H2.exec(part) ?? []
    const title = plainText(part.slice(tag.length, part.indexOf('</h2>')))
    if (title === '') {
      parts.push(part)
      continue
    }
    const id = ownId ?? freeId(title, taken)
    headings.push({ id, title })
    parts.push(`<h2 id="${id}">${part.slice(tag.length)}`)
  }
  return { parts: parts.filter((part) => part.trim() !== ''), headings }
}

const H2 = /^<h2(?: id="([^"]*)")?>/
const MAX_HEADINGS = 100
const MAX_ID = 60

function topHeadings(html: string): number[] {
  const starts: number[] = []
  let depth = 0
  for (const tag of html.matchAll(/<(\/?)[a-z\d]+\b[^<>]*>/g)) {
    const [text, closing] = tag
    if (text.endsWith('/>')) continue
    if (closing) depth -= 1
    else {
      if (depth === 0 && H2.test(text) && starts.length < MAX_HEADINGS) starts.push(tag.index)
      depth += 1
    }
  }
  return starts
}

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
])

function freeId(title: string, taken: Set<string>): string {
  const base = headingId(title)
  let id = base
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
  taken.add(id)
  return id
}

/** The id that the first heading with a title has, unless its own text gives it one. */
export function headingId(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return ['text', ...words].join('-').slice(0, MAX_ID).toWellFormed()
}
