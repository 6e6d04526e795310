import { addDays } from '#gateway/rental/period.ts'
import { readDemoData } from '../../../server/upstream/index.ts'
import { threeDays } from '../../support/rental.ts'
import { routesOf } from '../../support/routes.ts'

const pages = routesOf(readDemoData()).filter(({ status }) => status === 200)
const { start } = threeDays()

/** The request of a number: three of five are pages that all see, one is a page for dates of its own, one a query. */
export function requestOf(number: number): { path: string; headers: Record<string, string>; body?: string } {
  const html = { accept: 'text/html', 'accept-encoding': 'br' }
  if (number % 5 === 3) {
    const from = addDays(start, Math.floor(number / 5) % 300)
    return {
      path: `/catalog?from=${from}&to=${addDays(from, Math.floor(number / 1500) % 30)}`,
      headers: html,
    }
  }
  if (number % 5 === 4) {
    const query = `{ products(page: ${1 + (number % 4)}) { items { id slug name stock basicPricePerDay } } }`
    return {
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }
  }
  return { path: pages[number % pages.length]?.path ?? '/', headers: html }
}
