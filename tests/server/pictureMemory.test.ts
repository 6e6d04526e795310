import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { registerPictures } from '../../server/pictures.ts'
import { listen } from '../support/listen.ts'

const LARGE = Buffer.alloc(12 * 1024 * 1024, 'no picture')

test('large originals that come at once are bounded together; the others are asked to come again', async () => {
  const begun: ServerResponse[] = []
  const small = await sharp({ create: { width: 200, height: 20, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const storage = createServer(({ url }, response) => {
    if (!url?.startsWith('/large')) return response.end(url === '/byte' ? 'x' : small)
    response.on('error', () => {}).write(LARGE)
    begun.push(response)
  })
  const app = Fastify()
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'sutki-pictures-'))
  onTestFinished(async () => {
    await app.close()
    storage.closeAllConnections()
    storage.close()
    await rm(cacheDir, { recursive: true, force: true })
  })
  const options = { storageUrl: await listen(storage), cacheDir, maxBytes: 1024 * 1024, deadlineMs: 60_000 }
  registerPictures(app, options)

  const statuses: number[] = []
  const visits = Array.from({ length: 16 }, async (_, index) => {
    const { statusCode } = await app.inject(`/pictures/160/large-${index}.jpg`)
    statuses.push(statusCode)
  })
  // Five of twelve megabytes fit into 64.
  await expect.poll(() => statuses).toEqual(Array(11).fill(503))
  for (const response of begun) response.end()
  await Promise.all(visits)
  expect(statuses.slice(11)).toEqual(Array(5).fill(404))
  expect((await app.inject('/pictures/160/small.jpg')).statusCode).toBe(200)
  expect((await app.inject('/pictures/160/byte')).statusCode).toBe(404)
})
