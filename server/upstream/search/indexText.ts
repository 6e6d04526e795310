import { CONJUNCTIONS, PREPOSITIONS } from './smallWords.ts'
import { type Term, terms } from './terms.ts'

/** What the search index keeps of a product: stems by where they stand, the most telling place first. */
type IndexColumns = {
  /** What the product is: its name up to a comma or a preposition («Стойка» of «Стойка для колонки»). */
  thing: string
  /** The rest of its name. */
  name: string
  /** Brands and categories. */
  kind: string
  /** Its short description. */
  text: string
  /** Ends of long words of the name: the «микрофон» of «радиомикрофон». */
  parts: string
}

type Described = {
  name: string
  brands: readonly string[]
  categories: readonly string[]
  text: string | null
}

export function indexColumns({ name, brands, categories, text }: Described): IndexColumns {
  const [, thing = '', rest = ''] = THING.exec(name) ?? []
  return {
    thing: indexText(thing),
    name: indexText(rest),
    kind: indexText(...brands, ...categories),
    text: indexText(text),
    parts: [...new Set(terms(name).flatMap(ends))].join(' '),
  }
}

/** The stems of all words of some texts, each once. */
export function indexText(...texts: (string | null | undefined)[]): string {
  return [...new Set(texts.flatMap((text) => terms(text ?? '').flatMap(indexed)))].join(' ')
}

const THING = new RegExp(`^(.*?)((?:,| (?:${[...PREPOSITIONS, ...CONJUNCTIONS].join('|')}) ).*)?$`, 'su')

// A size is found by each of its numbers, too.
function indexed({ stems, form, isMeasure }: Term): readonly string[] {
  return isMeasure && form.includes('x') ? [...stems, ...form.split('x')] : stems
}

const SHORTEST_END = 4
const SHORTEST_START = 3

function ends({ stems, isMeasure }: Term): string[] {
  if (isMeasure) return []
  return stems.flatMap((stem) => {
    const starts = Math.max(stem.length - SHORTEST_END - SHORTEST_START + 1, 0)
    return Array.from({ length: starts }, (_, index) => stem.slice(index + SHORTEST_START))
  })
}
