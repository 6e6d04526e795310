import { addDays } from '#gateway/rental/period.ts'
import { plannedOrder } from '../chaos/plan.ts'
import { createOrder } from '../support/graphql.ts'
import { threeDays } from '../support/rental.ts'

/** What a visitor asks for, and whether the answer is one. */
export interface Visit {
  path: string
  /** Sent as a POST of JSON where there is one. */
  body?: object
  /** The key of the order that it makes. */
  order?: string
  isGood(status: number, text: string): boolean
}

const PAGES = [
  '/',
  '/catalog',
  '/catalog/stul-kyavari-zoloto',
  '/categories',
  '/solutions',
  '/articles',
  '/contacts',
  '/cart',
]
const { start } = threeDays()

/** The visit of a number: pages that others saw, pages for new dates, queries, and orders, each with a key of its own. */
export function visitOf(number: number): Visit {
  if (number % 20 === 7) return order(Math.floor(number / 20))
  if (number % 5 === 3) return query(number)
  if (number % 5 === 4) return page(`/catalog?from=${addDays(start, number % 300)}&to=${later(number)}`)
  return page(PAGES[number % PAGES.length] ?? '/')
}

function later(number: number): string {
  return addDays(start, (number % 300) + 1 + (Math.floor(number / 300) % 20))
}

function page(path: string): Visit {
  return { path, isGood: (status, text) => status === 200 && text.trimEnd().endsWith('</html>') }
}

function query(number: number): Visit {
  const text = `{ products(page: ${1 + (number % 4)}) { total items { id slug name stock } } contacts { legalName } }`
  return { path: '/graphql', body: { query: text }, isGood: isData }
}

// Every fourth planned order takes all pieces of a thing: here nobody is to be refused.
function order(number: number): Visit {
  const { key, input } = plannedOrder(number + Math.floor(number / 3) + 1)
  const body = { query: createOrder, variables: { input } }
  const isGood = (status: number, text: string) =>
    isData(status, text) && text.includes('"__typename":"OrderCreated"')
  return { path: '/graphql', body, order: key, isGood }
}

function isData(status: number, text: string): boolean {
  return status === 200 && text.startsWith('{"data"') && !text.includes('"errors"')
}
