import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRequestQueue, type QueueLimits, type Rank, type Release, type RequestQueue } from './queue.ts'

const LIMITS: QueueLimits = {
  running: { orders: 10, pages: 9, pictures: 6, expensive: 2 },
  waiting: 20,
  patienceMs: { orders: 10_000, pages: 10_000, pictures: 30_000, expensive: 10_000 },
}

let queue: RequestQueue
/** Of those in work, the first first. */
let places: Release[]
/** The outcome of each request that had to wait, in order. */
let outcomes: [string, boolean][]
let clients = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  queue = createRequestQueue(LIMITS)
  places = []
  outcomes = []
})
afterEach(() => void vi.useRealTimers())

/** Somebody nobody has seen, unless an address is given. */
const client = (address = `client ${clients++}`) => ({ address, response: new Writable() })

async function fill(rank: Rank = 'orders', address?: string): Promise<void> {
  for (let index = 0; index < LIMITS.running[rank]; index++) {
    const place = await queue.acquire(rank, client(address))
    if (place) places.push(place)
  }
}

function wait(name: string, rank: Rank = 'pages', who = client()): void {
  void queue.acquire(rank, who).then((place) => {
    outcomes.push([name, place !== null])
    if (place) places.push(place)
  })
}

async function release(times = 1): Promise<void> {
  for (let index = 0; index <= times; index++) {
    if (index > 0) places.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
}

const admitted = () => outcomes.filter(([, isAdmitted]) => isAdmitted).map(([name]) => name)

test('a bounded number is in work, the next waits and is let in when one is done', async () => {
  await fill()
  wait('next', 'orders')
  expect([queue.running, queue.waiting]).toEqual([LIMITS.running.orders, 1])
  await release()
  expect(outcomes).toEqual([['next', true]])
  expect([queue.running, queue.waiting]).toEqual([LIMITS.running.orders, 0])
})

test('pages that hang leave places for orders', async () => {
  await fill('pages')
  expect(places).toHaveLength(LIMITS.running.pages)
  wait('a page')
  expect(await queue.acquire('orders', client())).not.toBeNull()
  expect(outcomes).toEqual([])
})

test('orders come before pages, pages before pictures, pictures before what is expensive', async () => {
  await fill()
  wait('calendar', 'expensive')
  wait('picture', 'pictures')
  wait('page', 'pages')
  wait('order', 'orders')
  await release(0)
  await release(LIMITS.running.orders)
  expect(outcomes.map(([name]) => name)).toEqual(['order', 'page', 'picture', 'calendar'])
})

test('a full queue refuses of a lower rank, or who waits for longest', async () => {
  await fill()
  for (let index = 0; index < LIMITS.waiting - 1; index++) wait(`page ${index}`)
  wait('picture', 'pictures')
  wait('one page more')
  await release(0)
  expect(outcomes).toEqual([['picture', false]])
  wait('the next page')
  wait('order', 'orders')
  await release(0)
  expect(outcomes.slice(1)).toEqual([
    ['page 0', false],
    ['page 1', false],
  ])
  wait('another picture', 'pictures')
  await release(0)
  expect(outcomes.slice(3)).toEqual([['another picture', false]])
  expect(queue.waiting).toBe(LIMITS.waiting)
})

test('a request waits for its turn, but not for ever', async () => {
  await fill()
  wait('a visitor')
  wait('a picture', 'pictures')
  await vi.advanceTimersByTimeAsync(LIMITS.patienceMs.pages - 1)
  expect(outcomes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(outcomes).toEqual([['a visitor', false]])
  await vi.advanceTimersByTimeAsync(LIMITS.patienceMs.pictures - LIMITS.patienceMs.pages)
  expect(outcomes.slice(1)).toEqual([['a picture', false]])
  expect(queue.waiting).toBe(0)
})

test('who waits after a burst that was too large is served, the newest first', async () => {
  await fill()
  for (let index = 0; index < LIMITS.waiting + 5; index++) wait(`visitor ${index}`)
  await release(LIMITS.waiting + 1)
  expect(outcomes.filter(([, isAdmitted]) => !isAdmitted)).toHaveLength(5)
  expect(admitted()).toEqual(
    Array.from({ length: LIMITS.waiting }, (_, index) => `visitor ${LIMITS.waiting + 4 - index}`),
  )
})

test('a busy machine holds all but orders back, and who waited goes on when it is no longer busy', async () => {
  let isBusy = true
  queue = createRequestQueue(LIMITS, () => isBusy)
  for (const name of ['one', 'two', 'three', 'four', 'five']) wait(name)
  await release(0)
  expect([queue.running, queue.waiting]).toEqual([1, 4])
  expect(await queue.acquire('orders', client())).not.toBeNull()
  isBusy = false
  await release()
  expect([queue.running, queue.waiting]).toEqual([5, 0])
})

test('expensive ones have a few places of their own, and take none from others', async () => {
  await fill('expensive')
  wait('one more', 'expensive')
  wait('page', 'pages')
  await release(0)
  expect(outcomes).toEqual([['page', true]])
  expect([queue.running, queue.waiting]).toEqual([3, 1])
  await release()
  expect(admitted()).toEqual(['page', 'one more'])
})

test.each<Rank>(['pages', 'expensive'])(
  'of %s a client with many requests waits behind the others',
  async (rank) => {
    await fill(rank, 'greedy')
    for (let index = 0; index < 10; index++) wait(`greedy ${index}`, rank, client('greedy'))
    wait('visitor', rank, client('visitor'))
    wait('another', rank, client('another'))
    wait('visitor’s second', rank, client('visitor'))
    await release(1)
    await release(1)
    await release(1)
    expect(admitted()).toEqual(['another', 'visitor', 'visitor’s second'])
  },
)

test('who comes again and again does not come before who waits', async () => {
  await fill('expensive', 'greedy')
  for (let index = 0; index < 10; index++) wait(`greedy ${index}`, 'expensive', client('greedy'))
  wait('visitor', 'expensive')
  for (let index = 10; index < 15; index++) {
    wait(`greedy ${index}`, 'expensive', client('greedy'))
    await release()
  }
  expect(admitted()[0]).toBe('visitor')
})

test('a full queue refuses who has most waiting', async () => {
  await fill()
  for (let index = 0; index < LIMITS.waiting; index++) wait(`greedy ${index}`, 'pages', client('greedy'))
  wait('visitor')
  wait('greedy last', 'pages', client('greedy'))
  await release(0)
  expect(outcomes.toSorted()).toEqual([
    ['greedy 15', false],
    ['greedy 16', false],
  ])
  await release(3)
  expect(admitted()).toEqual(['visitor', 'greedy 0'])
})

test('those who left take neither a place nor room', async () => {
  await fill()
  const leaving = Array.from({ length: LIMITS.waiting }, () => client())
  for (const one of leaving) wait('gone', 'orders', one)
  for (const { response } of leaving) response.destroy()
  await release(0)
  expect([queue.running, queue.waiting]).toEqual([LIMITS.running.orders, 0])
  wait('visitor', 'orders')
  await release()
  expect(admitted()).toEqual(['visitor'])
  const gone = client()
  gone.response.destroy()
  expect(await queue.acquire('pages', gone)).toBeNull()
})

test('of one address a few orders come first, the next take turns with pages', async () => {
  queue = createRequestQueue(LIMITS, () => true)
  for (let index = 0; index < 6; index++) wait(`greedy ${index}`, 'orders', client('greedy'))
  wait('visitor’s page')
  wait('visitor’s order', 'orders')
  await release(0)
  expect(admitted()).toEqual(['greedy 0', 'greedy 1', 'greedy 2', 'greedy 3', 'visitor’s order'])
  // The place of one that came first is free for the next.
  await release()
  wait('greedy 6', 'orders', client('greedy'))
  wait('greedy 7', 'orders', client('greedy'))
  await release(0)
  expect(admitted().slice(5)).toEqual(['greedy 6'])
  await release(9)
  expect(admitted().slice(6)).toEqual(['visitor’s page', 'greedy 4', 'greedy 7', 'greedy 5'])
})

test('orders whose client left are no longer counted', async () => {
  await fill()
  const leaving = Array.from({ length: 8 }, () => client('one'))
  for (const one of leaving) wait('gone', 'orders', one)
  for (const { response } of leaving) response.destroy()
  await release(0)
  expect(queue.waiting).toBe(0)
  wait('page')
  wait('order', 'orders', client('one'))
  await release()
  expect(admitted()).toEqual(['order'])
})

test('a place is given back once', async () => {
  await fill()
  places[0]?.()
  places[0]?.()
  expect(queue.running).toBe(LIMITS.running.orders - 1)
})
