import { hash } from 'node:crypto'

/** A page whose styles are in one element, and what a policy names that element by; null when there are none. */
type StyledPage = { html: string; styleHash: string | null }

const STYLE = ' style="'
const ATTRIBUTE = /([^\s"'<>/=]+)="([^"]*)"/g

/** Moves `style` attributes into one `<style>` element: a policy can allow that by its hash, attributes only all at once. */
export function hoistInlineStyles(html: string): StyledPage {
  const headEnd = html.indexOf('</head>')
  if (headEnd < 0) return { html, styleHash: null }
  const numbers = new Map<string, number>()
  const lifted = inStyledTags(html, headEnd, (tag) =>
    tag.replace(ATTRIBUTE, (attribute, name: string, escaped: string) => {
      if (name !== 'style') return attribute
      const style = unescapeHtml(escaped)
      // No value that the shop computes has these; they could end the rule.
      if (/[{}<>\\]/.test(style)) return ''
      const number = numbers.get(style) ?? numbers.size
      numbers.set(style, number)
      return `data-style="${number}"`
    }),
  )
  if (numbers.size === 0) return { html, styleHash: null }
  // Repeated: an attribute outweighs every class and id of the style sheets.
  const css = [...numbers]
    .map(([style, number]) => `${`[data-style="${number}"]`.repeat(4)}{${style}}`)
    .join('')
  const styleHash = `sha256-${hash('sha256', css, 'base64')}`
  return { html: `${html.slice(0, headEnd)}<style>${css}</style>${lifted}`, styleHash }
}

/**
 * What follows a place, with its styled tags changed. React writes no `<` and `>` into attributes or texts; few tags have a style,
 * so they are looked for from the attribute, and no part is read twice.
 */
function inStyledTags(html: string, from: number, change: (tag: string) => string): string {
  let made = ''
  let copied = from
  let read = from
  let start = -1
  let end = -1
  let next = -1
  for (let at = styleFrom(html, from); at >= 0; at = styleFrom(html, read)) {
    const before = html.slice(read, at)
    const opened = before.lastIndexOf('<')
    const closed = before.lastIndexOf('>')
    if (opened > closed) start = read + opened
    else if (closed >= 0) start = -1
    if (end < at) end = placeOf(html, '>', at)
    if (next < at) next = placeOf(html, '<', at)
    if (start >= 0 && end < next && /[a-z]/.test(html[start + 1] ?? '')) {
      made += html.slice(copied, start) + change(html.slice(start, end + 1))
      copied = end + 1
    }
    read = Math.min(end, next)
  }
  return made + html.slice(copied)
}

/** Where the attribute comes next; -1 where it does not. Its rarest letters are looked for, which takes a page a seventh of the time. */
function styleFrom(html: string, from: number): number {
  for (let at = html.indexOf('yle="', from); at >= 0; at = html.indexOf('yle="', at + 1))
    if (html.startsWith(STYLE, at - 3)) return at - 3
  return -1
}

/** Where a character comes next; past the end where it does not. */
function placeOf(html: string, character: string, from: number): number {
  const place = html.indexOf(character, from)
  return place < 0 ? html.length : place
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? '')
}
