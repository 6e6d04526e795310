import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PaymentOrder, type PaymentTerms, paymentOf } from './payment.ts'

const terms: PaymentTerms = {
  delivery: { price: 4500, freeFrom: 60000 },
  prepayment: { percent: 50, fullUpTo: 30000 },
  deposit: { percent: 20, minimum: 5000, organizations: false },
}
const delivered = (rent: number): PaymentOrder => ({ rent, isDelivered: true, isOrganization: false })
const pickedUp = (rent: number): PaymentOrder => ({ ...delivered(rent), isDelivered: false })

test('a large order: delivery is free, half is paid beforehand, the deposit is a fifth', () => {
  expect(paymentOf(delivered(63380), terms)).toEqual({
    delivery: 0,
    missingToFreeDelivery: null,
    payable: 63380,
    prepayment: 31690,
    rest: 31690,
    deposit: 12676,
  })
})

test('below the threshold delivery is paid, enters the prepayment and stays out of the deposit', () => {
  expect(paymentOf(delivered(48180), terms)).toEqual({
    delivery: 4500,
    missingToFreeDelivery: 11820,
    payable: 52680,
    prepayment: 26340,
    rest: 26340,
    deposit: 9636,
  })
})

test('a deposit is whole roubles, rounded down', () => {
  const order = { rent: 121_512, isDelivered: true, isOrganization: false }
  expect(paymentOf(order, terms).deposit).toBe(24_302)
})

test('a small order that is picked up is paid in full; the deposit has a minimum', () => {
  expect(paymentOf(pickedUp(15920), terms)).toEqual({
    delivery: 0,
    missingToFreeDelivery: null,
    payable: 15920,
    prepayment: 15920,
    rest: 0,
    deposit: 5000,
  })
})

test('the bounds themselves: free from exactly the threshold, in full up to exactly the limit with delivery', () => {
  expect(paymentOf(delivered(60000), terms).delivery).toBe(0)
  expect(paymentOf(delivered(59999.99), terms)).toMatchObject({ delivery: 4500, missingToFreeDelivery: 0.01 })
  expect(paymentOf(delivered(25500), terms).prepayment).toBe(30000)
  expect(paymentOf(delivered(25500.02), terms).prepayment).toBe(15000.01)
})

describe('an organization', () => {
  const organization = { ...delivered(63380), isOrganization: true }
  const deposit = { percent: 20, minimum: 5000 }

  test('leaves no deposit where the company asks none of it', () => {
    expect(paymentOf(organization, terms).deposit).toBe(0)
  })

  test.each([true, null])('leaves one where the settings say %s', (organizations) => {
    expect(paymentOf(organization, { ...terms, deposit: { ...deposit, organizations } }).deposit).toBe(12676)
  })
})

test('what the settings leave out is not known, and nothing is made up', () => {
  const nothing = { delivery: null, missingToFreeDelivery: null, payable: 980, prepayment: null, rest: null }
  expect(paymentOf(delivered(980), { delivery: null, prepayment: null, deposit: null })).toEqual({
    ...nothing,
    deposit: null,
  })
  const empty: PaymentTerms = {
    delivery: { price: null, freeFrom: null },
    prepayment: { percent: null, fullUpTo: null },
    deposit: { percent: null, minimum: null, organizations: null },
  }
  expect(paymentOf(delivered(980), empty)).toEqual({ ...nothing, deposit: null })
})

test('each half of a rule works alone', () => {
  const half: PaymentTerms = {
    delivery: { price: null, freeFrom: 1000 },
    prepayment: { percent: null, fullUpTo: 1000 },
    deposit: { percent: null, minimum: 500, organizations: null },
  }
  expect(paymentOf(delivered(980), half)).toMatchObject({ delivery: null, missingToFreeDelivery: 20 })
  expect(paymentOf(delivered(980), half)).toMatchObject({ prepayment: 980, deposit: 500 })
  expect(paymentOf(delivered(1001), half)).toMatchObject({ delivery: 0, prepayment: null, rest: null })
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 101])('a share of %s percent is no rule', (percent) => {
  const bad = { ...terms, prepayment: { percent, fullUpTo: -1 }, deposit: { ...deposit0, percent } }
  expect(paymentOf(delivered(63380), bad)).toMatchObject({ prepayment: null, rest: null, deposit: null })
})

const deposit0 = { minimum: null, organizations: false }

test('whatever the rules: the parts add up to the sum, and no sum is negative', () => {
  const rouble = fc.option(fc.integer({ min: 0, max: 10_000_000 }).map((kopecks) => kopecks / 100))
  const percent = fc.option(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10))
  const anyTerms = fc.record({
    delivery: fc.option(fc.record({ price: rouble, freeFrom: rouble })),
    prepayment: fc.option(fc.record({ percent, fullUpTo: rouble })),
    deposit: fc.option(fc.record({ percent, minimum: rouble, organizations: fc.option(fc.boolean()) })),
  })
  const rent = fc.integer({ min: 0, max: 1_000_000_000 }).map((kopecks) => kopecks / 100)
  const order = fc.record({ rent, isDelivered: fc.boolean(), isOrganization: fc.boolean() })
  const kopecks = (roubles: number) => Math.round(roubles * 100)

  fc.assert(
    fc.property(order, anyTerms, (asked, rules) => {
      const payment = paymentOf(asked, rules)
      expect(kopecks(payment.payable)).toBe(kopecks(asked.rent) + kopecks(payment.delivery ?? 0))
      if (payment.prepayment !== null && payment.rest !== null)
        expect(kopecks(payment.prepayment) + kopecks(payment.rest)).toBe(kopecks(payment.payable))
      for (const sum of Object.values(payment)) expect(sum ?? 0).toBeGreaterThanOrEqual(0)
      const missing = payment.missingToFreeDelivery
      if (missing !== null)
        expect(paymentOf({ ...asked, rent: asked.rent + missing }, rules).delivery).toBe(0)
    }),
  )
})
