import sanitize from 'sanitize-html'
import { invalid, type Shape } from './shape.ts'
import { cleanText } from './text.ts'

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'b', 'i', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Who owns the text does not vouch for other sites, and they learn nothing of the visitor.
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href }), ...(isOffSite(href) && { rel: 'nofollow noopener noreferrer' }) },
    }),
  },
  nestingLimit: 30,
}

const MAX_LENGTH = 200_000
const MAX_DEPTH = 100
const MAX_CACHED = 500
const MAX_CACHED_LENGTH = 20_000
const cached = new Map<string, string>()

/** HTML of paragraphs, lists, headings, tables and safe links, those to other sites with `rel`; everything else is removed. */
export const html: Shape<string | null> = {
  schema: { type: ['string', 'null'], maxLength: MAX_LENGTH, contentMediaType: 'text/html' },
  read(value, at) {
    if (typeof value !== 'string') return invalid(value, 'must be HTML', at, null)
    if (value.length > MAX_LENGTH)
      return invalid(value, `must have at most ${MAX_LENGTH} characters`, at, null)
    const safe = remembered(value)
    if (safe === null) return invalid(value, `must have at most ${MAX_DEPTH} levels`, at, null)
    return cleanText(safe)
  },
}

function isOffSite(href: string | undefined): boolean {
  return href !== undefined && /^https?:$/.test(URL.parse(href)?.protocol ?? '')
}

// The same description comes with every list that shows its product: sanitizing it once is 100 times cheaper.
function remembered(source: string): string | null {
  const known = cached.get(source)
  if (known !== undefined) return known
  const result = sanitized(source)
  if (result === null) return null
  if (source.length > MAX_CACHED_LENGTH) return result
  if (cached.size >= MAX_CACHED) cached.delete(cached.keys().next().value ?? '')
  cached.set(source, result)
  return result
}

// The parser's time grows with the square of the depth: text that is nested too deep is given up at once.
function sanitized(source: string): string | null {
  let depth = 0
  const onOpenTag = () => {
    depth += 1
    if (depth > MAX_DEPTH) throw new NestedTooDeepError()
  }
  const onCloseTag = () => {
    depth -= 1
  }
  try {
    return sanitize(source, { ...OPTIONS, onOpenTag, onCloseTag })
  } catch (error) {
    if (error instanceof NestedTooDeepError) return null
    throw error
  }
}

class NestedTooDeepError extends Error {}
