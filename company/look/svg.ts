import { Parser } from 'htmlparser2'

/** The facts of an SVG that decide whether it is accepted: its outermost element, and its requests to browsers. */
type Svg = {
  /** Those of the outermost element; null where that is no `svg`. */
  attributes: Readonly<Record<string, string>> | null
  /** It would run, or ask for something else. */
  isActive: boolean
}

const SVG = 'http://www.w3.org/2000/svg'
/** Browsers act upon these too; elements of drawing programs they pass over. */
const ACTIVE_NAMESPACES = /^\s*http:\/\/www\.w3\.org\/(1999\/xhtml|1998\/Math\/MathML)\s*$/i
const ACTIVE_ELEMENTS = new Set(['script', 'foreignobject', 'iframe'])
const LINKS = new Set(['href', 'src'])
/** Parts of itself, and pictures that are in it. */
const OWN = String.raw`\s{0,9}["']?\s{0,9}(#|data:image\/(?!svg))`
const OWN_LINK = new RegExp(`^${OWN}`, 'i')
/** With escapes a style could hide the rest. */
const ACTIVE_STYLE = new RegExp(String.raw`@import|\\|\burl\((?!${OWN})|image(-set)?\(`, 'i')
/** A head that browsers and the parser here read alike: without declarations of its own, in letters that are a byte each at least. */
const PLAIN_HEAD = [
  /^!doctype\s+svg(\s+(public|system))?(\s+("[^"<>]*"|'[^'<>]*')){0,2}\s*$/i,
  /^\?(?!xml-stylesheet)(?!xml\s[^<]*encoding\s*=\s*["'](?!(utf-8|us-ascii|iso-8859-1)["']))/i,
]

/** Reads an SVG as browsers do: entities, CDATA and prefixes hide nothing. */
export function readSvg(text: string): Svg {
  let attributes: Svg['attributes'] | undefined
  let isActive = false
  let words = ''
  const parser = new Parser(
    {
      onopentag(name, own) {
        attributes ??= name === 'svg' && own.xmlns === SVG ? own : null
        isActive ||= ACTIVE_ELEMENTS.has(localName(name)) || Object.entries(own).some(isActiveAttribute)
      },
      // In one piece, as styles are read: comments part them only here.
      ontext(part) {
        words += part
      },
      onprocessinginstruction(_, head) {
        isActive ||= !PLAIN_HEAD.some((plain) => plain.test(head))
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return { attributes: attributes ?? null, isActive: isActive || ACTIVE_STYLE.test(words) }
}

function isActiveAttribute([name, value]: [name: string, value: string]): boolean {
  if (/^xmlns(:|$)/.test(name)) return ACTIVE_NAMESPACES.test(value)
  const local = localName(name)
  if (local.startsWith('on') || ACTIVE_STYLE.test(value)) return true
  return local === 'attributename'
    ? LINKS.has(localName(value.trim()))
    : LINKS.has(local) && !OWN_LINK.test(value)
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}
