import { spawnSync } from 'node:child_process'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { planPictureUrl } from '#gateway/rental/plan/writePlan.ts'
import { drawPlan } from '../../server/pictures/plan/draw.ts'
import { registerPlanPicture } from '../../server/pictures/plan/index.ts'
import { pictureOf, pricePlan } from '../../server/pictures/plan/priced.ts'
import { PERIOD, startGateway, type TestGateway, TODAY } from '../gateway/testGateway.ts'
import { companyFolder } from '../support/companyFolder.ts'
import { chair } from '../support/rental.ts'

let gateway: TestGateway
let app: FastifyInstance
let hasPhotos = true
beforeAll(async () => {
  gateway = await startGateway()
  const photo = await sharp({ create: { width: 320, height: 320, channels: 4, background: 'teal' } })
    .webp()
    .toBuffer()
  app = Fastify()
  registerPlanPicture(app, {
    gateway: gateway.gateway,
    today: () => TODAY,
    photo: () => (hasPhotos ? Promise.resolve(photo) : Promise.reject(new Error('no storage'))),
  })
})
beforeEach(() => {
  gateway.seen()
})
afterEach(() => {
  gateway.services.heal()
  hasPhotos = true
})
afterAll(async () => {
  await app.close()
  await gateway.close()
})

const plan: Plan = {
  title: 'Ужин на веранде',
  period: PERIOD,
  made: '2026-01-15',
  lines: [
    { productId: '101', parentId: null, quantity: 2, sum: 2000 },
    { productId: '111', parentId: '101', quantity: 1, sum: 220 },
  ],
}
const chairs = (quantity: number) => ({
  lines: [{ productId: '101', parentId: null, quantity, sum: null }],
})
const addressOf = (changes: Partial<Plan>) => planPictureUrl({ ...plan, ...changes }) ?? ''
const get = (url: string) => app.inject({ method: 'GET', url })

test('a plan has a picture of the size that previews want, for all who ask', async () => {
  const { statusCode, headers, rawPayload } = await get(addressOf({}))
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
})

test('an address says nothing on the picture but days and things', async () => {
  const { rawPayload } = await get(addressOf(chairs(3)))
  const again = await get(`${addressOf(chairs(3))}&t=${encodeURIComponent('Другое')}&m=2026-02-02`)
  expect(again.rawPayload.equals(rawPayload)).toBe(true)
  expect(addressOf({})).toBe(addressOf({ title: 'Другое', made: '2026-02-02' }))
})

