import { expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { companyData } from '../support/companies.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { routesOf } from '../support/routes.ts'
import { sharedShop } from './sharedShop.ts'

const claims = { authorization: 'Bearer admin', cookie: 'session=1; user=1; role=admin' }

test('nobody is asked who they are, and whoever says so sees what everybody sees', async () => {
  const shop = await sharedShop('demo')
  for (const { path, status } of routesOf(companyData('demo'))) {
    const answer = await shop.get(path)
    expect([path, answer.status]).toEqual([path, status])
    expect(Object.keys(answer.headers)).not.toContain('www-authenticate')
    expect(answer.headers['set-cookie'], path).toBeUndefined()
    const claimed = await shop.get(path, { headers: claims })
    expect([path, claimed.status, claimed.headers['set-cookie']]).toEqual([path, status, undefined])
    expect(wordsOf(claimed.text)).toBe(wordsOf(answer.text))
  }

  const start = addDays(todayIn('Europe/Moscow', new Date()), 430)
  const input = orderInput({
    idempotencyKey: 'an-order-of-nobody',
    period: { start, end: addDays(start, 1) },
    lines: [{ productId: '101', quantity: 2 }],
  })
  const ordered = await ask<CreateOrderAnswer>(shop.app.url, createOrder, { input })
  expect(ordered.createOrder, JSON.stringify(ordered)).toMatchObject({ __typename: 'OrderCreated' })
})
