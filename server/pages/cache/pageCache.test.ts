import { beforeEach, describe, expect, test } from 'vitest'
import { createPageCache, type PageCache } from './index.ts'
import type { RenderedPage } from './pageRender.ts'
import { bodyIn, type ReadyPage } from './readyPage.ts'
import { createPageStore } from './store.ts'
import { createPageVariant } from './variant.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let cache: PageCache
let now: number
let today: string
/** How many pages were rendered so far: each says its number. */
let renderings: number
/** The further properties of renderings. */
let outcome: Partial<RenderedPage>
let hasPlace: boolean

beforeEach(() => {
  now = 0
  today = '2030-05-01'
  renderings = 0
  outcome = {}
  hasPlace = true
  cache = newCache()
})

function newCache(store?: ReturnType<typeof createPageStore>): PageCache {
  return createPageCache({
    render: async ({ url }) => rendered(`${url} ${++renderings}`),
    today: () => today,
    acquire: async () => (hasPlace ? () => {} : null),
    headers: {},
    now: () => now,
    ...(store && { store }),
  })
}

function rendered(body: string): RenderedPage {
  const common = { statusCode: 200, headers: {}, day: today, isWhole: true, isHealthy: true }
  return { ...common, result: {} as RenderedPage['result'], body, ...outcome }
}

const variantOf = createPageVariant({
  '/pages/order': { route: '/order', config: { pageCache: 'never' } },
  '/pages/sent': { route: '/order/@number', config: { pageCache: 'never' } },
  '/pages/cart': { route: '/cart', config: { pageCache: 'bare' } },
  '/pages/search': { route: '/search/@words', config: { pageCache: 'apart' } },
  '/pages/catalog': { route: '/catalog', config: {} },
})

function at(url: string, cookie?: string) {
  const address = variantOf({ method: 'GET', url, originalUrl: url, headers: { cookie } })
  if (!address) throw new Error(`${url} is not kept`)
  return address
}

const dated = `rentDates=${encodeURIComponent('{"start":"2030-06-01","end":"2030-06-02"}')}`
const requestInfo = { id: 'a-request', url: '/', headers: {} } as Parameters<PageCache['load']>[1]
const text = async (page: ReadyPage | null) => page && (await bodyIn(page, 'identity')).toString()

async function open(url: string, cookie?: string): Promise<string | null> {
  const page = (await cache.find(at(url, cookie))) ?? (await cache.load(at(url, cookie), requestInfo)).page
  return text(page)
}

/** Until what goes on in the background has ended. */
async function renewed(): Promise<void> {
  await expect.poll(() => cache.isBusy()).toBe(false)
}

describe('time', () => {
  test('for seconds a page is sent as it is, for minutes while a new one is made, then the new one is waited for', async () => {
    expect(await open('/catalog')).toBe('/catalog 1')
    now += 4 * SECOND
    expect(await open('/catalog')).toBe('/catalog 1')
    expect(renderings).toBe(1)
    now += 60 * SECOND
    expect(await open('/catalog')).toBe('/catalog 1')
    await renewed()
    expect(renderings).toBe(2)
    expect(await open('/catalog')).toBe('/catalog 2')
    now += 3 * MINUTE
    expect(await open('/catalog')).toBe('/catalog 3')
  })

  test('a page with dates is old after seconds', async () => {
    expect(await open('/catalog', dated)).toBe('/catalog 1')
    now += 11 * SECOND
    expect(await open('/catalog', dated)).toBe('/catalog 2')
  })

  test('no page is sent over midnight', async () => {
    expect([await open('/catalog'), await open('/catalog', dated)]).toEqual(['/catalog 1', '/catalog 2'])
    now += SECOND
    today = '2030-05-02'
    expect([await open('/catalog'), await open('/catalog', dated)]).toEqual(['/catalog 3', '/catalog 4'])
  })
})

test('a payload is the same whatever its query and its cookies say, and old after seconds', async () => {
  expect(await open('/catalog/_payload.json?one')).toBe('/catalog 1')
  expect(await open('/catalog/_payload.json?two', dated)).toBe('/catalog 1')
  expect(await open('/catalog')).toBe('/catalog 2')
  now += 6 * SECOND
  expect(await open('/catalog/_payload.json')).toBe('/catalog 3')
})

