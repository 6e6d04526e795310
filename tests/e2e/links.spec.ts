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
  expect(asked.filter((url) => !/\/assets\/chunks\/.*\.js$/.test(url))).toEqual([])
})

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/', { waitUntil: 'networkidle' })
    await categories(page).hover()
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
    )
    expect(asked.filter((path) => path.includes('_payload'))).toEqual([])
    const pages = asked.filter((path) => path.startsWith('/assets/entries/pages_'))
    expect(pages).toEqual([expect.stringMatching(/pages_index\.[\w-]+\.js$/)])
  })
}
