import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { longestOwnTurn } from './loopWatch.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Holds the loop for so much processor time. */
function hold(ms: number): void {
  const started = process.threadCpuUsage()
  const used = () => Object.values(process.threadCpuUsage(started)).reduce((sum, part) => sum + part, 0)
  while (used() < ms * 1000);
}

test('what holds the loop is measured, whoever else is busy', async () => {
  const { own } = await longestOwnTurn(async () => hold(60))
  expect(own).toBeGreaterThanOrEqual(60)
})

test('a full collection that falls into a turn is told apart; work that brings one each time is charged with it', async () => {
  let runs = 0
  const once = async () => {
    if (runs++ > 0) return
    collect()
    hold(60)
  }
  const chance = await longestOwnTurn(once)
  expect(runs).toBe(2)
  expect(chance.collecting).toBeGreaterThanOrEqual(60)
  expect(chance.own).toBeLessThan(60)

  const always = await longestOwnTurn(async () => {
    collect()
    hold(60)
  })
  expect(always.own).toBeGreaterThanOrEqual(60)
})
