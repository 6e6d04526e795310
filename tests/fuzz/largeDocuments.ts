import fc from 'fast-check'
import { toRequest } from './documents.ts'
import type { FuzzRequest } from './requests.ts'

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

/** Mostly what is allowed, and far beyond it. */
const count = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 2, arbitrary: fc.integer({ min: 30, max: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: 300, max: 1100 }) },
)
const fewAliases = fc.oneof(fc.integer({ min: 1, max: 16 }), fc.constant(15))
const limit = fc.constantFrom(1, 5, 20, 100, 100)

const period = fc
  .constantFrom(
    ['2026-12-14', '2026-12-12'],
    ['2000-01-01', '2000-01-02'],
    ['2099-01-01', '2099-12-31'],
    ['2026-12-12', '2026-12-14'],
    ['2026-12-13', '2026-12-12'],
  )
  .map(([start, end]) => `start: "${start}", end: "${end}"`)

/** Fields of a product that are refused, or fail, in each item of a list. */
const failing = period.chain((dates) =>
  fc.constantFrom(
    `stock(period: { ${dates} })`,
    'availability(from: "2026-12-14", to: "2026-12-12") { date }',
    'relatedProducts { product { stock } }',
    `relatedProducts { product { stock(period: { ${dates} }) } }`,
    'images { url(width: W160) }',
  ),
)
const aliased = fc
  .tuple(fewAliases, failing)
  .map(([aliases, field]) => repeat(aliases, (index) => `a${index}: ${field}`))

/** Lists in which each item may have errors, and lists of such lists. */
const lists = fc
  .tuple(aliased, limit, period)
  .chain(([fields, size, dates]) =>
    fc.constantFrom(
      `products(limit: ${size}) { items { ${fields} } }`,
      `products(limit: ${size}, filter: { period: { ${dates} } }) { items { ${fields} } }`,
      `categories(limit: 8) { items { products(limit: ${size}) { items { ${fields} } } } }`,
      `popularCategories { products(limit: ${size}) { items { ${fields} } } }`,
      `articles(limit: ${size}) { items { relatedProducts(period: { ${dates} }) { ${fields} } } }`,
      `solutions(limit: 8) { items { products { product { ${fields} } } similar { products { product { ${fields} } } } } }`,
      `assortments { items { products(limit: ${size}) { items { ${fields} } } } }`,
    ),
  )

/** Documents that are wrong in as many places as they are long. */
const wrong = fc.tuple(count, fc.nat(11), fc.nat()).map(([many, kind, other]) => {
  const name = 'products'
  const forms = [
    repeat(many, (index) => `x${index}`),
    repeat(many, (index) => `${name}(page: ${index}) { total }`),
    repeat(many, (index) => `a${index}: ${name}(page: 0) { total }`),
    `${name}(${repeat(many, (index) => `x${index}: 1`)}) { total }`,
    `${name}(filter: { ids: [${repeat(many, (index) => `{ x${index}: 1 }`)}] }) { total }`,
    `${name}(filter: ${'{ a: '.repeat(many)}1${' }'.repeat(many)}) { total }`,
    `${name}(page: ${'['.repeat(many)}${']'.repeat(many)}) { total }`,
    repeat(many, (index) => `...f${index}`),
    `__typename ${repeat(many, (index) => (index % 2 ? '@skip(if: false)' : '@x'))}`,
    `${'{ settings '.repeat(many)}${'}'.repeat(many)}`,
    `x${other} ${'x '.repeat(many)}`,
    `= ${other}`,
  ]
  return forms[kind] ?? ''
})

/** What stands before and after: variables and fragments, used or not, that spread each other or themselves. */
const frames = fc.tuple(count, fc.nat(3)).map(([many, kind]): [string, string] => {
  const forms: [string, string][] = [
    [`query (${repeat(many, (index) => `$v${index}: Int!`)}) `, ''],
    [`query (${repeat(many, (index) => `$v${index}: Nothing = [1]`)}) `, ''],
    ['query ', repeat(many, (index) => `fragment f${index} on Query { ...f${index + 1} x${index} }`)],
    ['query ', repeat(many, (index) => `query Q${index} { __typename }`)],
  ]
  return forms[kind] ?? ['', '']
})

/** What a document may be full of without meaning anything. */
const filling = fc
  .tuple(
    fc.constantFrom('\n', '\r\n', '\r', '\n#', '#ё\n', ',', ' ', '\t\n', '\u2028'),
    fc.oneof(
      { weight: 4, arbitrary: fc.oneof(fc.constantFrom(0, 990), fc.integer({ min: 0, max: 990 })) },
      { weight: 1, arbitrary: fc.integer({ min: 990, max: 31_000 }) },
    ),
  )
  .map(([text, times]) => text.repeat(times).slice(0, 62_000))

const plain: fc.Arbitrary<[string, string]> = fc.constant(['query ', ''])

/** Documents that are long, of many lines, many errors, many aliases, and of lists of lists of errors. */
export const largeDocuments: fc.Arbitrary<FuzzRequest> = fc
  .record({
    parts: fc.oneof(
      fc.array(lists, { minLength: 1, maxLength: 1 }),
      fc.array(wrong, { minLength: 1, maxLength: 1 }),
      fc.array(fc.oneof(lists, wrong), { minLength: 2, maxLength: 3 }),
    ),
    frame: fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: frames }),
    filling,
    place: fc.nat(2),
  })
  .map(({ parts, frame: [before, after], filling: full, place }) => {
    const [first = '', middle = '', last = ''] = [0, 1, 2].map((index) => (index === place ? full : ''))
    return toRequest({ query: `${first}${before}{ ${middle}${parts.join(' ')} }${last} ${after}` })
  })
