import { setTimeout } from 'node:timers/promises'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { createMetrics } from '../../server/observe/metrics.ts'
import { createOverload, registerOverload } from '../../server/overload/index.ts'

/** Longer than the event loop may stand, and than the second over which its delay is averaged. */
const HELD_MS = 2500

test('a loop that stands refuses what comes on top of much, and nobody while little is in work', async () => {
  const app = fastify()
  registerOverload(app, createOverload(app, createMetrics()))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  app.get('/page', () => 'page')
  app.get('/hanging', () => released)
  await app.ready()

  await hold()
  expect((await app.inject('/page')).statusCode).toBe(200)

  const hanging = Array.from({ length: 12 }, () => app.inject('/hanging'))
  await hold()
  expect((await app.inject('/page')).statusCode).toBe(503)
  release()
  await Promise.all(hanging)
  await app.close()
})

async function hold(): Promise<void> {
  const end = performance.now() + HELD_MS
  while (performance.now() < end);
  // The delay is read when the loop turns again.
  await setTimeout(0)
}
