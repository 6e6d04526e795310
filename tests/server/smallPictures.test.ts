import { readdir, rm, stat, utimes } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPictures } from './openPictures.ts'

const AVIF = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const WEEK_MS = 7 * 24 * 3600 * 1000

/** A picture with enough in it for AVIF to be the smaller one. */
const photo = (size: number) =>
  sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1)
    .jpeg()
    .toBuffer()

const get = (app: FastifyInstance, url: string, accept: string | null = AVIF, more = {}) =>
  app.inject({ url, headers: { ...(accept !== null && { accept }), ...more } })

/** Asks until the picture is final. */
async function final(app: FastifyInstance, url: string) {
  await expect.poll(async () => (await get(app, url)).headers['cache-control']).toContain('max-age=604800')
  return get(app, url)
}

test('the first answer is WebP for a minute; AVIF follows, in fewer bytes, for a week', async () => {
  const original = await photo(500)
  const { app } = await openPictures((_, response) => response.end(original))
  const first = await get(app, '/pictures/320/a.jpg')
  expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
    'image/webp',
    'public, max-age=60',
  ])
  const second = await final(app, '/pictures/320/a.jpg')
  expect(second.headers['content-type']).toBe('image/avif')
  expect(await sharp(second.rawPayload).metadata()).toMatchObject({
    format: 'heif',
    compression: 'av1',
    width: 320,
  })
  expect(second.rawPayload.byteLength).toBeLessThan(first.rawPayload.byteLength)
})

const BY_ACCEPT: readonly [accept: string | null, type: string][] = [
  [AVIF, 'image/avif'],
  ['IMAGE/AVIF;q=0.1', 'image/avif'],
  ['image/avif; q=0, image/webp', 'image/webp'],
  ['image/avif-sequence', 'image/webp'],
  ['image/*,*/*;q=0.8', 'image/webp'],
  ['', 'image/webp'],
  [null, 'image/webp'],
]

test('Accept says which of the two is answered', async () => {
  const original = await photo(200)
  const { app } = await openPictures((_, response) => response.end(original))
  await final(app, '/pictures/160/a.jpg')
  for (const [accept, type] of BY_ACCEPT) {
    const { headers } = await get(app, '/pictures/160/a.jpg', accept)
    expect([headers['content-type'], headers.vary], `Accept: ${accept}`).toEqual([type, 'Accept'])
    expect(headers['cache-control']).toContain('max-age=604800')
  }
})

test('each type has its own ETag, and whatever is answered varies by Accept', async () => {
  const original = await photo(200)
  const { app } = await openPictures(({ url }, response) => {
    response.writeHead(url === '/a.jpg' ? 200 : 404).end(original)
  })
  const webp = await get(app, '/pictures/160/a.jpg')
  const avif = await final(app, '/pictures/160/a.jpg')
  const again = (etag: unknown) => get(app, '/pictures/160/a.jpg', AVIF, { 'if-none-match': etag })
  expect((await again(webp.headers.etag)).headers['content-type']).toBe('image/avif')
  const unchanged = await again(avif.headers.etag)
  expect([unchanged.statusCode, unchanged.headers.vary]).toEqual([304, 'Accept'])
  const missing = await get(app, '/pictures/160/none.jpg')
  expect([missing.statusCode, missing.headers.vary]).toEqual([404, 'Accept'])
})

test('where WebP is smaller it is final', async () => {
  const original = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const { app } = await openPictures((_, response) => response.end(original))
  expect((await final(app, '/pictures/160/a.png')).headers['content-type']).toBe('image/webp')
})

test('what was made is kept for the next process; a week later it still serves while the storage fails', async () => {
  const original = await photo(200)
  let asked = 0
  let status = 200
  const { app, reopen, folder } = await openPictures((_, response) => {
    asked += 1
    response.writeHead(status).end(original)
  })
  const made = await final(app, '/pictures/160/a.jpg')
  await app.close()
  const before = asked
  const next = reopen()
  expect((await get(next, '/pictures/160/a.jpg')).rawPayload.equals(made.rawPayload)).toBe(true)
  expect(asked).toBe(before)
  for (const name of await readdir(path.join(folder, '160'))) {
    const file = path.join(folder, '160', name)
    if (name.endsWith('.webp')) await rm(file)
    else await utimes(file, new Date(), Date.now() / 1000 - WEEK_MS / 1000)
  }
  status = 500
  const old = await get(next, '/pictures/160/a.jpg')
  expect([old.headers['content-type'], old.headers['cache-control']]).toEqual([
    'image/avif',
    'public, max-age=60',
  ])
})

test('a storage that fails behind an answer is asked again by the next', async () => {
  const original = await photo(200)
  let asked = 0
  const { app } = await openPictures((_, response) => {
    asked += 1
    response.writeHead(asked === 2 ? 500 : 200).end(original)
  })
  expect((await get(app, '/pictures/160/a.jpg')).statusCode).toBe(200)
  await expect.poll(() => asked).toBe(2)
  expect((await final(app, '/pictures/160/a.jpg')).headers['content-type']).toBe('image/avif')
  expect(asked).toBe(3)
})

/** A storage that has each path once, and answers that it has it no more when it is let: nothing is made of that. */
function storageInTwoSteps(original: Buffer) {
  const first = new Set<string>()
  const held: ServerResponse[] = []
  const refuse = (response: ServerResponse) => response.writeHead(404).end()
  let asked = 0
  let isOpen = false
  return {
    answer({ url = '' }: { url?: string | undefined }, response: ServerResponse) {
      if (!first.has(url)) {
        first.add(url)
        return response.end(original)
      }
      asked += 1
      if (isOpen) refuse(response)
      else held.push(response)
    },
    asked: () => asked,
    open() {
      isOpen = true
      for (const response of held) refuse(response)
    },
  }
}