test('a page that is kept holds no memory but its own, in any encoding', async () => {
  const { page } = await cache.load(at('/catalog'), requestInfo)
  if (!page) throw new Error('it is not kept')
  for (const { buffer, byteLength } of [page.bytes, await bodyIn(page, 'identity')])
    expect(buffer.byteLength).toBe(byteLength)
})

describe('what fails', () => {
  test.each([
    ['cannot be rendered', { statusCode: 503, isWhole: false }],
    ['finds no place', null],
  ])('an old page stands in for one that %s, for a day', async (_, failure) => {
    await open('/catalog')
    now += HOUR
    if (failure) outcome = failure
    else hasPlace = false
    expect(await open('/catalog')).toBe('/catalog 1')
    const tried = renderings
    now += SECOND
    expect(await open('/catalog')).toBe('/catalog 1')
    expect(renderings, 'it is not tried again at once').toBe(tried)
    today = '2030-05-02'
    now += 20 * HOUR
    expect(await open('/catalog')).toBe('/catalog 1')
    now += 5 * HOUR
    expect(cache.find(at('/catalog'))).toBeNull()
  })

  test('a page that was made while a service failed does not begin a new day', async () => {
    await open('/catalog')
    now += 20 * HOUR
    outcome = { isHealthy: false }
    expect(await open('/catalog')).toBe('/catalog 2')
    now += 5 * HOUR
    outcome = { statusCode: 503, isWhole: false }
    expect(await open('/catalog')).toBeNull()
  })

  test('a page that lacks a part is not kept, and after minutes it goes before the old one', async () => {
    await open('/catalog')
    outcome = { isWhole: false }
    now += MINUTE
    await open('/catalog')
    await renewed()
    expect(await open('/catalog')).toBe('/catalog 1')
    now += 3 * MINUTE
    expect(await open('/catalog')).toBeNull()
    outcome = {}
    expect(await open('/catalog')).toMatch(/^\/catalog/)
  })

  test('a page that is gone is forgotten at once', async () => {
    await open('/catalog/chair')
    outcome = { statusCode: 404, isWhole: false }
    now += MINUTE
    await open('/catalog/chair')
    await renewed()
    expect(await open('/catalog/chair')).toBeNull()
  })
})

describe('addresses', () => {
  test('one page has one key, however its parameters are written', () => {
    const one = at('/catalog?page=2&brands=b&brands=a&utm_source=mail').key
    expect(at('/catalog?gclid=1&brands=a&brands=b&page=2#'.replace('#', '')).key).toBe(one)
    expect(at('/catalog?utm_source=mail', 'session=7; theme=dark').key).toBe('/catalog')
    expect(at('/catalog', `a=b; ${dated}`).key).toBe(at('/catalog', dated).key)
    expect(at('/catalog', dated).key).not.toBe(at('/catalog').key)
  })

  test.each([
    '/order',
    '/%6frder',
    '/order/success',
    '/cart?l=101_1',
    '/catalog?from=2030-06-01&to=2030-06-02',
    '/catalog#top',
  ])('%s is not kept', (url) => {
    expect(variantOf({ method: 'GET', url, originalUrl: url, headers: {} })).toBeNull()
  })

  test('a cookie that must be cleared is no address', () => {
    const headers = { cookie: 'rentDates=garbage' }
    expect(variantOf({ method: 'GET', url: '/', originalUrl: '/', headers })).toBeNull()
  })

  test('what visitors make up fills its own part, and pushes out nothing that all see', async () => {
    const store = createPageStore({ shop: 100_000, visitors: 100_000 })
    cache = newCache(store)
    await open('/catalog')
    for (let number = 0; number < 200; number++) {
      await open(`/catalog?min_price=${number + 1}`)
      await open(`/search/${number}`)
      await open('/catalog/%63hair')
      expect(store.bytes('visitors')).toBeLessThanOrEqual(100_000)
    }
    expect(store.bytes('visitors')).toBeGreaterThan(90_000)
    expect(await open('/catalog')).toBe('/catalog 1')
  })
})

test('many who come at once for a page that is not there wait for one rendering', async () => {
  const pages = await Promise.all(Array.from({ length: 32 }, () => open('/catalog')))
  expect(pages).toEqual(Array(32).fill('/catalog 1'))
})

test('few pages are rendered anew at once, however many are old', async () => {
  const urls = Array.from({ length: 20 }, (_, number) => `/catalog/chair-${number}`)
  for (const url of urls) await open(url)
  now += MINUTE
  await Promise.all(urls.map((url) => open(url)))
  await renewed()
  expect(renderings).toBe(24)
})
