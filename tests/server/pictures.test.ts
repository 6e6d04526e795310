import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { buildSchema, introspectionFromSchema } from 'graphql'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PICTURE_WIDTHS as SHOWN_WIDTHS } from '#renderer/ui/pictureUrl.ts'
import { registerEtag } from '../../server/http/etag.ts'
import { PICTURE_WIDTHS, registerPictures } from '../../server/pictures/index.ts'
import { picturePath } from '../../server/pictures/originals.ts'
import { createPictureMaker } from '../../server/pictures/pictureMaker.ts'
import { listen } from '../support/listen.ts'

let storage: Server
let storageUrl: string
let asked: string[]
let files: Map<string, Buffer>
let status: number
let cacheDir: string
let app: FastifyInstance

/** What the pictures of these tests may take on the disk. */
const MAX_BYTES = 1024 * 1024

const picture = (width: number) => sharp({ create: { width, height: 20, channels: 3, background: 'teal' } })

beforeEach(async () => {
  asked = []
  files = new Map([['/products/стул 1.jpeg', await picture(900).jpeg().toBuffer()]])
  status = 200
  storage = createServer((request, response) => {
    const name = decodeURIComponent(request.url ?? '')
    asked.push(name)
    const file = files.get(name)
    if (name.startsWith('/hang')) return
    if (status !== 200) response.writeHead(status, { location: encodeURI('/products/стул 1.jpeg') }).end()
    else if (file) response.end(file)
    else response.writeHead(404).end('no such file')
  })
  storageUrl = await listen(storage)
  cacheDir = await mkdtemp(path.join(tmpdir(), 'sutki-pictures-'))
  app = openApp()
})

afterEach(async () => {
  await app.close()
  storage.closeAllConnections()
  storage.close()
  await rm(cacheDir, { recursive: true, force: true })
})

function openApp(storages = [storageUrl]): FastifyInstance {
  const server = Fastify({ routerOptions: { maxParamLength: 2000 } })
  registerEtag(server)
  const bounds = { maxBytes: MAX_BYTES, deadlineMs: 2000 }
  registerPictures(server, createPictureMaker({ storages, cacheDir, ...bounds, log: { warn } }))
  return server
}

const warn = vi.fn()

const chair = '/products/%D1%81%D1%82%D1%83%D0%BB%201.jpeg'

test('the widths are those that pages use and that the schema offers', () => {
  const { __schema } = introspectionFromSchema(buildSchema(readFileSync('schema.graphql', 'utf8')))
  const type = __schema.types.find(({ name }) => name === 'ImageWidth')
  const offered = type?.kind === 'ENUM' ? type.enumValues.map(({ name }) => Number(name.slice(1))) : []
  expect(PICTURE_WIDTHS).toEqual(SHOWN_WIDTHS)
  expect(offered).toEqual([...PICTURE_WIDTHS])
})

test.each(PICTURE_WIDTHS)('%i pixels: WebP of that width, never enlarged', async (width) => {
  const answer = await app.inject(`/pictures/${width}${chair}`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(answer.headers['cache-control']).toContain('max-age=604800')
  const { width: made, format } = await sharp(answer.rawPayload).metadata()
  expect([made, format]).toEqual([Math.min(width, 900), 'webp'])
})

test('a cut-out that stands ends at the ground, a little below its thing', async () => {
  const thing = await sharp({ create: { width: 400, height: 200, channels: 4, background: 'teal' } })
    .extend({ bottom: 200, background: { r: 0, g: 0, b: 0, alpha: 0.3 } })
    .png()
    .toBuffer()
  files.set('/products/thing.png', thing)
  const heightOf = async (url: string) => (await sharp((await app.inject(url)).rawPayload).metadata()).height
  expect(await heightOf('/pictures/800/products/thing.png?grounded')).toBe(210)
  expect(await heightOf('/pictures/800/products/thing.png')).toBe(400)
  files.set(
    '/products/nothing.png',
    await sharp(thing)
      .ensureAlpha(0)
      .extract({ left: 0, top: 200, width: 200, height: 200 })
      .png()
      .toBuffer(),
  )
  expect(await heightOf('/pictures/800/products/nothing.png?grounded')).toBe(5)
})

test('the storage is requested once, also by a hundred at once and after a restart', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject(`/pictures/320${chair}`)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await app.close()
  app = openApp()
  status = 500
  const again = await app.inject(`/pictures/320${chair}`)
  expect(again.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.of())).toBe(true)
  expect(asked).toEqual(['/products/стул 1.jpeg'])
})

