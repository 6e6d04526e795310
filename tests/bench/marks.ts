import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { startApp } from '../support/app.ts'
import { quantile } from './table.ts'

/** The shop beside a mark: a program with nothing but what the task needs. */
interface MarkResult {
  name: string
  /** Milliseconds of processor time a request. */
  shop: number
  mark: number
  /** How much of the mark's rate the shop reaches: the median of the rounds. */
  ratio: number
}

const QUERY = `query Products($period: PeriodInput!) {
  products(filter: { period: $period }) { items { id slug name basicPricePerDay stock images { original } } } }`
const LIST = '/api/rental_service/v2/products?page=1&limit=20&order_by=priority&order_dir=desc'
const ROUNDS = 3
const REQUESTS = 100
const CONNECTIONS = 16

/**
 * Measures by processor time, which neither the load generator nor a second core changes; in turns, so that what else the machine does
 * falls on both.
 */
export async function measureMarks(servicesUrl: string): Promise<MarkResult[]> {
  await using held = new AsyncDisposableStack()
  const shopWith = async (env: Record<string, string>) => {
    const app = await startApp({ upstreamUrl: servicesUrl, env })
    held.defer(async () => {
      await app.stop()
    })
    return app.url
  }
  const markOf = async (kind: string, source: string) => {
    const mark = await startMark(kind, source)
    held.defer(mark.stop)
    return mark.url
  }
  const cached = await shopWith({})
  const withoutPages = await shopWith({ PAGE_CACHE: 'off' })
  const withoutAnswers = await shopWith({ PAGE_CACHE: 'off', ANSWER_CACHE: 'off' })
  const page = `${cached}/catalog`
  const buffer = await markOf('buffer', page)
  const elements = await markOf('elements', page)
  const handwritten = await markOf('handwritten', servicesUrl + LIST)

  const drawn: Target = [elements, pageRequest]
  const pairs: Pair[] = [
    ['Catalogue page, cached / a ready buffer', [page, pageRequest], [buffer, pageRequest]],
    [
      'Catalogue page, rendered from cached answers / its elements',
      [`${withoutPages}/catalog`, pageRequest],
      drawn,
    ],
    ['Catalogue page, uncached / its elements', [`${withoutAnswers}/catalog`, pageRequest], drawn],
    [
      'GraphQL, cached / a hand-written gateway',
      [`${cached}/graphql`, () => queryRequest(same)],
      [handwritten, () => queryRequest(newPeriod())],
    ],
    [
      'GraphQL, uncached / a hand-written gateway',
      [`${withoutAnswers}/graphql`, () => queryRequest(newPeriod())],
      [handwritten, () => queryRequest(newPeriod())],
    ],
  ]
  const results: MarkResult[] = []
  for (const pair of pairs) results.push(await measure(pair))
  return results
}

type Target = [url: string, request: () => RequestInit]
type Pair = [name: string, shop: Target, mark: Target]
type Period = { start: string; end: string }

const today = todayIn('Europe/Moscow', new Date())
const same: Period = { start: addDays(today, 1), end: addDays(today, 2) }
let asked = 0

/** Dates that no request had before: nobody can answer two of them with one call. */
function newPeriod(): Period {
  asked += 1
  const start = addDays(today, 1 + (asked % 500))
  return { start, end: addDays(start, 2 + Math.floor(asked / 500)) }
}

const pageRequest = () => ({ headers: { 'accept-encoding': 'gzip' } })

function queryRequest(period: Period): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { period } }),
  }
}

async function measure([name, shop, mark]: Pair): Promise<MarkResult> {
  await timeOf(shop)
  await timeOf(mark)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ shop: await timeOf(shop), mark: await timeOf(mark) })
  const median = (values: number[]) => quantile(values, 0.5)
  return {
    name,
    shop: median(rounds.map((round) => round.shop)),
    mark: median(rounds.map((round) => round.mark)),
    ratio: median(rounds.map((round) => round.mark / round.shop)),
  }
}

/** Milliseconds of the server's processor time for one request. */
async function timeOf([url, request]: Target): Promise<number> {
  const before = await processorTime(url)
  let left = REQUESTS
  const visitor = async () => {
    while (left-- > 0) {
      const answer = await fetch(url, request())
      const body = await answer.text()
      if (!answer.ok || body.includes('"errors"')) throw new Error(`${url} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  return ((await processorTime(url)) - before) / REQUESTS
}

async function processorTime(url: string): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', url))).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1000
}

async function startMark(kind: string, source: string) {
  const child = spawn(process.execPath, ['tests/bench/mark.cli.ts', kind, source], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(child.stdout as Readable, 'data')
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  return { url: String(url).trim(), stop }
}
