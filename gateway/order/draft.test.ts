import { expect, test } from 'vitest'
import { CONSENTS_VERSION } from '#company/consents.ts'
import { toBody } from './draft.ts'

const draft = {
  ...{ key: 'order-key', fingerprint: '', quotedDelivery: null, expectedTotal: null, client: null },
  request: { period: { start: '2026-12-12', end: '2026-12-14' }, lines: [], relatedLines: [] },
  form: { customer: { name: 'Анна' }, delivery: { method: 'pickup' as const } },
}
const sentAt = Date.parse('2026-12-01T09:00:00.000Z')

const givenAt = (consentsVersion: string | undefined) =>
  toBody(draft, { total: 100, sentAt, consentsVersion }).consents?.map((consent) => consent.givenAt)

test('an order sent again has the time when its consents were given first', () => {
  const first = new Date(sentAt).toISOString()
  expect(givenAt(CONSENTS_VERSION)).toEqual([first, first])
})

test.each(['0f48d0dfbee9', undefined])('words that came later have no earlier time: %s', (version) => {
  const before = new Date().toISOString()
  const times = givenAt(version) ?? []
  expect(times).toHaveLength(2)
  expect(times.filter((time) => time < before)).toEqual([])
})
