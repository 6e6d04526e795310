import { addDays } from '#gateway/rental/period.ts'
import { rentDatesCookie } from '#renderer/dates/rentDates.ts'
import { readDemoData } from '../../server/upstream/index.ts'
import { plannedOrder } from '../chaos/plan.ts'
import { createOrder } from '../support/graphql.ts'
import { threeDays } from '../support/rental.ts'
import { routesOf } from '../support/routes.ts'
import { builtAssets, persistedRead } from './built.ts'
import { LARGE } from './storage.ts'

/** A request of the mix, and the statuses that are right for it. */
export interface Mixed {
  path: string
  body?: object
  headers?: Readonly<Record<string, string>>
  /** Sent with the tag of the last answer to it. */
  isRevalidated?: boolean
  /** One at a time. */
  isLarge?: boolean
  /** Its visitor goes away before he is answered. */
  isLeft?: boolean
  /** Asked for once more when the answer says when. */
  isRepeated?: boolean
  /** What the text of a right answer has. */
  holds?: string
  statuses: readonly number[]
}

const data = readDemoData()
const routes = routesOf(data)
const isKept = ({ path, status }: (typeof routes)[number]) => status === 200 && !path.startsWith('/order')
const keptPages = routes.filter(isKept)
const otherPages = routes.filter((route) => !isKept(route))
const slugs = data.products.map(({ slug }) => slug)
const pictures = data.products.flatMap(({ images }) => images.map(({ original }) => original))
const WIDTHS = [160, 320, 640]
const { start } = threeDays()
const HTML = { accept: 'text/html' }
const PAGE_END = '</html>'
const JSON_WANTED = { accept: 'application/json' }
/** The dates that visitors of one week want. */
const FEW_DATES = 5

/** How often each kind comes, of a hundred: what a busy shop is asked for again and again, and what never comes again. */
const KINDS: readonly [number, (number: number) => Mixed][] = [
  [26, knownPage],
  [14, unchangedPage],
  [3, pageWithDates],
  [10, knownRead],
  [8, registeredRead],
  [12, picture],
  [9, asset],
  [6, payload],
  [1, sitemap],
  [1, otherPage],
  [1, linkWithDates],
  // Never again: 17.
  [6, newDocument],
  [3, newVariables],
  [3, newSearch],
  [2, newFilter],
  [2, noSuchPage],
  [1, invalidDocument],
]
const EVERY_LARGE = 2000
const EVERY_ORDER = 500
/** Two of a hundred leave early. */
const EVERY_LEFT = 50

/** The request of a number. */
export function mixedRequest(number: number): Mixed {
  if (number % EVERY_LARGE === 999) return large(number)
  if (number % EVERY_ORDER === 250) return order(number / EVERY_ORDER)
  if (number % EVERY_LEFT === 7) return { ...newSearch(number), isLeft: true }
  let share = (number * 37) % 100
  for (const [part, make] of KINDS) {
    if (share < part) return make(number)
    share -= part
  }
  throw new Error('The shares are not a hundred')
}

