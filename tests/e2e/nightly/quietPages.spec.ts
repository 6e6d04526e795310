import { existsSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readDemoData } from '../../../server/upstream/index.ts'
import { BUDGETS, QUIET_SCRIPTS } from '../../support/budgets.ts'
import { routesOf } from '../../support/routes.ts'
import { expect, test } from '../fixtures.ts'

test.use({ fetchesAhead: true })

const pages = routesOf(readDemoData()).filter(({ route, status }) => status === 200 && route in BUDGETS)

for (const { route, path } of pages)
  test(`${route} loads no more scripts than its budget while nobody touches it`, {
    tag: route === '/' ? [] : ['@nightly'],
  }, async ({ page }) => {
    await page.clock.install()
    const scripts = watchScripts(page)
    await page.goto(path)
    // Within each second the page may want more, once it has what it wanted before.
    for (let second = 0; second < 15; second += 1) {
      await page.clock.runFor(1000)
      await expect.poll(() => scripts.pending.size).toBe(0)
    }
    const weight = [...scripts.files].reduce((sum, file) => sum + weightOf(file), 0)
    expect(weight, [...scripts.files].join(' ')).toBeLessThanOrEqual(QUIET_SCRIPTS)
  })

/** The scripts that a page has requested, and all requests that have no answer yet. */
function watchScripts(page: Page) {
  const files = new Set<string>()
  const pending = new Set<string>()
  page.on('request', (request) => {
    pending.add(request.url())
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request.url()))
  return { files, pending }
}

function weightOf(file: string): number {
  const built = `dist/client${file}`
  return statSync(existsSync(`${built}.br`) ? `${built}.br` : built).size
}
