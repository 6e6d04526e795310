import sanitize from 'sanitize-html'
import { storagePath } from '../values/link.ts'
import { cleanText } from '../values/text.ts'
import { TooLongError, toBlocks } from './blocks.ts'
import { createAnchors, linkOf } from './links.ts'

/** The tags that live. docs/upstream.md names them. */
const TAGS = (
  'p br hr h2 h3 h4 ul ol li blockquote pre figure figcaption img strong em b i s sub sup code a ' +
  'table caption thead tbody tfoot tr th td'
).split(' ')
/** Blocks that nobody knows are paragraphs, so that their words do not run into others. */
const PARAGRAPHS = (
  'div section article main header footer nav aside address center hgroup dl dt dd details summary dialog form fieldset ' +
  'legend menu search iframe video audio object canvas svg title'
).split(' ')
const OTHERS: Record<string, string> = {
  ...{ strike: 's', del: 's' },
  ...Object.fromEntries(PARAGRAPHS.map((name) => [name, 'p'])),
}
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const LOWEST_HEADING = 4
const MAX_DEPTH = 100
const MAX_PICTURES = 100

/** The URL to show a picture at, by the `src` of a text; null: it is none of the storage's. */
type PictureOf = (src: string) => string | null

/**
 * HTML of the tags that live, every block at its place and with safe links; null when nothing is left of it. Links to `ownOrigin`, the
 * shop's, become paths.
 */
export function cleanHtml(source: string, pictureOf: PictureOf, ownOrigin?: string): string | null {
  // The parser's time grows with the square of the depth: text that is nested too deep is given up at once.
  let depth = 0
  let pictures = 0
  // The levels, as they were sent, of the headings above the present place: below the page's own, and none is left out.
  let above: number[] = []
  const anchors = createAnchors()
  const heading: sanitize.Transformer = (tagName, { id }) => {
    const sent = Math.max(Number(tagName.slice(1)), 2)
    above = [...above.filter((level) => level < sent), sent]
    return {
      tagName: `h${Math.min(above.length + 1, LOWEST_HEADING)}`,
      attribs: { ...(id !== undefined && { id }) },
    }
  }
  const img: sanitize.Transformer = (tagName, { src = '', alt = '', width, height }) => {
    pictures += 1
    const url = pictures > MAX_PICTURES ? null : pictureOf(src)
    // sanitize-html loses the words after a text that replaces a tag which it leaves out.
    if (url === null) return { tagName: 'em', attribs: {}, text: alt }
    const size = isSize(width) && isSize(height) ? { width, height } : {}
    return { tagName, attribs: { src: url, alt, ...size } }
  }
  try {
    const safe = sanitize(source, {
      ...OPTIONS,
      transformTags: {
        ...OPTIONS.transformTags,
        ...Object.fromEntries(HEADINGS.map((name) => [name, heading])),
        img,
        // The owner of the text does not vouch for other sites, and they learn nothing of the visitor.
        a: (tagName, { href = '', id = '', name = id }) => ({
          tagName,
          attribs: { ...linkOf(href, ownOrigin), ...(name !== '' && { id: name }) },
        }),
        '*': (tagName, { id, ...attribs }) => ({
          tagName,
          attribs: { ...attribs, ...(id !== undefined && anchors.add(id)) },
        }),
      },
      onOpenTag() {
        depth += 1
        if (depth > MAX_DEPTH) throw new NestedTooDeepError()
      },
      onCloseTag() {
        depth -= 1
      },
    })
    return cleanText(toBlocks(anchors.lead(safe)))
  } catch (error) {
    if (error instanceof NestedTooDeepError || error instanceof TooLongError) return null
    throw error
  }
}

/** The path or URL of the storages (base URLs) that a picture's `src` names; null: nothing of theirs. */
export function storedPicture(src: string, storages: readonly string[]): string | null {
  const [base = '', ...others] = storages.map((storage) => URL.parse(`${storage}/`)?.href ?? '')
  const url = URL.parse(src, base)?.href ?? ''
  if (others.some((other) => url.startsWith(other))) return storagePath.read(url)
  const path = url.startsWith(base) ? url.slice(base.length).replace(/[?#].*$/, '') : src
  try {
    const original = storagePath.read(decodeURIComponent(path))
    return original?.includes('://') ? null : original
  } catch {
    return null
  }
}

class NestedTooDeepError extends Error {}

const OPTIONS: sanitize.IOptions & { transformTags: NonNullable<sanitize.IOptions['transformTags']> } = {
  allowedTags: TAGS,
  allowedAttributes: {
    '*': ['id'],
    a: ['href', 'rel'],
    ol: ['start'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...OTHERS,
    ol: (tagName, { start = '', id }) => ({
      tagName,
      attribs: { ...(/^\d{1,4}$/.test(start) && { start }), ...(id !== undefined && { id }) },
    }),
  },
  nestingLimit: 30,
}

function isSize(value: string | undefined): value is string {
  return value !== undefined && /^[1-9]\d{0,4}$/.test(value)
}
