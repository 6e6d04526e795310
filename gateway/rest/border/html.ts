import sanitize from 'sanitize-html'
import { type Shape, unusable } from './shape.ts'
import { cleanText } from './text.ts'

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'b', 'i', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 30,
}

const REMEMBERED = 500
const LONGEST_REMEMBERED = 20_000
const sanitized = new Map<string, string>()

/** HTML of paragraphs, lists, headings, tables and safe links; everything else is removed. */
export const html: Shape<string | null> = {
  schema: { type: ['string', 'null'], contentMediaType: 'text/html' },
  read(value, at) {
    if (typeof value !== 'string') return unusable(value, 'must be HTML', at, null)
    return cleanText(remembered(value))
  },
}

// The same description comes with every list that shows its product: sanitizing it once is 100 times cheaper.
function remembered(source: string): string {
  const known = sanitized.get(source)
  if (known !== undefined) return known
  const result = sanitize(source, OPTIONS)
  if (source.length > LONGEST_REMEMBERED) return result
  if (sanitized.size >= REMEMBERED) sanitized.delete(sanitized.keys().next().value ?? '')
  sanitized.set(source, result)
  return result
}
