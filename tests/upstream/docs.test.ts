import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CALLS } from '#gateway/rest/calls/index.ts'
import { CATALOG, CONTENT, NOTIFICATIONS, openServices, PRODUCT } from './services.ts'

const PAGE = readFileSync(path.resolve('docs/upstream.md'), 'utf8')
const EXAMPLES = [...PAGE.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => JSON.parse(json))

function example(field: string) {
  const found = EXAMPLES.find((each) => field in each)
  expect(found, `an example with ${field}`).toBeDefined()
  return found
}

test.each([
  ['basicPricePerDay', `${CATALOG}/products/by-slug/stul-kyavari-zoloto`],
  ['productsCount', `${CATALOG}/categories/by-slug/stulya`],
  ['productIds', `${CATALOG}/assortments/vse-beloe`],
  ['guests', `${CATALOG}/solutions/svadba-na-60-gostej`],
  ['readingMinutes', `${CONTENT}/blog-articles/skolko-stulev-i-stolov-na-gostya`],
])('the example with %s has the fields that are answered', async (field, address) => {
  const { get } = await openServices()
  const { result } = (await get(address)).body
  expect(Object.keys(example(field)).toSorted()).toEqual(Object.keys(result ?? {}).toSorted())
})

test('the example order is kept for the example total, and short of stock as in the example refusal', async () => {
  const { order } = await openServices()
  const asked = example('relatedLines')
  const answers = EXAMPLES.filter((each) => each.result?.number)
  expect((await order(asked, '4f6c1c1e')).body).toMatchObject(answers[0])
  const greedy = {
    ...asked,
    period: { start: '2027-02-01', end: '2027-02-03' },
    expectedTotal: null,
    relatedLines: [],
  }
  const refusal = await order({ ...greedy, lines: [{ productId: 101, quantity: 421 }] })
  expect(refusal).toMatchObject({ status: 409, body: example('error') })
})

test('the example list of volumes finds both', async () => {
  const { ask } = await openServices()
  const [query] = /volumes=0%5C\S+?(?=`)/.exec(PAGE) ?? []
  expect((await ask(`${CATALOG}/products?${query}`)).body.result?.total).toBeGreaterThanOrEqual(2)
})

test('every call that the page names is served by one service, and all are named', async () => {
  const { ask } = await openServices()
  const calls = new Set(
    [...PAGE.matchAll(/`(?:GET|POST|DELETE) (\/v2\/[^`?]+)/g)].map(([, call = '']) => call),
  )
  expect(calls.size).toBe(Object.keys(CALLS).length)
  for (const call of calls) {
    const bases = [CATALOG, CONTENT, PRODUCT, NOTIFICATIONS]
    const statuses = await Promise.all(
      // No call takes PUT: where there is one, it says so, whatever the name at its end.
      bases.map(async (base) => (await ask(call.replace('/v2', base), { method: 'PUT' })).status),
    )
    expect(statuses.toSorted(), call).toEqual([404, 404, 404, 405])
  }
})
