import {
  cacheExchange,
  createClient,
  createRequest,
  type Exchange,
  makeResult,
  ssrExchange,
} from '@urql/core'
import { expect, test, vi } from 'vitest'
import { filter, map, pipe, tap } from 'wonka'
import { graphql } from './graphql.ts'
import { lateCache } from './lateCache.ts'

const query = graphql(`
  query Today {
    settings {
      today
    }
  }
`)
const report = graphql(`
  mutation Report($input: TrafficSourceInput!) {
    reportTrafficSource(input: $input) {
      __typename
    }
  }
`)
const data = { settings: { today: '2026-12-12' } }
const fresh = { settings: { today: '2026-12-13' } }

const gateway: Exchange = () => (operations$) =>
  pipe(
    operations$,
    filter(({ kind }) => kind !== 'teardown'),
    map((operation) => makeResult(operation, { data: fresh })),
  )

function clientWith(load: () => Promise<Exchange>) {
  const served = ssrExchange({ isClient: true })
  const { exchange, start } = lateCache(served, load)
  return { client: createClient({ url: '/', exchanges: [exchange, served, gateway] }), start, served }
}

test('when the code of the cache cannot be had, what waits for it goes past it, and the next question tries again', async () => {
  const load = vi.fn(async () => cacheExchange)
  load.mockRejectedValueOnce(new Error('gone'))
  const { client } = clientWith(load)
  const [first, second] = await Promise.all([
    client.query(query, {}),
    client.mutation(report, { input: { landingPage: '/' } }),
  ])
  expect([first.data, second.data]).toEqual([fresh, fresh])
  expect((await client.query(query, {})).data).toEqual(fresh)
  expect(load).toHaveBeenCalledTimes(1)
  await client.query(query, {}, { requestPolicy: 'network-only' })
  expect(load).toHaveBeenCalledTimes(2)
})

test('what is asked for no more when the cache comes is not asked', async () => {
  const come = Promise.withResolvers<Exchange>()
  const asked = vi.fn()
  const { client, start } = clientWith(() => come.promise)
  start()
  client.query(query, {}).subscribe(asked).unsubscribe()
  const answer = client.query(query, { still: true } as never).toPromise()
  come.resolve(cacheExchange)
  expect((await answer).data).toEqual(fresh)
  expect(asked).not.toHaveBeenCalled()
})

test('of what is seen without the cache a hundred answers are kept, first of all what is shown', async () => {
  const { client, served } = clientWith(async () => {
    throw new Error('gone')
  })
  const numbered = (number: number) => createRequest(query, { number } as never)
  const answer = { data: JSON.stringify(data), hasNext: false }
  const look = (number: number) => {
    const request = numbered(number)
    served.restoreData({ [request.key]: answer })
    return client.executeQuery(request)
  }
  const shown = look(0).subscribe(() => {})
  for (let number = 1; number <= 100; number++) expect((await look(number)).data).toEqual(data)

  const again = (number: number) => client.executeQuery(numbered(number)).toPromise()
  expect((await again(0)).data).toEqual(data)
  expect((await again(100)).data).toEqual(data)
  expect((await again(2)).data).toEqual(data)
  expect((await again(1)).data).toEqual(fresh)
  shown.unsubscribe()
})

test('of what failed the last hundred keys are kept: they are asked for anew, past the cache', async () => {
  const policies: string[] = []
  const cache: Exchange =
    ({ forward }) =>
    (operations$) =>
      forward(
        pipe(
          operations$,
          tap(({ kind, context }) => void (kind === 'query' && policies.push(context.requestPolicy))),
        ),
      )
  const failing: Exchange = () => (operations$) =>
    pipe(
      operations$,
      filter(({ kind }) => kind !== 'teardown'),
      map((operation) => makeResult(operation, { errors: [{ message: 'down' }] })),
    )
  const client = createClient({
    url: '/',
    exchanges: [lateCache(ssrExchange({ isClient: true }), async () => cache).exchange, failing],
  })
  const ask = (number: number) => client.query(query, { number } as never).toPromise()
  for (let number = 0; number <= 100; number++) await ask(number)
  policies.length = 0
  await ask(100)
  await ask(1)
  await ask(0)
  expect(policies).toEqual(['network-only', 'network-only', 'cache-first'])
})
