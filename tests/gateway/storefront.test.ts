import { type DocumentNode, getOperationAST, parse, print, validate } from 'graphql'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LIMITS } from '#gateway/base/limits.ts'
import { storefrontSources } from '#gateway/build/documentCalls.ts'
import { buildManifest } from '#gateway/build/manifest.ts'
import { estimate } from '#gateway/http/estimate.ts'
import { schema } from '#gateway/schema.ts'
import { createTab } from '#renderer/graphql/tabClient.ts'
import { siteSettingsQuery } from '#renderer/settings/settingsQuery.ts'
import { createOrderMutation } from '../../pages/order/index/submit/documents.ts'
import { orderInput } from './order.ts'
import { PERIOD, startGateway } from './testGateway.ts'

const persisted = buildManifest(storefrontSources())
const documents = [...persisted.values()].map((text) => {
  const document = parse(text)
  return { name: /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, text, document }
})

test('the storefront’s operations are found', () => {
  expect(documents.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ProductPage', 'CatalogProducts']),
  )
  // Answers travel by them.
  expect(new Set(documents.map(({ name }) => name)).size).toBe(documents.length)
})

test.each(documents)('$name fits the schema and the limits', ({ document }) => {
  expect(validate(schema, document)).toEqual([])
  const found = estimate({ schema, document, variables: samplesFor(document) })
  if (!found || 'errors' in found) throw new Error(`not estimated: ${found?.errors[0]?.message}`)
  expect(found.cost).toBeLessThanOrEqual(LIMITS.cost.max)
  expect(found.upstreamCalls).toBeLessThanOrEqual(LIMITS.upstreamCalls.max)
})

const IDS = Array.from({ length: 100 }, (_, index) => String(index))
const INPUTS: Record<string, object> = {
  CreateOrderInput: orderInput('sample-key'),
  TrafficSourceInput: { source: 'x', landingPage: '/' },
  SendFeedbackInput: { name: 'x', phone: '+7 900 000-00-00', consent: true },
  OrderChangeInput: {
    ...{ secret: 'x', idempotencyKey: 'sample-key', period: PERIOD },
    lines: IDS.map((productId) => ({ productId, quantity: 1 })),
  },
  CancelOrderInput: { secret: 'x', idempotencyKey: 'sample-key' },
  DeliveryQuoteInput: {
    address: 'x',
    period: PERIOD,
    lines: IDS.map((productId) => ({ productId, quantity: 1 })),
  },
  JoinWaitlistInput: {
    ...{ idempotencyKey: 'sample-key', productId: '101', quantity: 1 },
    contact: 'x',
    consent: true,
  },
  ProductFilter: { search: 'x', period: PERIOD, ids: IDS },
  FreePeriodsInput: {
    lines: IDS.map((productId) => ({ productId, quantity: 1 })),
    days: 3,
    near: PERIOD.start,
  },
  RentDaysInput: {
    lines: IDS.map((productId) => ({ productId, quantity: 1 })),
    from: '2026-12-01',
    to: '2026-12-31',
  },
  RentQuoteInput: { period: PERIOD, lines: IDS.map((productId) => ({ productId, quantity: 1 })) },
}

// Each variable at its maximum.
const SAMPLES: Record<string, unknown> = {
  ...{
    slug: 'x',
    secret: 'x',
    id: '101',
    ids: IDS,
    page: 1,
    sort: 'POPULAR',
    limit: 100,
    category: 'x',
    search: 'x',
    text: 'x',
  },
  ...{
    key: 'sample-key',
    period: PERIOD,
    from: '2026-12-01',
    to: '2026-12-31',
    productId: '101',
    quantity: 1,
    set: 0,
    lines: IDS.map((productId) => ({ productId, quantity: 1 })),
  },
}

function samplesFor(document: DocumentNode): Record<string, unknown> {
  const variables = getOperationAST(document)?.variableDefinitions ?? []
  return Object.fromEntries(
    variables.map(({ variable, type }) => [
      variable.name.value,
      INPUTS[print(type).replace('!', '')] ?? SAMPLES[variable.name.value],
    ]),
  )
}

describe('what the browser’s client sends is registered:', () => {
  async function connect() {
    const gateway = await startGateway({ persisted, persistedOnly: true })
    onTestFinished(() => gateway.close())
    return createTab({}, gateway.url).client
  }

  test('queries', async () => {
    const { data, error } = await (await connect()).query(siteSettingsQuery, {})
    expect(error).toBeUndefined()
    expect(data?.settings.minimumRental).toBe(2)
  })

  test('mutations', async () => {
    const input = {
      idempotencyKey: 'from-the-browser',
      period: PERIOD,
      lines: [{ productId: '101', quantity: 1 }],
      customer: { name: 'Анна', phone: '+7 900 000-00-00' },
      delivery: { method: 'PICKUP' as const },
      termsAccepted: true,
      consent: true,
    }
    const { data, error } = await (await connect()).mutation(createOrderMutation, { input })
    expect(error).toBeUndefined()
    expect(data?.createOrder.__typename).toBe('OrderCreated')
  })
})
