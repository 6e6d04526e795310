import { expect, test } from 'vitest'
import { createPrefetchQueue } from './prefetchQueue.ts'

function queue() {
  const loads: { path: string; end: () => void; fail: () => void }[] = []
  const fetchAhead = createPrefetchQueue()
  const add = (path: string) =>
    fetchAhead(path, () => new Promise((resolve, reject) => loads.push({ path, end: resolve, fail: reject })))
  return { add, loads, settled: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('fetches four pages at a time, each once; one that fails makes room, too', async () => {
  const { add, loads, settled } = queue()
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/a']) add(path)
  expect(loads.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d'])
  loads[1]?.fail()
  await settled()
  expect(loads.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d', '/e'])
  for (const { end } of loads) end()
  await settled()
  expect(loads.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d', '/e', '/f'])
})

test('fetches a hundred pages in all', async () => {
  const { add, loads, settled } = queue()
  for (let number = 0; number < 150; number += 1) add(`/${number}`)
  for (let round = 0; round < 150; round += 1) {
    loads[round]?.end()
    await settled()
  }
  expect(loads).toHaveLength(100)
})
