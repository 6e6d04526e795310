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
