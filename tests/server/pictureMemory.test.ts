import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
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
  const visits = Array.from({ length: 8 }, async (_, index) => {
    const { statusCode } = await app.inject(`/pictures/160/large-${index}.jpg`)
    statuses.push(statusCode)
  })
  // Five of twelve megabytes fit into 64.
  await expect.poll(() => statuses).toEqual(Array(3).fill(503))
  for (const response of begun) response.end()
  await Promise.all(visits)
  expect(statuses.slice(3)).toEqual(Array(5).fill(404))
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
    Array.from({ length: 3 }, (_, index) => app.inject(`/pictures/160/${index}.png`)),
  )
  isOver = true
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(atOnce).toBe(1)
})

test('a picture is made once, however its address is spelt', async () => {
  const asked: string[] = []
  let storage = ''
  const picture = await create(900, 20).jpeg().toBuffer()
  const { app } = await openPictures(({ url = '', headers }, response) => {
    asked.push(url)
    storage = `http://${headers.host}`
    response.end(picture)
  })
  const statusOf = async (spelling: string) => (await app.inject(`/pictures/320/${spelling}`)).statusCode
  expect(await statusOf('first/a.jpg')).toBe(200)
  const below = (base: string, path: string) => encodeURIComponent(`${base}/${path}`).replace('%2F%2F', '%2F')
  const own = below(storage, 'first/a.jpg')
  for (const spelling of [
    ...['first/a.jpg?1', 'first/a.jpg#1', own, `${own}?1`, `${own}%231`, `${own}%232`, `${own}%23%23`],
    ...[below(storage, '%66irst/%61.jpg'), below(storage.replace('127.0.0.1', '127.1'), 'first/a.jpg')],
    below(storage.replace('//', '//user@'), 'first/a.jpg'),
  ])
    expect(await statusOf(spelling), spelling).toBe(200)
  for (const spelling of ['first/a.jpg%3f1', 'first/a.jpg%3F', `${own}%3f1`, `${own}%3F2%23`])
    expect(await statusOf(spelling), spelling).toBe(404)
  expect(asked).toEqual(['/first/a.jpg'])
})

test('who has many pictures made takes turns with others, and gets all of them', async () => {
  const large = await create(3000, 2000).jpeg().toBuffer()
  const { app } = await openPictures((_request, response) => response.end(large))
  let made = 0
  const ask = (index: number, remoteAddress: string) =>
    app.inject({ url: `/pictures/1600/${index}.jpg`, remoteAddress })
  const many = Array.from({ length: 16 }, async (_, index) => {
    const { statusCode } = await ask(index, '203.0.113.9')
    made += 1
    return statusCode
  })
  await vi.waitUntil(() => made > 0, 20_000)
  expect((await ask(40, '198.51.100.7')).statusCode).toBe(200)
  expect(made).toBeLessThan(12)
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]))
})