test('one is made behind the answers at a time, 500 wait, and the next is for another visit', {
  timeout: 60_000,
}, async () => {
  const storage = storageInTwoSteps(await photo(16))
  const { app } = await openPictures(storage.answer)
  for (let index = 0; index < 502; index++)
    expect((await get(app, `/pictures/160/${index}.jpg`)).headers['content-type']).toBe('image/webp')
  await expect.poll(storage.asked).toBe(1)
  storage.open()
  await expect.poll(storage.asked, { timeout: 30_000 }).toBe(501)
  expect((await get(app, '/pictures/160/501.jpg')).headers['cache-control']).toBe('public, max-age=60')
  await expect.poll(storage.asked).toBe(502)
})

test('a server that ends drops what waits', async () => {
  const storage = storageInTwoSteps(await photo(16))
  const { app } = await openPictures(storage.answer)
  for (let index = 0; index < 3; index++) await get(app, `/pictures/160/${index}.jpg`)
  await expect.poll(storage.asked).toBe(1)
  const closed = app.close()
  storage.open()
  await closed
  expect(storage.asked()).toBe(1)
})

test('both kinds together keep to the bound of the disk', async () => {
  const original = await photo(320)
  const { app, folder } = await openPictures((_, response) => response.end(original), 100_000)
  const kept = async () => {
    const names = await readdir(path.join(folder, '320'))
    const sizes = names.map((name) =>
      stat(path.join(folder, '320', name)).then(
        ({ size }) => size,
        () => 0,
      ),
    )
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  let written = 0
  for (let index = 0; index < 6; index++) {
    written += (await get(app, `/pictures/320/${index}.jpg`)).rawPayload.byteLength
    written += (await final(app, `/pictures/320/${index}.jpg`)).rawPayload.byteLength
  }
  expect(written).toBeGreaterThan(125_000)
  await expect.poll(kept).toBeLessThanOrEqual(100_000)
})

test('a preview is a JPEG of 1200 × 630: a photograph fills it, a thing without background is whole', async () => {
  const thing = sharp({ create: { width: 400, height: 200, channels: 4, background: '#f000' } }).png()
  const originals: Record<string, Buffer> = {
    '/photo.jpg': await photo(500),
    '/thing.png': await thing.toBuffer(),
  }
  const { app } = await openPictures((request, response) => response.end(originals[request.url ?? '']))
  const corners = []
  for (const name of Object.keys(originals)) {
    const { headers, rawPayload } = await get(app, `/pictures/1200${name}?preview`)
    const made = sharp(rawPayload)
    expect(headers['content-type']).toBe('image/jpeg')
    expect(await made.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630, hasAlpha: false })
    corners.push([...(await made.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())])
  }
  const [ofPhoto = [], ofThing = []] = corners
  // The page's colour is light.
  expect(Math.min(...ofThing)).toBeGreaterThan(220)
  expect(Math.min(...ofPhoto)).toBeLessThan(200)
})

/** How large a picture is, and which of its edges are empty: top, right, bottom and left. */
async function seen(app: FastifyInstance, url: string) {
  const { data, info } = await sharp((await get(app, url, null)).rawPayload)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [right, below] = [info.width - 1, info.height - 1]
  const alphaAt = (x: number, y: number) => data[Math.round(y) * info.width + Math.round(x)]
  const edges = [
    ['top', alphaAt(right / 2, 0)],
    ['right', alphaAt(right, below / 2)],
    ['bottom', alphaAt(right / 2, below)],
    ['left', alphaAt(0, below / 2)],
  ] as const
  return [info.width, info.height, edges.flatMap(([edge, alpha]) => (alpha === 0 ? edge : [])).join(' ')]
}

test('a photograph fills a square and stands with air around it; a cut-out is whole in both', async () => {
  const [opaque, empty] = [
    { r: 0, g: 128, b: 128 },
    { r: 0, g: 0, b: 0, alpha: 0 },
  ]
  const filled = (background: object, size: object) =>
    sharp({ create: { ...{ width: 600, height: 400, channels: 4 as const }, background, ...size } })
  const photo = filled(opaque, {})
  const cutOut = filled(empty, {}).composite([
    { input: await filled(opaque, { width: 600 }).resize(400, 200).png().toBuffer() },
  ])
  const originals: Record<string, Buffer> = {
    '/photo.jpg': await photo.clone().jpeg().toBuffer(),
    '/opaque.png': await photo.clone().png().toBuffer(),
    '/deep.png': await photo.clone().toColourspace('rgb16').png().toBuffer(),
    '/cut-out.png': await cutOut.png().toBuffer(),
  }
  const { app } = await openPictures((request, response) => response.end(originals[request.url ?? '']))
  for (const name of ['photo.jpg', 'opaque.png', 'deep.png']) {
    expect(await seen(app, `/pictures/800/${name}?square`), name).toEqual([400, 400, ''])
    expect(await seen(app, `/pictures/160/${name}?square`), name).toEqual([160, 160, ''])
    expect(await seen(app, `/pictures/160/${name}?framed`), name).toEqual([240, 160, ''])
    expect(await seen(app, `/pictures/800/${name}?grounded`), name).toEqual([400, 400, 'top right left'])
    expect(await seen(app, `/pictures/800/${name}?shelved`), name).toEqual([400, 400, ''])
    expect(await seen(app, `/pictures/800/${name}`), name).toEqual([600, 400, ''])
  }
  for (const form of ['square', 'framed'])
    expect(await seen(app, `/pictures/800/cut-out.png?${form}`)).toEqual([600, 600, 'top right bottom left'])
  expect(await seen(app, '/pictures/160/cut-out.png?square')).toEqual([160, 160, 'top right bottom left'])
})
