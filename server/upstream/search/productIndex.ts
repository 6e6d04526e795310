import MiniSearch from 'minisearch'
import type { Database, Row } from '../data/database.ts'
import { soundKey } from './spelling.ts'
import { isOccasion, synonymsOf } from './vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

/** Products by their words, and how well each answers. */
export type WordIndex = {
  /** The ids of the products that have a word, or another one for it, and how telling the place is. */
  find: (word: Word) => ReadonlyMap<number, number>
  /** The words of names, brands and categories, by the keys of their forms and stems. */
  forms: ReadonlyMap<string, string>
  /** Their stems. */
  stems: ReadonlySet<string>
}

export type Described = { id: number; name: string; kind: string; text: string }

// How telling it is to have a word in a place: what the product is, the rest of its name, the end of a compound, brand and category.
const PLACES = { thing: 4, name: 3, end: 4, kind: 2, text: 1 }
/** The beginning of a word, in comparison. */
const BEGUN = 0.4

/** Makes an index of some texts. */
export function wordIndex(described: readonly Described[]): WordIndex {
  const index = new MiniSearch({
    fields: Object.keys(PLACES),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  })
  index.addAll(described.map(documentOf))
  const find = (word: Word) => {
    const whole = [...word.stems, ...synonymsOf(word)]
    const prefix = (term: string) => !word.isMeasure && term.length > 1 && word.stems.includes(term)
    const found = index.search({ combineWith: 'OR', queries: whole }, { prefix })
    return new Map(found.map(({ id, match }) => [Number(id), bestPlace(match, whole)]))
  }
  const known = described
    .flatMap(({ name, kind }) => wordsOf(`${name} ${kind}`))
    .filter((word) => !word.isMeasure)
  return {
    find,
    forms: new Map([...known.flatMap(byStems), ...known.map(({ form }) => [soundKey(form), form] as const)]),
    stems: new Set(known.flatMap(({ stems }) => stems)),
  }
}

const LONGEST_ENDING = 2

// «Микрофон» may be shown for «микрофонный», and no word without its last letters.
function byStems({ form, stems }: Word) {
  return stems.map(
    (stem) => [soundKey(stem), form.length - stem.length > LONGEST_ENDING ? stem : form] as const,
  )
}

function bestPlace(match: Readonly<Record<string, readonly string[]>>, whole: readonly string[]): number {
  const places = Object.entries(match).flatMap(([term, fields]) =>
    fields.map((field) => PLACES[field as keyof typeof PLACES] * (whole.includes(term) ? 1 : BEGUN)),
  )
  return Math.max(...places)
}

// The end of a name from its comma or preposition on says what the product is for: «Стойка для колонки».
const NAME = /^(.*?)((?:,| (?:в|для|до|из|к|на|от|по|под|с|со|у|и|или) ).*)?$/su

function documentOf({ id, name, kind, text }: Described) {
  const [, thing = '', rest = ''] = NAME.exec(name) ?? []
  const end = wordsOf(name).flatMap(endsOf).join(' ')
  return { id, thing: indexed(thing), name: indexed(rest), end, kind: indexed(kind), text: indexed(text) }
}

// A size is found by each of its numbers, too.
function indexed(text: string): string {
  const terms = wordsOf(text).flatMap(({ stems, form, isMeasure }) => [
    ...stems,
    ...(isMeasure ? form.split('x') : []),
  ])
  return [...new Set(terms)].join(' ')
}

const SHORTEST_END = 4
const SHORTEST_START = 3

// «Микрофон» of «Радиомикрофон».
function endsOf({ stems: [stem = ''], isMeasure }: Word): string[] {
  const count = isMeasure ? 0 : Math.max(stem.length - SHORTEST_END - SHORTEST_START + 1, 0)
  return Array.from({ length: count }, (_, index) => stem.slice(index + SHORTEST_START))
}

let last: { database: Database; version: string; index: WordIndex } | null = null

/** The index of the catalogue, made when it is first needed, and again when the seed has filled it otherwise. */
export function productIndex(database: Database): WordIndex {
  const { version } = database.get<Row & { version: string }>(VERSION) ?? { version: '' }
  if (last?.database !== database || last.version !== version)
    last = {
      database,
      version,
      index: wordIndex(database.all<Row & Described>(DESCRIBED).map(withOccasions)),
    }
  return last.index
}

function withOccasions({ occasions, ...product }: Described & { occasions?: string | null }): Described {
  const words = wordsOf(occasions ?? '').filter(isOccasion)
  return { ...product, text: `${product.text} ${words.map(({ form }) => form).join(' ')}` }
}

const VERSION = 'SELECT group_concat(value) AS version FROM meta'
const DESCRIBED = `SELECT p.id, p.name, t.facts ->> 'shortDescription' AS text,
  coalesce((SELECT group_concat(brand, ' ') FROM product_brands WHERE product_id = p.id), '') || ' ' ||
  coalesce((SELECT group_concat(c.name, ' ') FROM product_categories JOIN categories c ON c.id = category_id
    WHERE product_id = p.id), '') AS kind,
  (SELECT group_concat(name || ' ' || description, ' ') FROM
    (SELECT s.name, s.description FROM solution_products JOIN solutions s ON s.id = solution_id WHERE product_id = p.id
     UNION ALL
     SELECT a.name, a.description FROM assortment_products JOIN assortments a ON a.id = assortment_id
     WHERE product_id = p.id)) AS occasions
  FROM products p JOIN product_texts t ON t.product_id = p.id`
