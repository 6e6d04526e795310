import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createYieldBetween } from './yieldBetween.ts'

const server = createServer()
let accepted = 0
server.on('connection', () => {
  accepted += 1
})
beforeEach(async () => {
  accepted = 0
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function openConnections(count: number): Promise<void> {
  const { port } = server.address() as AddressInfo
  for (let index = 0; index < count; index++) connect(port, '127.0.0.1').on('error', () => {})
  await setImmediate()
}

test('connections that wait are accepted before the next rendering', async () => {
  const yieldBetween = createYieldBetween(server)
  await openConnections(20)
  await yieldBetween()
  expect(accepted).toBe(20)
})

test('a flood of connections does not hold a rendering for ever', async () => {
  const yieldBetween = createYieldBetween(server)
  await openConnections(200)
  await yieldBetween()
  expect(accepted).toBeLessThan(50)
})

test('callers go on one after the other, each in a turn of its own', async () => {
  const yieldBetween = createYieldBetween(server)
  const turns: number[] = []
  let turn = 0
  const callers = [0, 1, 2].map(() => yieldBetween().then(() => turns.push(turn)))
  for (; turns.length < callers.length; turn++) await setImmediate()
  expect(new Set(turns).size).toBe(3)
})
