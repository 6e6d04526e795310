import { createClient, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { parse, validate } from 'graphql'
import { describe, expect, onTestFinished, test } from 'vitest'
import { estimate } from '#gateway/estimate.ts'
import { LIMITS } from '#gateway/limits.ts'
import { persistedDocuments } from '#gateway/persistedDocuments.ts'
import { schema } from '#gateway/schema.ts'
import { storefrontSources } from '#gateway/storefrontSources.ts'
import { cacheOptions } from '#renderer/graphql/cache.ts'
import { mutationExchange } from '#renderer/graphql/mutationExchange.ts'
import { siteSettingsQuery } from '#renderer/site/settingsQuery.ts'
import { createOrderMutation } from '../../pages/order/index/documents.ts'
import { PERIOD, startGateway } from './testGateway.ts'

const persisted = persistedDocuments(storefrontSources())
const documents = [...persisted.values()].map((text) => {
  const document = parse(text)
  return { name: /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, text, document }
})

test('the storefront’s operations are found', () => {
  expect(documents.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ProductPage', 'CatalogProducts']),
  )
})

test.each(documents)('$name fits the schema and the limits', ({ document }) => {
  expect(validate(schema, document)).toEqual([])
  // With as much as the variables can ask for.
  const found = estimate({ schema, document, variables: { ...sampleVariables } })
  expect(found?.cost ?? 0).toBeLessThanOrEqual(LIMITS.cost.max)
  expect(found?.upstreamCalls ?? 0).toBeLessThanOrEqual(LIMITS.upstreamCalls.max)
})

const sampleVariables = {
  slug: 'x',
  ids: Array.from({ length: 100 }, (_, index) => String(index)),
  page: 1,
  sort: 'POPULAR',
  limit: 100,
  category: 'x',
  search: 'x',
}

describe('what the browser’s client sends is registered:', () => {
  async function connect() {
    const gateway = await startGateway({ persisted, persistedOnly: true })
    onTestFinished(() => gateway.close())
    return createClient({
      url: gateway.url,
      // The exchanges of renderer/graphql/browserClient.ts, which keeps its client to itself.
      exchanges: [mutationExchange, cacheExchange(cacheOptions), fetchExchange],
      preferGetMethod: false,
    })
  }

  test('queries', async () => {
    const { data, error } = await (await connect()).query(siteSettingsQuery, {}).toPromise()
    expect(error).toBeUndefined()
    expect(data?.settings.minOrderDays).toBe(2)
  })

  test('mutations', async () => {
    const input = {
      idempotencyKey: 'from-the-browser',
      period: PERIOD,
      lines: [{ productId: '101', quantity: 1 }],
      customer: { name: 'Анна', phone: '+7 900 000-00-00' },
      delivery: { method: 'PICKUP' as const },
      consent: true,
    }
    const { data, error } = await (await connect()).mutation(createOrderMutation, { input }).toPromise()
    expect(error).toBeUndefined()
    expect(data?.createOrder.__typename).toBe('OrderCreated')
  })
})
