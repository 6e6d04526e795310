import { createClient, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { parse, validate } from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import { estimate } from '#gateway/estimate.ts'
import { LIMITS } from '#gateway/limits.ts'
import { persistedDocuments } from '#gateway/persistedDocuments.ts'
import { schema } from '#gateway/schema.ts'
import { storefrontSources } from '#gateway/storefrontSources.ts'
import { cacheOptions } from '#renderer/graphql/cache.ts'
import { siteSettingsQuery } from '#renderer/site/settingsQuery.ts'
import { startGateway } from './testGateway.ts'

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

test('what the browser’s client sends is registered', async () => {
  const gateway = await startGateway({ persisted, persistedOnly: true })
  onTestFinished(() => gateway.close())
  const client = createClient({
    url: gateway.url,
    exchanges: [cacheExchange(cacheOptions), fetchExchange],
    preferGetMethod: false,
  })
  const { data, error } = await client.query(siteSettingsQuery, {}).toPromise()
  expect(error).toBeUndefined()
  expect(data?.settings.minOrderDays).toBe(2)
})
