import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import settings from '../../server/upstream/demo/settings.json' with { type: 'json' }
import { PERIOD, startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterEach(() => {
  gateway.services.heal()
  gateway.restart()
  gateway.services.calls.length = 0
})
afterAll(() => gateway.close())

const WAIT = { method: 'POST', path: /\/v2\/waitlist$/ }
const END = { method: 'DELETE', path: /\/v2\/waitlist\// }
const JOIN = `mutation ($input: JoinWaitlistInput!) {
  joinWaitlist(input: $input) {
    __typename
    ... on WaitlistJoined { secret }
    ... on WaitlistProblem { code message }
    ... on WaitlistInputProblem { fields { field code } }
  }
}`
const LEAVE = `mutation ($secret: ID!) {
  leaveWaitlist(secret: $secret) { __typename ... on WaitlistLeft { found } ... on WaitlistProblem { code } }
}`

async function join(key: string, changes: object = {}) {
  const wait = { productId: '101', quantity: 2, period: PERIOD, contact: '8 916 245 11 22', consent: true }
  const input = { idempotencyKey: key, ...wait, ...changes }
  const { data } = await gateway.ask<{ joinWaitlist: { secret: string; fields?: object[] } }>(JOIN, { input })
  return data?.joinWaitlist
}
const leave = async (secret: string) => (await gateway.ask(LEAVE, { secret })).data?.leaveWaitlist
const sent = () => gateway.services.calls.filter(({ path }) => path.includes('/waitlist'))

test('a wait is sent on with its words of consent and its key, and ends by its secret, which is told nowhere', async () => {
  const joined = await join('waiting-key-1')
  expect(joined).toEqual({ __typename: 'WaitlistJoined', secret: expect.stringMatching(/^[\w-]{32}$/) })
  const [{ body = '', headers } = {}] = sent()
  expect(JSON.parse(body)).toEqual({
    ...{ productId: '101', quantity: 2, period: PERIOD, contact: '+7 916 245-11-22' },
    consent: expect.objectContaining({ name: 'personalData', version: expect.any(String) }),
  })
  expect(headers?.['idempotency-key']).toBe('waiting-key-1')
  const secret = joined?.secret ?? ''
  gateway.services.fail(END, { status: 500 }, 1)
  expect(await leave(secret)).toEqual({ __typename: 'WaitlistServiceProblem', code: 'SERVICE_UNAVAILABLE' })
  expect(await leave(secret)).toEqual({ __typename: 'WaitlistLeft', found: true })
  expect(await leave(secret)).toEqual({ __typename: 'WaitlistLeft', found: false })
  expect(sent().filter(({ method }) => method === 'DELETE')).toHaveLength(3)
  expect(JSON.stringify(gateway.logged)).not.toContain(secret)
})

test('no secret leads to another call', async () => {
  for (const secret of ['../orders', 'x'.repeat(21), '%2e%2e', `${'x'.repeat(30)}/`])
    expect(await leave(secret)).toEqual({ __typename: 'WaitlistLeft', found: false })
  expect(sent()).toEqual([])
})

test('what is wrong is said by field, and nothing is sent', async () => {
  const wrong = { contact: 'anna@', consent: false, period: { start: '2026-11-01', end: '2026-11-03' } }
  expect((await join('waiting-key-4', { ...wrong, consentsVersion: 'other' }))?.fields).toEqual([
    { field: 'PERIOD', code: 'NOT_OFFERED' },
    { field: 'CONTACT', code: 'INVALID_FORMAT' },
    { field: 'CONSENT', code: 'NOT_ACCEPTED' },
    { field: 'CONSENTS_VERSION', code: 'NOT_ACCEPTED' },
  ])
  expect((await join('waiting-key-2', { contact: ' ' }))?.fields).toEqual([
    { field: 'CONTACT', code: 'REQUIRED' },
  ])
  expect(sent()).toEqual([])
})

test('services that do not name the capability are never asked', async () => {
  const result = { ...settings, capabilities: ['calendar'] }
  gateway.services.fail({ path: /\/v2\/settings/ }, { status: 200, body: { result } })
  expect((await join('waiting-key-3'))?.fields).toEqual([{ field: 'PRODUCT_ID', code: 'NOT_OFFERED' }])
  expect(await leave('x'.repeat(32))).toEqual({ __typename: 'WaitlistLeft', found: false })
  expect(sent()).toEqual([])
})

test.each([
  ['reset', 'SERVICE_UNAVAILABLE'],
  [{ status: 422, body: { error: { code: 'PRODUCT_UNKNOWN' } } }, 'SERVICE_REFUSED'],
  [{ status: 201, body: { result: { secret: 'easy' } } }, 'SERVICE_UNAVAILABLE'],
] as const)('a service that fails (%j) is a problem of the wait', async (fault, code) => {
  gateway.services.fail(WAIT, fault)
  expect(await join(`waiting-${code}`)).toMatchObject({ __typename: 'WaitlistServiceProblem', code })
})
