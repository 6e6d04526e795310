import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPictures } from './openPictures.ts'

const LARGE = Buffer.alloc(12 * 1024 * 1024, 'no picture')

const create = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

test('large originals that come at once are bounded together; the others are asked to come again', async () => {
  const begun: ServerResponse[] = []
  const small = await create(200, 20).jpeg().toBuffer()
  const { app } = await openPictures(({ url }, response) => {
    if (!url?.startsWith('/large')) return response.end(url === '/byte' ? 'x' : small)
    response.on('error', () => {}).write(LARGE)
    begun.push(response)
  })
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

test('pictures of many pixels are made one at a time', async () => {
  const large = await create(4000, 3000).png({ compressionLevel: 1 }).toBuffer()
  const { app } = await openPictures((_request, response) => response.end(large))
  let atOnce = 0
  let isOver = false
  const look = () => {
    atOnce = Math.max(atOnce, sharp.counters().process)
    if (!isOver) setImmediate(look)
  }
  look()
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, index) => app.inject(`/pictures/160/${index}.png`)),
  )
  isOver = true
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(atOnce).toBe(1)
})
