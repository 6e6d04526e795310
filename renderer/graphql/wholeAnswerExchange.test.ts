import { createClient, fetchExchange } from '@urql/core'
import { expect, test } from 'vitest'
import { wholeAnswerExchange } from './wholeAnswerExchange.ts'

const data = { settings: null, terms: null, product: { name: 'Стул', similar: null } }

/** What a client makes of an answer with these data and an error at a path. */
function answerWith(path: string[]) {
  const client = createClient({
    url: 'https://shop.example/graphql',
    exchanges: [wholeAnswerExchange, fetchExchange],
    preferGetMethod: false,
    fetch: async () => Response.json({ data, errors: [{ message: 'Network error', path }] }),
  })
  return client
    .query('{ settings { today } terms: page { title } product { name similar { id } } }', {})
    .toPromise()
}

test('an answer in which a root field failed has no data', async () => {
  const answer = await answerWith(['settings'])
  expect(answer.data).toBeNull()
  expect(answer.error?.graphQLErrors).toHaveLength(1)
})

test('an answer in which a part of a field failed keeps the rest', async () => {
  expect((await answerWith(['product', 'similar'])).data).toMatchObject(data)
})

test('an answer in which a field failed that there may be none of keeps the rest', async () => {
  const answer = await answerWith(['terms'])
  expect(answer.data).toMatchObject(data)
  expect(answer.error?.graphQLErrors).toHaveLength(1)
})
