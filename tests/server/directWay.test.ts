import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { PageServices } from '../../server/pages/render/pageServices.ts'
import { createRenderAny, type RenderAny } from '../../server/pages/render/renderAny.ts'
import type { Rendering } from '../../server/pages/render/rendering.ts'
import { PERIOD, startGateway, type TestGateway, TODAY } from '../gateway/testGateway.ts'
import { companyData } from '../support/companies.ts'
import { routesOf } from '../support/routes.ts'

const WITH_DATES = `rentDates=${encodeURIComponent(JSON.stringify(PERIOD))}`
const paths = [
  ...routesOf(companyData('demo')).map(({ path }) => path),
  '/catalog?category=stulya&sort=cheapest&page=2',
  '/catalog?volumes=1&volumes=2&__proto__=x',
  '/search/%D1%81%D1%82%D1%83%D0%BB%20%3Cb%3E',
  '/search/!%22%5D',
  `/catalog?from=${PERIOD.start}&to=${PERIOD.end}`,
  '/plan?v=1&s=2026-12-12&e=2026-12-14&l=101_2',
  '/plan?v=1&s=2026-12-12&e=2026-12-14&l=101_2&add=102',
  '/articles/wrong-section/kak-schitayutsya-sutki',
  '/catalog/',
  '/catalog/%E0%A4%A',
]

/** Keeps what services have answered: the two ways are compared, not the services. */
let shop: TestGateway
/** Keeps nothing, and its services are down. */
let failing: TestGateway
/** Has rendered a page of each kind. */
let byAnyWay: RenderAny

/** Knows no page: each is rendered by Vike. */
async function byVike(...of: Parameters<typeof request>): Promise<Rendering> {
  return (await createRenderAny(true))(request(...of))
}

beforeAll(async () => {
  byAnyWay = await createRenderAny(true)
  shop = await startGateway({}, { cache: true })
  failing = await startGateway({}, { cache: false })
  failing.services.fail({ path: /./ }, { status: 500 })
  for (const path of paths) await byAnyWay(request(path))
})

afterAll(() => Promise.all([shop.close(), failing.close()]))

function request(path: string, cookie?: string, of = shop) {
  const services: PageServices = {
    execute: ({ document, variables }) =>
      of.gateway.execute({ document, variables, requestId: 'request', onTrace() {} }),
    today: TODAY,
    timeZone: 'Europe/Moscow',
    siteUrl: 'https://shop.example',
    buildId: 'test',
    gtmId: null,
    hasMaps: false,
    hasWorker: true,
    reportFailure() {},
    reportLack() {},
  }
  return { urlOriginal: path, headersOriginal: cookie === undefined ? {} : { cookie }, services }
}

const seen = ({ httpResponse, abortReason }: Rendering) => ({
  status: httpResponse.statusCode,
  headers: Object.fromEntries(
    // What a page may be kept for is the server's word: see server/pages/index.ts.
    httpResponse.headers.flatMap(([name, value]) =>
      name.toLowerCase() === 'cache-control' ? [] : [[name.toLowerCase(), value]],
    ),
  ),
  body: httpResponse.body,
  abortReason,
})

/** Vike tells of its pages. */
const isDirect = (rendering: Rendering) => rendering.pages === undefined

test.each(paths)('%s: the direct way makes what Vike makes, to the letter', async (path) => {
  for (const cookie of [undefined, WITH_DATES]) {
    const [vike, direct] = [await byVike(path, cookie), await byAnyWay(request(path, cookie))]
    expect(seen(direct)).toEqual(seen(vike))
    expect(isDirect(vike)).toBe(false)
    if (vike.httpResponse.statusCode === 200) expect(isDirect(direct)).toBe(true)
  }
})

test('with a cookie that cannot be read, too', async () => {
  const cookie = 'rentDates=%7Bgarbage'
  for (const path of ['/', '/catalog', '/cart', '/order'])
    expect(seen(await byAnyWay(request(path, cookie)))).toEqual(seen(await byVike(path, cookie)))
})

test('in an outage, too', async () => {
  // A page of an outage waits 200 ms for what it can do without: on a busy machine one way would wait too short.
  const { setTimeout } = globalThis
  const patient = (run: () => void, ms?: number, ...of: []) => (ms === 200 ? 0 : setTimeout(run, ms, ...of))
  vi.stubGlobal('setTimeout', patient)
  onTestFinished(() => void vi.unstubAllGlobals())
  const statuses = new Set<number>()
  for (const path of paths) {
    const [vike, direct] = [
      await byVike(path, undefined, failing),
      await byAnyWay(request(path, undefined, failing)),
    ]
    expect(seen(direct), path).toEqual(seen(vike))
    statuses.add(direct.httpResponse.statusCode)
  }
  expect(statuses).toContain(503)
})

test('what failed is not asked for again', async () => {
  const executed: string[] = []
  const { services, ...rest } = request('/catalog', undefined, failing)
  const execute: PageServices['execute'] = (operation) => {
    executed.push(JSON.stringify(operation))
    return services.execute(operation)
  }
  const page = await byAnyWay({ ...rest, services: { ...services, execute } })
  expect(page.httpResponse.statusCode).toBe(503)
  expect(executed.length).toBe(new Set(executed).size)
})