/** One of many, each in turn whatever kinds there are between. */
function oneOf<Item>(items: readonly Item[], number: number): Item {
  const item = items[Math.floor(number / 100 + (number % 100)) % items.length]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

function knownPage(number: number): Mixed {
  const { path, status } = oneOf(keptPages, number)
  const encoding = number % 4 === 0 ? { 'accept-encoding': 'gzip' } : {}
  return { path, headers: { ...HTML, ...encoding }, holds: PAGE_END, statuses: [status] }
}

function unchangedPage(number: number): Mixed {
  const { path } = oneOf(keptPages, number)
  return { path, headers: HTML, isRevalidated: true, holds: PAGE_END, statuses: [200, 304] }
}

function pageWithDates(number: number): Mixed {
  const day = addDays(start, Math.floor(number / 100) % FEW_DATES)
  const cookie = rentDatesCookie({ start: day, end: addDays(day, 2) }).split(';')[0] ?? ''
  return { path: '/catalog', headers: { ...HTML, cookie }, holds: PAGE_END, statuses: [200] }
}

function otherPage(number: number): Mixed {
  const { path, status } = oneOf(otherPages, number)
  return { path, headers: HTML, holds: PAGE_END, statuses: [status] }
}

/** Rendered each time: its answer sets the cookie. */
function linkWithDates(number: number): Mixed {
  const from = addDays(start, number % 300)
  return { path: `/catalog?from=${from}&to=${addDays(from, number % 29)}`, holds: PAGE_END, statuses: [200] }
}

function knownRead(number: number): Mixed {
  const query = 'query Known($slug: String!) { product(slug: $slug) { id name stock basicPricePerDay } }'
  return graphql({ query, variables: { slug: oneOf(slugs, number) } }, '"stock":')
}

function registeredRead(number: number): Mixed {
  const slug = oneOf(slugs, number)
  return graphql({ ...persistedRead('ProductPage'), variables: { slug } }, `"slug":"${slug}"`)
}

function picture(number: number): Mixed {
  const original = encodeURI(oneOf(pictures, number))
  // The storage is in the process that sends all this, and may be late.
  return { path: `/pictures/${WIDTHS[number % 3]}/${original}`, isRepeated: true, statuses: [200] }
}

function large(number: number): Mixed {
  return { path: `/pictures/1200${LARGE}${number}.jpeg`, isLarge: true, isRepeated: true, statuses: [200] }
}

function asset(number: number): Mixed {
  return { path: oneOf(builtAssets(), number), statuses: [200] }
}

function payload(number: number): Mixed {
  return { path: `/categories/_payload.json?${number}`, statuses: [200] }
}

function sitemap(number: number): Mixed {
  return { path: `/sitemap.xml?${number}`, statuses: [200] }
}

function newDocument(number: number): Mixed {
  const query = `query Q${number}($n: Int!) { products(page: $n) { items { a${number}: name slug stock } } settings { brand } }`
  return graphql({ query, variables: { n: 1 + (number % 5) } }, '"brand":"')
}

function newVariables(number: number): Mixed {
  const filter = { minPrice: number % 997, maxPrice: 1000 + number }
  const variables = { filter, sort: 'CHEAPEST', page: 1 }
  return graphql({ ...persistedRead('CatalogProducts'), variables }, '"hasNextPage":')
}

function newSearch(number: number): Mixed {
  const word = number.toString(36)
  return {
    path: `/search/${encodeURIComponent(`стул ${word}`)}`,
    headers: HTML,
    holds: word,
    statuses: [200],
  }
}

function newFilter(number: number): Mixed {
  const query = `min_price=${number % 997}&max_price=${1000 + number}&sort=${number % 2 ? 'cheapest' : 'popular'}`
  return { path: `/catalog?${query}`, headers: HTML, holds: PAGE_END, statuses: [200] }
}

function noSuchPage(number: number): Mixed {
  return { path: `/catalog/no-such-thing-${number}`, headers: HTML, holds: PAGE_END, statuses: [404] }
}

/** Refused in few places or many, or no GraphQL at all. */
function invalidDocument(number: number): Mixed {
  const forms = [
    `{ nothing${number} }`,
    `{ product(slug: "${number}") { id ${'x '.repeat(480)} } }`,
    `= ${number}`,
  ]
  const query = forms[Math.floor(number / 100) % forms.length]
  return graphql({ query, variables: { unused: number } }, '"errors":', [200, 400])
}

function order(number: number): Mixed {
  const { input } = plannedOrder(number + Math.floor(number / 3) + 1)
  return graphql({ query: createOrder, variables: { input } }, '"createOrder":{')
}

function graphql(body: object, holds: string, statuses: readonly number[] = [200]): Mixed {
  return { path: '/graphql', body, headers: JSON_WANTED, holds, statuses }
}
