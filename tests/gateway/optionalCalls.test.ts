import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readDemoData } from '../../server/upstream/index.ts'
import type { Fault } from '../support/faultyUpstream.ts'
import { customerSecret } from './order.ts'
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

// Each optional call that fails or hangs: it is said, in time, and the shop is as without it.

let gateway: TestGateway
let secret = ''
beforeAll(async () => {
  const demo = readDemoData()
  const capabilities = ['orders', 'waitlist', 'delivery-quotes']
  const data = { ...demo, version: 'optional calls', settings: { ...demo.settings, capabilities } }
  gateway = await startGateway({}, { deadlineMs: 400, breaker: true }, { data })
  secret = await customerSecret(gateway, 'of-the-optional-calls')
})
afterEach(() => {
  gateway.services.heal()
  gateway.restart()
})
afterAll(() => gateway.close())

const LINES = [{ productId: '101', quantity: 1 }]
const writing = (field: string, type: string, input: object) => ({
  query: `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`,
  variables: { input: { idempotencyKey: `key-of-${field}`, ...input } },
})
type Call = { path: RegExp; query: string; variables: () => object }
const CALLS: Record<string, Call> = {
  order: {
    path: /\/v2\/orders\/[^/]+$/,
    query: 'query ($secret: ID!) { order(secret: $secret) { number } }',
    variables: () => ({ secret }),
  },
  requestOrderChange: {
    path: /change-requests$/,
    ...lateOf(() =>
      writing('requestOrderChange', 'OrderChangeInput', { secret, period: PERIOD, lines: LINES }),
    ),
  },
  cancelOrder: {
    path: /cancellation$/,
    ...lateOf(() => writing('cancelOrder', 'CancelOrderInput', { secret })),
  },
  joinWaitlist: {
    path: /\/v2\/waitlist$/,
    ...lateOf(() =>
      writing('joinWaitlist', 'JoinWaitlistInput', {
        ...{ productId: '101', quantity: 1, contact: 'anna@mail.example', consent: true },
      }),
    ),
  },
  leaveWaitlist: {
    path: /\/v2\/waitlist\//,
    query: 'mutation ($secret: ID!) { leaveWaitlist(secret: $secret) { __typename } }',
    variables: () => ({ secret: 'w'.repeat(32) }),
  },
  deliveryQuote: {
    path: /\/v2\/delivery-quotes$/,
    query: 'query ($input: DeliveryQuoteInput!) { deliveryQuote(input: $input) { price } }',
    variables: () => ({ input: { address: 'Москва, Садовая, 1', period: PERIOD, lines: LINES } }),
  },
}
function lateOf(make: () => { query: string; variables: object }) {
  return { query: make().query, variables: () => make().variables }
}

const FAULTS: Fault[] = [
  'hang',
  'drip',
  'reset',
  'half',
  { status: 500, body: {} },
  { status: 503, headers: { 'retry-after': '900' } },
  { raw: '<html>' },
]

test.each(Object.keys(CALLS).flatMap((name) => FAULTS.map((fault) => [name, fault] as const)))(
  '%s with %j is said in time, and products and orders are as ever',
  async (name, fault) => {
    const { path, query, variables } = CALLS[name] as Call
    gateway.services.fail({ path }, fault)
    // More than a breaker lets through.
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => gateway.ask<Record<string, Said>>(query, variables())),
    )
    for (const { data, errors } of answers)
      expect(data?.[name]?.__typename ?? errors?.[0]?.extensions.code).toMatch(/ServiceProblem$|^UPSTREAM_/)
    const shop = await gateway.ask<Record<string, { total: number }>>(
      '{ products(limit: 1) { total } settings { minOrderDays } }',
    )
    expect([shop.errors, shop.data?.products?.total]).toEqual([undefined, expect.any(Number)])
    const made = await customerSecret(gateway, `beside-${name}-${FAULTS.indexOf(fault)}`, { lines: LINES })
    expect(made).toMatch(/^[\w-]{32}$/)
  },
)

type Said = { __typename?: string } | null
