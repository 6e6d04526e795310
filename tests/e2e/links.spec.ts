import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ fetchesAhead: true })

const categories = (page: Page) =>
  page
    .getByRole('link', { name: 'Все категории' })
    .or(page.getByRole('link', { name: /^Категории/ }))
    .first()

test('a page whose link is in view is there when the link is pressed: its code and its data', async ({
  page,
}) => {
  const payload = page.waitForResponse('**/categories/_payload.json?*')
  await page.goto('/')
  await (await payload).finished()
  await expect(categories(page)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/graphql$|\/categories\/_payload|\.js$/.test(request.url())) asked.push(request.url())
  })
  await categories(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Категории' })).toBeVisible()
  expect(asked.filter((url) => !url.endsWith('.js'))).toEqual([])
})

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const asked: string[] = []
    await page.goto('/', { waitUntil: 'networkidle' })
    page.on('request', (request) => asked.push(request.url()))
    await categories(page).hover()
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
    )
    expect(asked.filter((url) => /_payload|\/assets\/.*\.js/.test(url))).toEqual([])
  })
}
