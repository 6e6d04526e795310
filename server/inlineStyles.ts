import { createHash } from 'node:crypto'

/** A page whose styles are in one element, and what a policy names that element by; null when there are none. */
type StyledPage = { html: string; styleHash: string | null }

/** A tag with a `style` attribute. React and the sanitizer write no `<` and no `>` into attributes or texts. */
const STYLED_TAG = /<[a-z][^<>]*? style="[^"<>]*"[^<>]*>/g
const ATTRIBUTE = /([^\s"'<>/=]+)="([^"]*)"/g

/**
 * Moves the `style` attributes of a rendered page into one `<style>` element: a policy can allow an element by its hash, but
 * attributes only all at once, also those of an attacker. What scripts set later goes before, as it goes before attributes.
 */
export function liftStyles(html: string): StyledPage {
  const numbers = new Map<string, number>()
  const lifted = html.replace(STYLED_TAG, (tag) =>
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
  const headEnd = lifted.indexOf('</head>')
  if (numbers.size === 0 || headEnd < 0) return { html, styleHash: null }
  // Repeated: an attribute outweighs every class and id of the style sheets.
  const css = [...numbers]
    .map(([style, number]) => `${`[data-style="${number}"]`.repeat(4)}{${style}}`)
    .join('')
  const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`
  return { html: `${lifted.slice(0, headEnd)}<style>${css}</style>${lifted.slice(headEnd)}`, styleHash }
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