test('another number of things, other days and other photographs are other pictures', async () => {
  const period = { start: '2026-12-13', end: '2026-12-15' }
  const all = [await get(addressOf(chairs(4))), await get(addressOf(chairs(5)))]
  all.push(await get(addressOf({ ...chairs(4), period })))
  hasPhotos = false
  all.push(await get(addressOf(chairs(6))))
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(new Set(all.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(4)
})

test('it says beside its sum that some stock is not confirmed, and what is not counted', async () => {
  const period = { start: '2026-12-20', end: '2026-12-22' }
  const saidOf = async (days: typeof period) => {
    const dated = { ...plan, period: days }
    const priced = await pricePlan(gateway.gateway, 'size', dated)
    if (!priced) return null
    const { size, uncounted } = pictureOf(dated, priced, TODAY)
    return [size, uncounted]
  }
  const extra = { id: 111, slug: 'podushka', name: 'Подушка', price: 120 }
  const chairs = { ...chair, stocks: null, relatedProducts: [extra] }
  const saidWith = async (...data: object[]) => {
    gateway.services.fail({ path: /v2\/products\?/ }, { status: 200, body: { result: { data } } })
    const said = await saidOf(period)
    gateway.services.heal()
    return said
  }
  expect(await saidWith(chairs, extra)).toEqual(['2\u00A0предмета, сумма предварительная', ''])
  expect(await saidWith(chairs, { ...extra, stocks: [] })).toEqual([
    '2\u00A0предмета, посчитаны не\u00A0все',
    'В\u00A0сумму не\u00A0входит: Подушка',
  ])
  expect(await saidOf(PERIOD)).toEqual(['2\u00A0предмета', ''])
})

test.each([
  '/plan/picture.png',
  '/plan/picture.png?l=101_1',
  '/plan/picture.png?s=2026-12-12&e=2026-12-14',
  '/plan/picture.png?v=2&s=2026-12-12&e=2026-12-14&l=101_1',
  `/plan/picture.png?s=2026-12-12&e=2026-12-14&l=101_1&x=${'x'.repeat(2100)}`,
])('%.60s is none, and asks no service', async (address) => {
  const { statusCode, rawPayload } = await get(address)
  expect([statusCode, rawPayload.length]).toEqual([404, 0])
  expect(gateway.seen()).toEqual([])
})

test('where there is no price it is the shop’s own picture, which nobody keeps', async () => {
  const unknown = { lines: [{ productId: 'nothing-there', parentId: null, quantity: 1, sum: null }] }
  const past = { period: { start: '2020-01-01', end: '2020-01-03' } }
  const moved = { location: '/share.png', 'cache-control': 'no-store' }
  for (const changes of [past, unknown]) {
    const { statusCode, headers } = await get(addressOf(changes))
    expect([statusCode, headers]).toMatchObject([302, moved])
  }
  gateway.services.fail({ path: /reservation_start_at/ }, { status: 503 })
  const { statusCode, headers } = await get(addressOf(chairs(7)))
  expect([statusCode, headers]).toMatchObject([302, moved])
})

test('plans too long for an address of their own have no picture, least of all one another’s', async () => {
  const filler = Array.from({ length: 19 }, (_, index) => `${'a'.repeat(98)}${10 + index}_1`).join('.')
  for (const quantity of [8, 9]) {
    const url = `/plan/picture.png?v=1&s=${PERIOD.start}&e=${PERIOD.end}&l=101_${quantity}.${filler}`
    expect(url.length).toBeLessThanOrEqual(2100)
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers]).toMatchObject([
      302,
      { location: '/share.png', 'cache-control': 'no-store' },
    ])
  }
  expect(gateway.seen()).toEqual([])
})

test('the longest name of a company leaves the dates their place', async () => {
  const words = {
    title: '1',
    dates: '1',
    sum: '1',
    size: '1',
    uncounted: '',
    made: '1',
    days: [],
    photos: [],
  }
  const picture = await drawPlan({ ...words, name: 'Ш'.repeat(80) })
  const darkestOf = async (left: number, width: number) => {
    const part = await sharp(picture).extract({ left, top: 40, width, height: 80 }).toBuffer()
    return (await sharp(part).stats()).channels[0]?.min
  }
  expect(await darkestOf(600, 50)).toBeLessThan(100)
  expect(await darkestOf(655, 445)).toBeGreaterThan(200)
})

test('rented days are written in what can be read on the accent of the company', async () => {
  const folder = companyFolder({ 'theme.css': ':root { --accent: #1d4ed8 }' })
  const code = `import { drawPlan } from './server/pictures/plan/draw.ts'
    const words = { name: '1', title: '1', dates: '1', sum: '1', size: '1', uncounted: '', made: '1', photos: [] }
    const days = [{ weekday: '1', day: '8', isRented: true }]
    process.stdout.write(await drawPlan({ ...words, days }))`
  const env = { ...process.env, COMPANY_DIR: folder }
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { env })
  const number = await sharp(stdout).extract({ left: 10, top: 565, width: 60, height: 40 }).toBuffer()
  const [red] = (await sharp(number).stats()).channels
  expect(red).toMatchObject({ min: 0x1d, max: 255 })
})

test.each([
  ['Unbounded', 'unbounded.ttf'],
  ['Onest', 'onest.ttf'],
])('%s has what names of companies and sums are written with', async (name, file) => {
  const sizeOf = async (text: string) => {
    const fontfile = `server/pictures/plan/${file}`
    const drawn = sharp({ text: { text, font: `Sutki ${name} 40`, fontfile, rgba: true, dpi: 72 } })
    const { info } = await drawn.png().toBuffer({ resolveWithObject: true })
    return `${info.width}×${info.height}`
  }
  // What a font lacks is a box with its number: of one size for all.
  const box = await sizeOf('\uE000')
  const sizes = await Promise.all(
    [...'ЖыWgžß7&№€₽'].map(async (sign) => [sign, await sizeOf(sign.replace('&', '&amp;'))]),
  )
  expect(sizes.filter(([, size]) => size === box)).toEqual([])
})
