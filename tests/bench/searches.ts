import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { hold } from '../gateway/hold.ts'
import type { BenchShop } from './shops.ts'
import { quantile } from './table.ts'

/** A press that searches for what is free, on one shop. */
interface SearchResult {
  name: string
  /** Milliseconds of an answer: the median, and the slowest of all. */
  median: number
  slowest: number
  isInTime: boolean
}

const ROUNDS = 15
const IDS = ['101', '102', '104', '111'] as const
const MORE_THAN_OWNED = 10_000
const DAYS = 3
const CALENDAR_DAYS = 35

const FREE = `query ($input: FreePeriodsInput!) { freePeriods(input: $input) { items { start end } complete } }`
const CALENDAR = `query ($input: RentDaysInput!) { rentDays(input: $input) {
  items { date free short { productId stock } } complete } }`
const ALTERNATIVES = `query ($productId: ID!, $period: PeriodInput!) {
  alternatives(productId: $productId, quantity: 24, period: $period) { id name stock(period: $period) } }`

/**
 * Asks for days that nobody asked for before, while two days of each week are busy: every answer is searched for. `bound`: the most
 * milliseconds of a median.
 */
export async function measureSearches(shop: BenchShop, bound: number): Promise<SearchResult[]> {
  const today = todayIn('Europe/Moscow', new Date())
  const lines = IDS.map((productId) => ({ productId, quantity: 2 }))
  const busy = Array.from({ length: 12 }, (_, week) =>
    [0, 1].map((day) => addDays(today, 30 + week * 7 + day)),
  )
  const held = Object.fromEntries(busy.flat().map((day) => [day, MORE_THAN_OWNED]))
  hold(shop.dataDir, { [IDS[0]]: held })
  const searches = [
    {
      name: 'freePeriods',
      query: FREE,
      variables: (near: string) => ({ input: { lines, days: DAYS, near } }),
    },
    {
      name: 'rentDays',
      query: CALENDAR,
      variables: (from: string) => ({ input: { lines, from, to: addDays(from, CALENDAR_DAYS - 1) } }),
    },
    {
      name: 'alternatives',
      query: ALTERNATIVES,
      variables: (start: string) => ({ productId: IDS[0], period: { start, end: addDays(start, DAYS - 1) } }),
    },
  ]
  const results: SearchResult[] = []
  for (const { name, query, variables } of searches) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now()
      await ask(shop, { query, variables: variables(addDays(today, 31 + round)) })
      times.push(performance.now() - started)
    }
    const median = quantile(times, 0.5)
    results.push({ name, median, slowest: Math.max(...times), isInTime: median <= bound })
  }
  return results
}

async function ask({ url }: BenchShop, body: object): Promise<void> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok || text.includes('"errors"'))
    throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`)
}