test('what was made stays on the disk and not in memory', async () => {
  for (const width of PICTURE_WIDTHS) await app.inject(`/pictures/${width}${chair}`)
  expect(sharp.cache().memory).toMatchObject({ current: 0, max: 0 })
})

test('a matching ETag is answered with 304', async () => {
  const first = await app.inject(`/pictures/480${chair}`)
  const headers = { 'if-none-match': `"other", ${first.headers.etag}` }
  const second = await app.inject({ url: `/pictures/480${chair}`, headers })
  expect([second.statusCode, second.payload, second.headers.etag]).toEqual([304, '', first.headers.etag])
  expect(
    (await app.inject({ url: `/pictures/480${chair}`, headers: { 'if-none-match': '"x"' } })).statusCode,
  ).toBe(200)
})

test('a missing picture is 404, cached for a short time', async () => {
  const answer = await app.inject('/pictures/320/products/none.webp')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'public, max-age=30'])
})

test('a storage that fails is 503, and nothing is cached', async () => {
  status = 500
  const failed = await app.inject(`/pictures/320${chair}`)
  expect([failed.statusCode, failed.headers['cache-control'], failed.headers['retry-after']]).toEqual([
    503,
    'no-store',
    '5',
  ])
  status = 200
  expect((await app.inject(`/pictures/320${chair}`)).statusCode).toBe(200)
})

test('a path without a picture is asked for once in a while, in all widths together', async () => {
  for (const width of [320, 480, 320]) {
    expect((await app.inject(`/pictures/${width}/products/none.webp`)).statusCode).toBe(404)
  }
  expect(asked).toEqual(['/products/none.webp'])
})

test('a storage that hangs for some paths does not hold up the others, and is left alone in the end', async () => {
  // The pause of the breaker is on the clock.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const hanging = Array.from({ length: 10 }, (_, index) => app.inject(`/pictures/320/hang${index}`))
  await expect.poll(() => asked.length).toBe(10)
  expect((await app.inject(`/pictures/320${chair}`)).statusCode).toBe(200)
  expect(asked).toHaveLength(11)
  expect((await Promise.all(hanging)).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(503))
  expect((await app.inject('/pictures/320/products/other.webp')).statusCode).toBe(503)
  expect((await app.inject(`/pictures/320${chair}`)).statusCode).toBe(200)
  expect(asked).toHaveLength(11)
})

test('a picture may be named by its URL in an allowed storage, and by no other URL', async () => {
  const [main, other, foreign] = [
    storageUrl,
    `${storageUrl}/second`,
    storageUrl.replace('127.0.0.1', 'localhost'),
  ]
  const server = openApp([`${main}/first`, other])
  onTestFinished(() => server.close())
  const file = await picture(900).jpeg().toBuffer()
  for (const name of ['/first/a.jpg', '/second/b.jpg', '/third/c.jpg']) files.set(name, file)
  const statusOf = async (original: string) => (await server.inject(picturePath(original, 320))).statusCode
  expect(await statusOf('a.jpg?v=2')).toBe(200)
  expect(await statusOf(`${other}/b.jpg?v=2`)).toBe(200)
  expect(await statusOf(`${main}/first/a.jpg`)).toBe(200)
  asked = []
  for (const url of [
    ...[
      `${main}/third/c.jpg`,
      `${other}/%2e%2e/third/c.jpg`,
      `${foreign}/second/b.jpg`,
      `${other}.evil/b.jpg`,
    ],
    ...[other.replace('second', 'sec%2Fond'), 'https:/', 'file:///etc/passwd'],
  ])
    expect(await statusOf(url), url).toBe(404)
  expect(asked.filter((name) => !name.startsWith('/first/'))).toEqual([])
})

