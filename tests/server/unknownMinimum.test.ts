import { beforeAll, expect, test } from 'vitest'
import { readDemoData } from '../../server/upstream/index.ts'
import type { Fault } from '../support/faultyUpstream.ts'
import { partOf, plain, structuredDataIn, wordsOf } from '../support/html.ts'
import { threeDays } from '../support/rental.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

const CHAIR = '/catalog/stul-kyavari-zoloto'
const PERIOD = threeDays(20)
const DATES = `rentDates=${encodeURIComponent(JSON.stringify(PERIOD))}`
const PLAN = `v=1&s=${PERIOD.start}&e=${PERIOD.end}&l=101_2`

/** Nothing is remembered but what is asked anew. */
let shop: Shop
beforeAll(async () => {
  shop = await sharedShop('forgetful')
})

function failWith(fault: Fault): void {
  shop.services.fail({ path: /v2\/settings/ }, fault)
}

const page = (target: string, cookie = '') => shop.get(target, { headers: { cookie } })

async function ask(query: string) {
  const answer = await fetch(`${shop.app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return answer.json()
}

const { minOrderDays: _, ...settings } = readDemoData().settings as Record<string, unknown>
const saying = (minOrderDays: unknown): Fault => ({
  status: 200,
  body: { result: { ...settings, ...(minOrderDays !== undefined && { minOrderDays }) } },
})

/** In this order: a service that fails and fails is not asked for a while. */
const FAULTS: [string, Fault][] = [
  ['no field', saying(undefined)],
  ...[null, 0, 2.5, -1, 400].map((minimum): [string, Fault] => [String(minimum), saying(minimum)]),
  ['500', { status: 500 }],
  ['a broken connection', 'reset'],
]

/** What the shop itself says of money: neither what the company's own answers to questions do, nor what delivery costs. */
function said(html: string): string {
  return wordsOf(partOf(html, 'main').replace(/<details\b.*?<\/details>/gs, ' ')).replace(
    /(?:Доставка|Привезём и заберём).*?(?:бесплатно|обратно(?!,? —|\)?:))/g,
    '',
  )
}

/** Sums that are no price of a day or of an extra. */
function sumsIn(html: string): string[] {
  return said(html).match(/\d ₽(?! \/ сутки| за шт\. на весь срок).{0,20}/g) ?? []
}

const UNPRICED =
  /за (?:\d+|самый короткий) сут|Первые|Итого|минимум \d|Минимум \d|Минимальный срок|по базовой цене/

const PERIOD_TEXT = `{ start: "${PERIOD.start}", end: "${PERIOD.end}" }`
const LINES = 'lines: [{ productId: "101", quantity: 2 }]'
const PRICES = `{ settings { brand minOrderDays } rentQuote(input: { period: ${PERIOD_TEXT}, ${LINES} }) { total } }`
const DAYS = `{ freePeriods(input: { ${LINES}, days: 3, near: "${PERIOD.start}" }) { items { start } } }`

test('settings without a minimum keep the frame of the page, and tell why', async () => {
  failWith(saying(undefined))
  expect(partOf((await page('/catalog')).text, 'footer')).toContain('ул')
  const { data, errors } = await ask('{ settings { brand minimumRental } }')
  expect(data).toEqual({ settings: { brand: 'Сутки', minimumRental: null } })
  expect(errors).toMatchObject([
    { path: ['settings', 'minimumRental'], extensions: { code: 'UPSTREAM_EMPTY', field: 'minOrderDays' } },
  ])
})

test.each(FAULTS)(
  'a minimum rental that nobody knows (%s): no sum for dates is anywhere',
  async (_what, fault) => {
    failWith(fault)
    for (const target of ['/', '/catalog', CHAIR, '/solutions', '/solutions/svadba-na-60-gostej', '/cart'])
      for (const cookie of ['', DATES]) {
        const { status, text } = await page(target, cookie)
        expect([target, status, sumsIn(text), UNPRICED.exec(said(text))?.[0]]).toEqual([
          target,
          200,
          [],
          undefined,
        ])
      }
    expect(wordsOf((await page(CHAIR, DATES)).text)).toContain('Цену на эти даты подскажем')
    const chair = JSON.stringify(structuredDataIn((await page(CHAIR)).text).Product)
    expect(chair).toContain('"price":490')
    expect(chair).not.toMatch(/billingDuration|eligibleDuration|billingStart/)
    const plan = await page(`/plan?${PLAN}`)
    expect([plan.status, sumsIn(plan.text)]).toEqual([503, []])
    const order = await page(`/order?${PLAN}`)
    expect(order.text).toContain('Сумму сейчас не')

    const failed = await ask(PRICES)
    expect(failed.data).toEqual({ settings: null, rentQuote: null })
    expect(failed.errors.map(({ path }: { path: string[] }) => path[0]).toSorted()).toEqual([
      'rentQuote',
      'settings',
    ])
    // Which days are free has no price.
    expect((await ask(DAYS)).data).toMatchObject({ freePeriods: { items: expect.any(Array) } })
  },
)

test('once the minimum rental is known, so are the sums', async () => {
  shop.services.heal()
  await expect.poll(async () => plain(wordsOf((await page(CHAIR, DATES)).text))).toContain('Первые 2 суток')
  expect((await page(`/plan?${PLAN}`)).status).toBe(200)
  expect(await ask(PRICES)).toMatchObject({
    data: { settings: { minOrderDays: 2 }, rentQuote: { total: 2400 } },
  })
})
