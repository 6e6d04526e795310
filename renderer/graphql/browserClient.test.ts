import { afterEach, expect, test, vi } from 'vitest'
import { browserClient, forgetAnswers, restoreAnswers } from './browserClient.ts'
import { graphql } from './graphql.ts'
import { answerKey, type GivenAnswers } from './shopClient.ts'

const query = graphql(`
  query Product($slug: String!) {
    product(slug: $slug) {
      id
      name
    }
  }
`)
const brandQuery = graphql(`
  query Brand {
    siteSettings {
      brand
    }
  }
`)
const chair = { product: { __typename: 'Product', id: '101', name: 'Стул' } }
// The types that a document does not ask for itself are the cache's own affair.
const shown = { product: { id: '101', name: 'Стул' } }
const failure = { message: 'Network error', path: ['product'] }

afterEach(() => {
  forgetAnswers()
  vi.unstubAllGlobals()
})

function answersFor(slug: string, answer: GivenAnswers[string]): GivenAnswers {
  return { [answerKey(query, { slug })]: answer }
}

function stubGateway(answer: () => unknown) {
  const gateway = vi.fn(async () => Response.json(answer()))
  vi.stubGlobal('fetch', gateway)
  return gateway
}

test('what came with the page is known at once, asks nobody, and is in the cache when that is there', async () => {
  const gateway = stubGateway(() => ({ data: null }))
  const client = browserClient(answersFor('chair', { data: chair }))
  expect(client.known(query, { slug: 'chair' })?.data).toEqual(chair)
  const tell = vi.fn()
  const stop = client.watch(query, { slug: 'chair' }, 'known', tell)
  // Anything else brings the cache.
  await client.query(brandQuery, {})
  expect(tell).not.toHaveBeenCalled()
  expect((await client.query(query, { slug: 'chair' })).data).toEqual(shown)
  expect(client.known(query, { slug: 'chair' })?.data).toEqual(shown)
  expect(gateway).toHaveBeenCalledTimes(1)
  stop()
})

test('a failed answer stays known until somebody asks again', async () => {
  const gateway = stubGateway(() => ({ data: chair }))
  const client = browserClient(answersFor('chair', { data: null, errors: [failure] }))
  for (const _ of [1, 2]) {
    const known = client.known(query, { slug: 'chair' })
    expect(known?.data).toBeNull()
    expect(known?.error?.graphQLErrors).toEqual([failure])
  }
  const told: unknown[] = []
  const stop = client.watch(query, { slug: 'chair' }, 'fresh', ({ data }) => told.push(data))
  await vi.waitFor(() => expect(told.at(-1)).toEqual(shown))
  expect(gateway).toHaveBeenCalledTimes(1)
  stop()
})

test('answers that nobody asks for are forgotten, the oldest first', () => {
  const client = browserClient()
  for (let number = 0; number <= 200; number += 1) restoreAnswers(answersFor(String(number), { data: chair }))
  expect(client.known(query, { slug: '0' })).toBeNull()
  expect(client.known(query, { slug: '1' })).not.toBeNull()
})

test('what failed is asked for again, also where it is shown and nothing else was asked since', async () => {
  const gateway = stubGateway(() => ({ data: chair }))
  const client = browserClient(answersFor('chair', { data: null, errors: [failure] }))
  const stop = client.watch(query, { slug: 'chair' }, 'known', () => {})
  expect((await client.query(query, { slug: 'chair' })).data).toEqual(shown)
  expect(gateway).toHaveBeenCalledTimes(1)
  stop()
})

test('settings without their minimum are known all the same, and asked for again', async () => {
  const answer = {
    data: { settings: { __typename: 'Settings', id: '1', brand: 'Сутки', minimumRental: null } },
    errors: [{ message: 'Empty', path: ['settings', 'minimumRental'] }],
  }
  const settings = graphql('query Brand { settings { id brand minimumRental } }')
  const gateway = stubGateway(() => answer)
  const client = browserClient({ [answerKey(settings, {})]: answer })
  await client.query(settings, {})
  expect(client.known(settings, {})?.data?.settings.brand).toBe('Сутки')
  expect((await client.query(settings, {})).data?.settings.brand).toBe('Сутки')
  expect(gateway).toHaveBeenCalledTimes(1)
})

test('who shows an answer of which a part failed keeps the rest when somebody else looks it up', async () => {
  stubGateway(() => ({ data: null }))
  const half = { product: { ...chair.product, name: null } }
  const client = browserClient(
    answersFor('chair', { data: half, errors: [{ message: 'Failed', path: ['product', 'name'] }] }),
  )
  const told: unknown[] = []
  const stop = client.watch(query, { slug: 'chair' }, 'known', ({ data }) => told.push(data))
  await client.query(brandQuery, {})
  expect(client.known(query, { slug: 'chair' })).toBeNull()
  expect(told).not.toContain(null)
  stop()
})
