import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, lastRentalDay } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { get } from './shop.ts'

const horizon = lastRentalDay(todayIn('Europe/Moscow', new Date()))

let app: TestApp
let keys = 0

beforeAll(async () => {
  app = await startApp({ env: { ORDER_UNIT_DAYS: '30' } })
})
afterAll(() => app.stop())

async function order(period: { start: string; end: string }, quantity: number) {
  const input = orderInput({
    idempotencyKey: `limited-order-${++keys}`,
    period,
    lines: [{ productId: '101', quantity }],
  })
  return (await ask<CreateOrderAnswer>(app.url, createOrder, { input })).createOrder
}

test('an order that holds more units × days than the configuration lets it is refused in words', async () => {
  const period = { start: addDays(horizon, -2), end: horizon }
  expect(await order(period, 10)).toMatchObject({ __typename: 'OrderCreated' })
  expect(await order(period, 11)).toMatchObject({
    __typename: 'OrderInputProblem',
    lines: [{ code: 'ORDER_TOO_LARGE', message: expect.stringMatching(/^«.+»: .*позвоните нам/) }],
  })
})

test('nobody rents beyond the horizon; a page with such dates says prices of a day', async () => {
  const period = { start: addDays(horizon, -1), end: addDays(horizon, 1) }
  expect(await order(period, 1)).toMatchObject({
    __typename: 'OrderInputProblem',
    period: { reason: 'TOO_FAR' },
  })
  const page = (dates: object) =>
    get(app.url, '/catalog', {
      headers: { cookie: `rentDates=${encodeURIComponent(JSON.stringify(dates))}` },
    })
  const far = await page(period)
  expect(far.status).toBe(200)
  expect(wordsOf(far.text)).not.toMatch(/за\s3\sсуток/)
  const near = await page({ start: addDays(horizon, -2), end: horizon })
  expect(wordsOf(near.text)).toMatch(/за\s3\sсуток/)
})
