import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRequestQueue, type QueueLimits, type Rank, type RequestQueue } from './queue.ts'

const LIMITS: QueueLimits = { running: { orders: 10, pages: 9, pictures: 6 }, waiting: 20 }

let queue: RequestQueue
/** What became of each request that had to wait, in order. */
let outcomes: [string, boolean][]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  queue = createRequestQueue(LIMITS)
  outcomes = []
})
afterEach(() => void vi.useRealTimers())

async function fill(): Promise<void> {
  for (let index = 0; index < LIMITS.running.orders; index++) await queue.enter('orders')
}

function wait(name: string, rank: Rank = 'pages'): void {
  void queue.enter(rank).then((isAdmitted) => void outcomes.push([name, isAdmitted]))
}

async function leave(times = 1): Promise<void> {
  for (let index = 0; index < times; index++) queue.leave()
  await vi.advanceTimersByTimeAsync(0)
}

test('a bounded number is in work, the next waits and is let in when one leaves', async () => {
  await fill()
  wait('next', 'orders')
  expect([queue.running, queue.waiting]).toEqual([LIMITS.running.orders, 1])
  await leave()
  expect(outcomes).toEqual([['next', true]])
  expect([queue.running, queue.waiting]).toEqual([LIMITS.running.orders, 0])
})

test('pages that hang leave places for orders', async () => {
  const pages = Array.from({ length: LIMITS.running.pages }, () => queue.enter('pages'))
  expect(await Promise.all(pages)).not.toContain(false)
  wait('a page')
  expect(await queue.enter('orders')).toBe(true)
  expect(outcomes).toEqual([])
})

test('orders come before pages, pages before pictures', async () => {
  await fill()
  wait('picture', 'pictures')
  wait('page', 'pages')
  wait('order', 'orders')
  await leave(0)
  await leave(LIMITS.running.orders)
  expect(outcomes.map(([name]) => name)).toEqual(['order', 'page', 'picture'])
})

test('a full queue refuses the newest of a lower rank, or who comes', async () => {
  await fill()
  for (let index = 0; index < LIMITS.waiting - 1; index++) wait(`page ${index}`)
  wait('picture', 'pictures')
  wait('one page more')
  await leave(0)
  expect(outcomes).toEqual([['picture', false]])
  wait('the next page')
  wait('order', 'orders')
  await leave(0)
  expect(outcomes.slice(1)).toEqual([
    ['the next page', false],
    ['one page more', false],
  ])
  expect(queue.waiting).toBe(LIMITS.waiting)
})

test('a burst waits for its turn, but not for ever', async () => {
  await fill()
  wait('a visitor')
  await vi.advanceTimersByTimeAsync(54_000)
  expect(outcomes).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(outcomes).toEqual([['a visitor', false]])
})

test('who waits after a burst that was too large is served, the newest first', async () => {
  await fill()
  for (let index = 0; index < LIMITS.waiting + 5; index++) wait(`visitor ${index}`)
  await vi.advanceTimersByTimeAsync(1000)
  await leave(LIMITS.waiting + 1)
  expect(outcomes.filter(([, isAdmitted]) => !isAdmitted)).toHaveLength(5)
  expect(outcomes.filter(([, isAdmitted]) => isAdmitted)).toHaveLength(LIMITS.waiting)
})

test('a pace holds pages and pictures back, never orders, and who waited goes on when it rises', async () => {
  let most = 3
  queue = createRequestQueue(LIMITS, { most: () => most, done() {} })
  for (const name of ['one', 'two', 'three', 'four', 'five']) wait(name)
  await leave(0)
  expect([queue.running, queue.waiting]).toEqual([3, 2])
  expect(await queue.enter('orders')).toBe(true)
  most = Number.POSITIVE_INFINITY
  await leave()
  expect([queue.running, queue.waiting]).toEqual([5, 0])
})

test('while the overload stands only the newest are let in', async () => {
  await fill()
  // One comes for each that leaves, and the queue is never empty.
  wait('first', 'orders')
  for (let index = 0; index <= 2 * LIMITS.waiting; index++) {
    wait(`number ${index}`, 'orders')
    await leave()
  }
  outcomes = []
  wait('patient', 'orders')
  await vi.advanceTimersByTimeAsync(400)
  wait('just now', 'orders')
  await leave()
  expect(outcomes.slice(-2)).toEqual([
    ['patient', false],
    ['just now', true],
  ])
})
