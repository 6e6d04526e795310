import { addDays } from '#gateway/rental/period.ts'
import { readDemoData } from '../../server/upstream/index.ts'
import { plannedOrder } from '../chaos/plan.ts'
import { createOrder } from '../support/graphql.ts'
import { threeDays } from '../support/rental.ts'
import { routesOf } from '../support/routes.ts'
import { LARGE } from './storage.ts'

/** A request of the mix, and the statuses that are right for it. */
export interface Mixed {
  path: string
  body?: object
  accept?: string
  /** One at a time. */
  isLarge?: boolean
  statuses: readonly number[]
}

const data = readDemoData()
const routes = routesOf(data)
const pictures = data.products.flatMap(({ images }) => images.map(({ original }) => original))
const WIDTHS = [160, 320, 640]
const { start } = threeDays()

/** How often each kind comes, of a hundred. */
const KINDS: readonly [number, (number: number) => Mixed][] = [
  [30, known],
  [15, filtered],
  [10, dated],
  [10, searched],
  [10, documented],
  [8, picture],
  [6, payload],
  [4, missing],
  [4, invalid],
  [3, sitemap],
]
const EVERY_LARGE = 2000
const EVERY_ORDER = 500

/** The request of a number. Most of what is unique never comes again. */
export function mixedRequest(number: number): Mixed {
  if (number % EVERY_LARGE === 999) return large(number)
  if (number % EVERY_ORDER === 250) return order(number / EVERY_ORDER)
  let share = (number * 37) % 100
  for (const [part, make] of KINDS) {
    if (share < part) return make(number)
    share -= part
  }
  return known(number)
}

function known(number: number): Mixed {
  const route = routes[Math.floor(number / 100) % routes.length]
  return { path: route?.path ?? '/', accept: 'text/html', statuses: [route?.status ?? 200] }
}

function filtered(number: number): Mixed {
  const query = `min_price=${number % 997}&max_price=${1000 + number}&sort=${number % 2 ? 'cheapest' : 'popular'}`
  return { path: `/catalog?${query}`, accept: 'text/html', statuses: [200] }
}

function dated(number: number): Mixed {
  const from = addDays(start, number % 300)
  return { path: `/catalog?from=${from}&to=${addDays(from, number % 29)}`, statuses: [200] }
}

function searched(number: number): Mixed {
  return { path: `/search/${encodeURIComponent(`стул ${number.toString(36)}`)}`, statuses: [200] }
}

function documented(number: number): Mixed {
  const query = `query Q${number}($n: Int!) { products(page: $n) { items { a${number}: name slug stock } } settings { brand } }`
  return { path: '/graphql', body: { query, variables: { n: 1 + (number % 5) } }, statuses: [200] }
}

function picture(number: number): Mixed {
  const original = pictures[Math.floor(number / 100) % pictures.length] ?? ''
  return { path: `/pictures/${WIDTHS[number % 3]}/${encodeURI(original)}`, statuses: [200] }
}

function large(number: number): Mixed {
  return { path: `/pictures/1200${LARGE}${number}.jpeg`, isLarge: true, statuses: [200] }
}

function payload(number: number): Mixed {
  return { path: `/categories/_payload.json?${number}`, statuses: [200] }
}

function missing(number: number): Mixed {
  return { path: `/catalog/no-such-thing-${number}`, accept: 'text/html', statuses: [404] }
}

function invalid(number: number): Mixed {
  return {
    path: '/graphql',
    body: { query: `{ nothing${number} }`, variables: { unused: number } },
    statuses: [200, 400],
  }
}

function sitemap(number: number): Mixed {
  return { path: `/sitemap.xml?${number}`, statuses: [200] }
}

function order(number: number): Mixed {
  const { input } = plannedOrder(number + Math.floor(number / 3) + 1)
  return { path: '/graphql', body: { query: createOrder, variables: { input } }, statuses: [200] }
}
