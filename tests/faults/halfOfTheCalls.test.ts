import { parse } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startGateway, type TestGateway } from '../gateway/testGateway.ts'
import type { Fault } from '../support/faultyUpstream.ts'

/** What the shop's pages stand on, and what is free on given dates. */
const READS = [
  '{ settings { minOrderDays } contacts { phones { number } } }',
  '{ popularCategories { name } }',
  '{ products { items { name } } }',
  '{ product(slug: "stul-kyavari-zoloto") { name } }',
  '{ product(slug: "stul-kyavari-zoloto", period: { start: "2026-12-12", end: "2026-12-14" }) { stock } }',
  '{ solutions { items { name } } }',
  '{ articles { items { title } } }',
].map((query) => parse(query))

let gateway: TestGateway
const STEP_MS = 1001
/** Milliseconds that the test let pass: the cache and the breaker read both clocks. */
let passed = 0

beforeEach(async () => {
  passed = 0
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockImplementation(() => performance.timeOrigin + passed)
  gateway = await startGateway({}, { cache: true, breaker: true })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await gateway.close()
})

/** Each second of a minute everything is read once; answers how many reads failed, and how often the services were called. */
async function readForAMinute(): Promise<{ failed: number; calls: number }> {
  let failed = 0
  gateway.seen()
  for (let second = 0; second < 60; second++) {
    // An answer that is good for whole seconds is over between two steps, not at one.
    passed += STEP_MS
    vi.setSystemTime(Date.now() + STEP_MS)
    const answers = await Promise.all(
      READS.map((document) => gateway.gateway.execute({ document, requestId: `second-${second}` })),
    )
    failed += answers.filter(({ errors }) => errors).length
    // What is on its way to the services gets there before the next second.
    await gateway.ask('{ __typename }')
  }
  return { failed, calls: gateway.seen().length }
}

test.each<Fault>([{ status: 503, headers: { 'retry-after': '1' } }, 'reset'])(
  'while half of the calls fail with %j no warm read fails, and the services are not called more often',
  async (fault) => {
    await Promise.all(READS.map((document) => gateway.gateway.execute({ document, requestId: 'warm' })))
    const healthy = await readForAMinute()
    gateway.services.fail({ path: /./, every: 2 }, fault)
    const half = await readForAMinute()
    expect([healthy.failed, half.failed]).toEqual([0, 0])
    expect(healthy.calls).toBeGreaterThan(20)
    expect(half.calls).toBeLessThanOrEqual(healthy.calls * 1.2)
  },
)
