import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * What axe finds on the page as it is now: every rule unless some are named, of any impact. Nothing but violations is put together, and
 * frames are not looked into, of which no page that is looked at has one. What was loaded once stays for the next look at the same page.
 */
export async function violationsOn(page: Page, rules?: string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (named) => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      ...(named && { runOnly: named }),
    })
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
  }, rules)
}
