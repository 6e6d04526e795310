import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { TestApp } from './app.ts'

/** What several workers need in their environment, so that `askStatuses` can say which of them answered. */
export const TWO_WORKERS = { WORKERS: '2', LOG_LEVEL: 'info' }

const QUERY = 'query ($key: ID!) { orderStatus(idempotencyKey: $key) { state order { number } } }'

/** What servers know of an order: each of its answers, and how many processes gave them. */
interface Statuses {
  /** Written as `CREATED 10007`. */
  answers: string[]
  workers: number
}

/** Asks each server so often, over a new connection each time, once both of its workers answer. */
export async function askStatuses(apps: readonly TestApp[], key: string, times: number): Promise<Statuses> {
  for (const app of apps) while (workersOf(app).size < 2) await askStatus(app.url, key)
  const answers: string[] = []
  for (let time = 0; time < times; time++) for (const { url } of apps) answers.push(await askStatus(url, key))
  return { answers, workers: apps.reduce((sum, app) => sum + workersOf(app).size, 0) }
}

/** The processes that answered, by what they log of their requests. */
function workersOf({ output }: TestApp): Set<string | undefined> {
  return new Set([...output().matchAll(/"pid":(\d+).*"msg":"request"/g)].map(([, pid]) => pid))
}

async function askStatus(url: string, key: string): Promise<string> {
  const asked = request(`${url}/graphql`, {
    agent: false,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  })
  asked.end(JSON.stringify({ query: QUERY, variables: { key } }))
  const [answer] = await once(asked, 'response')
  const { data } = (await json(answer)) as {
    data: { orderStatus: { state: string; order?: { number: string } } }
  }
  return `${data.orderStatus.state} ${data.orderStatus.order?.number}`
}
