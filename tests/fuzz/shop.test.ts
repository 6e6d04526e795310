import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openShop } from './shop.ts'

/** Processor time that this thread has used since, in milliseconds. */
function usedSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}

test("what the driver does is no turn of the shop, and the shop's own work is one", {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-fuzz-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const shop = await openShop(folder)
  onTestFinished(() => shop.close())
  const started = process.threadCpuUsage()
  const idle = await shop.longestTurn(async () => {
    while (usedSince(started) < 200);
  })
  expect(idle).toBeLessThan(usedSince(started) / 5)

  const asked = await shop.longestTurn(async () => {
    for (const page of ['/', '/catalog', '/cart']) expect((await fetch(shop.url + page)).status).toBe(200)
  })
  // The first pages are compiled, too.
  expect(asked).toBeGreaterThan(idle)
})
