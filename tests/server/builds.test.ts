import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { sharedShop } from './sharedShop.ts'
import type { Shop } from './shop.ts'

let shop: Shop
let buildId: string

beforeAll(async () => {
  shop = await sharedShop('demo')
  buildId = JSON.parse((await shop.get('/builds/latest.json?1')).text).id
})

test('the latest build is named, never from a cache; its manifest lasts for ever, others are not there', async () => {
  const latest = await shop.get('/builds/latest.json?1')
  expect(latest.headers['cache-control']).toBe('no-store')
  expect(buildId).toMatch(/^[\da-f]{16}$/)
  const meta = await shop.get(`/builds/meta/${buildId}.json`)
  expect(meta.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { id, prerendered, routeRules } = JSON.parse(meta.text)
  expect({ id, prerendered }).toEqual({ id: buildId, prerendered: [] })
  expect(Object.keys(routeRules)).toEqual(expect.arrayContaining(['/', '/catalog', '/catalog/*', '/cart']))
  for (const route of Object.keys(routeRules).filter((route) => !route.includes('*'))) {
    const { status } = await shop.get(`${route === '/' ? '' : route}/_payload.json?${buildId}`)
    expect([route, status]).toEqual([route, 200])
  }
  expect((await shop.get('/builds/meta/0000000000000000.json')).status).toBe(404)
  expect((await shop.get('/')).text).toContain(buildId)
})

test('a payload has the answers of its page, without the visitor’s dates, for as long as they are fresh', async () => {
  const start = addDays(todayIn('Europe/Moscow', new Date()), 10)
  const cookie = `rentDates=${encodeURIComponent(JSON.stringify({ start, end: addDays(start, 2) }))}`
  const before = shop.services.calls.length
  const { status, headers, text } = await shop.get(`/categories/_payload.json?${buildId}`, {
    headers: { cookie },
  })
  expect(status).toBe(200)
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/)
  expect(headers['set-cookie']).toBeUndefined()
  expect(shop.services.calls.slice(before).some(({ path }) => path.includes('reservation_'))).toBe(false)
  const answers: { data: string }[] = Object.values(JSON.parse(text))
  expect(answers.map(({ data }) => Object.keys(JSON.parse(data)).join())).toEqual(
    expect.arrayContaining(['calendar,settings', 'categories']),
  )
  expect((await shop.get('/_payload.json')).text).toContain('popularCategories')
})

test.each(['/no-such-page', '/catalog/no-such-product'])(
  '%s is not there, and has no payload',
  async (page) => {
    const { status, headers } = await shop.get(`${page}/_payload.json?${buildId}`)
    expect([status, headers['cache-control']]).toEqual([204, 'no-store'])
  },
)

test('a payload whose service fails is not to be had for now, and not kept', async () => {
  const { services, get } = await sharedShop('forgetful')
  services.fail({ path: /\/v2\/solutions\/vecherinka/ }, { status: 500 })
  const { status, headers } = await get('/solutions/vecherinka/_payload.json')
  expect([status, headers['cache-control']]).toEqual([204, 'no-store'])
})