test('kept pictures have a bound on the disk, and the last used stay', async () => {
  const noise = await sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
    .png()
    .toBuffer()
  for (let index = 0; index < 20; index++) {
    files.set(`/noise${index}.png`, noise)
    expect((await app.inject(`/pictures/480/noise${index}.png`)).statusCode).toBe(200)
  }
  // What is too much goes behind the answers.
  await expect.poll(keptBytes).toBeLessThanOrEqual(MAX_BYTES)
  expect(await keptBytes()).toBeGreaterThan(MAX_BYTES / 2)
  asked = []
  expect((await app.inject('/pictures/480/noise19.png')).statusCode).toBe(200)
  expect(asked).toEqual([])
})

test('a redirect of the storage is not followed', async () => {
  status = 302
  expect((await app.inject(`/pictures/320${chair}`)).statusCode).toBe(404)
  expect(asked).toHaveLength(1)
})

describe('originals that are no web picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['SVG with a script', () => Buffer.from(svg)],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['noise', () => randomBytes(10_000)],
    ['TIFF', () => picture(9).tiff().toBuffer()],
    ['half a JPEG', async () => halfOf(await picture(900).jpeg({ quality: 100 }).toBuffer())],
    ['half an AVIF', async () => halfOf(await picture(900).avif().toBuffer())],
    ['a picture cut off', async () => (await picture(900).jpeg().toBuffer()).subarray(0, 300)],
    [
      '81 million pixels',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    ['21 MB', () => Buffer.alloc(21 * 1024 * 1024)],
  ])('%s is 404, and one line in the log', async (_, original) => {
    warn.mockClear()
    files.set('/bad', await original())
    for (const accept of ['image/avif', 'image/webp']) {
      const answer = await app.inject({ url: '/pictures/320/bad', headers: { accept } })
      expect([answer.statusCode, answer.payload]).toEqual([404, ''])
    }
    expect(warn.mock.calls).toEqual([[{ path: 'bad', reason: expect.any(String) }, expect.any(String)]])
    expect((await app.inject(`/pictures/320${chair}`)).statusCode).toBe(200)
  })
})

test.each([
  '/pictures/321/products/a.webp',
  '/pictures/0320/products/a.webp',
  '/pictures/3.2e2/products/a.webp',
  '/pictures/NaN/products/a.webp',
  '/pictures/320/',
  '/pictures/320//evil.example/a.webp',
  '/pictures/320/..%2f..%2fv2%2fsettings',
  '/pictures/320/%2e%2e/%2e%2e/v2/settings',
  '/pictures/320/a%5c..%5cb',
  '/pictures/320/a%00.webp',
  '/pictures/320/a%3Fx=1%23y',
  `/pictures/320/${'a'.repeat(600)}`,
])('%s: the storage is not requested', async (target) => {
  expect((await app.inject(target)).statusCode).toBe(404)
  expect(asked).toEqual([])
})

test.each([
  ['/pictures/320/a%23y', '/a#y'],
  ['/pictures/320/https:%2F%2Fevil.example/a', null],
  ['/pictures/320/%252e%252e/a', '/%2e%2e/a'],
])('%s stays a path of the storage', async (target, file) => {
  await app.inject(target)
  expect(asked).toEqual(file === null ? [] : [file])
})

async function keptBytes(): Promise<number> {
  const names = await readdir(cacheDir, { recursive: true })
  const sizes = names
    .filter((name) => name.endsWith('.webp'))
    .map((name) =>
      stat(path.join(cacheDir, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

function halfOf(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2)
}
