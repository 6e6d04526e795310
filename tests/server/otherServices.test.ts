import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { AGREED, readOrders } from '../support/orders.ts'
import { type OtherShop, startOtherShop, uuidOf } from '../support/otherServices.ts'
import { chair, threeDays } from '../support/rental.ts'

const PERIOD = threeDays()
const CHAIR = uuidOf(chair.id)

let shop: OtherShop
beforeAll(async () => {
  shop = await startOtherShop()
})
afterAll(() => shop.close())

async function open(target: string, init: RequestInit = {}) {
  const answer = await fetch(shop.app.url + target, { redirect: 'manual', ...init })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('the journey from the catalogue to an order works', async () => {
  const catalogue = await open('/catalog')
  expect([catalogue.status, catalogue.text.includes(chair.name)]).toEqual([200, true])
  expect(catalogue.text).toContain(CHAIR)
  expect(catalogue.text).not.toContain(`src="${shop.origin}`)
  const picture = /src="(\/pictures\/[^"]+)"/.exec(catalogue.text)?.[1] ?? ''
  expect((await fetch(shop.app.url + picture)).headers.get('content-type')).toMatch(/^image\//)

  const product = await open(`/catalog/${chair.slug}`)
  expect([product.status, product.text.includes('<h1')]).toEqual([200, true])
  expect((await open('/catalog/no-such-thing')).status).toBe(404)

  const form = `/order?v=1&s=${PERIOD.start}&e=${PERIOD.end}&l=${CHAIR}_2`
  const opened = await open(form)
  expect(wordsOf(opened.text)).toContain('2 400 ₽')
  const key = /name="key" value="([^"]*)"/.exec(opened.text)?.[1] ?? ''
  const person = { name: 'Марина Ветрова', phone: '+7 916 245-11-22', address: 'Садовая ул., 12' }
  const body = new URLSearchParams({ ...person, key, total: '2400', ...AGREED })
  const sent = await open(form, { method: 'POST', body, headers: { origin: shop.app.url } })
  expect(sent.status).toBe(303)
  const placed = await open(sent.headers.get('location') ?? '', {
    headers: { cookie: sent.headers.get('set-cookie')?.split(';')[0] ?? '' },
  })
  const [order] = readOrders(shop.dataDir)
  expect(order?.idempotencyKey).toBe(key)
  expect(placed.status).toBe(200)
  const number = new URL(sent.headers.get('location') ?? '', shop.app.url).searchParams.get('number')
  expect(wordsOf(placed.text)).toContain(number)
})

test('clients of the API get their ids, and the words of a problem', async () => {
  const { products } = await ask<{ products: { items: { id: string }[] } }>(
    shop.app.url,
    '{ products { items { id } } }',
  )
  expect(products.items.map(({ id }) => id)).toContain(CHAIR)
  const order = (quantity: number) =>
    ask<CreateOrderAnswer>(shop.app.url, createOrder, {
      input: orderInput({
        idempotencyKey: randomUUID(),
        period: PERIOD,
        lines: [{ productId: CHAIR, quantity }],
      }),
    })
  const { createOrder: tooMany } = await order(5000)
  expect(tooMany).toMatchObject({ lines: [{ productId: CHAIR, code: 'NOT_ENOUGH_STOCK' }] })
  shop.isClosed = true
  const { createOrder: refused } = await order(1)
  shop.isClosed = false
  expect(refused).toMatchObject({ errorCode: 'UPSTREAM_ERROR', detail: 'CLOSED', status: 422 })
  expect(shop.seen.filter(({ status }) => status === 401)).toEqual([])
  expect(shop.app.output()).not.toContain('e1d7')
})
