import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { rememberDates } from './visitor.ts'

test.use({ fetchesAhead: true })

const categories = (page: Page) =>
  page
    .getByRole('link', { name: 'Все категории' })
    .or(page.getByRole('link', { name: /^Категории/ }))
    .first()

test('a link in view brings the code of its page, and pointing at it brings the data', async ({
  page,
  shop,
}) => {
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname))
  const code = (name: string) => fetched.filter((path) => path.includes(`/entries/pages_${name}.`))
  const data = () => fetched.filter((path) => path.includes('_payload'))
  await page.goto('/')
  await expect.poll(() => code('categories_index')).toHaveLength(1)
  // What stands further down waits until it is seen.
  expect(code('articles_-category_-slug')).toEqual([])
  await page.getByRole('main').locator('a[href^="/articles/"]').last().scrollIntoViewIfNeeded()
  await expect.poll(() => code('articles_-category_-slug')).toHaveLength(1)
  // Of each page that a link in view leads to, in header, footer and content alike.
  for (const name of ['solutions_index', 'articles_index', 'favourites', 'contacts', '-content-'])
    await expect.poll(() => code(name), name).toHaveLength(1)
  expect(data()).toEqual([])

  await page.evaluate(() => window.scrollTo(0, 0))
  await categories(page).hover()
  await expect.poll(data).toEqual(['/categories/_payload.json'])
  // Links of the page that comes fetch their own pages ahead: only what this page needs is of interest.
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/graphql$|\/categories\/_payload|categories_index/.test(request.url())) asked.push(request.url())
  })
  await categories(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Категории' })).toBeVisible()
  expect(asked).toEqual([])

  // With dates only texts are.
  await rememberDates(page, shop.url)
  await page.goto('/')
  await expect.poll(() => code('-content-').length).toBeGreaterThan(1)
  await categories(page).hover()
  await page.getByRole('link', { name: 'Условия аренды' }).filter({ visible: true }).first().hover()
  await expect.poll(data).toContain('/rent-terms/_payload.json')
  expect(data()).toEqual(['/categories/_payload.json', '/rent-terms/_payload.json'])
})

test('nothing is fetched ahead behind a window', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const ofProducts = () => fetched.filter((path) => path.includes('/entries/pages_catalog_-slug.'))
  await page.goto('/catalog')
  const dates = page.getByRole('dialog', { name: 'Даты аренды' })
  await expect(dates.getByRole('button', { name: 'Применить' })).toBeVisible()
  await page.clock.runFor(10_000)
  await page.evaluate(nextLookAtLinks)
  expect(ofProducts()).toEqual([])
  await dates.getByRole('button', { name: 'Закрыть' }).click()
  await page.clock.runFor(10_000)
  await expect.poll(ofProducts).toHaveLength(1)
})

/** Resolves when what has come into view was told. */
function nextLookAtLinks(): Promise<void> {
  return new Promise((resolve) => new IntersectionObserver(() => resolve()).observe(document.body))
}

test('nothing is fetched ahead on a connection that saves data or is slow', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }])
    await test.step(JSON.stringify(connection), async () => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
        connection,
      )
      asked.length = 0
      await page.goto('/', { waitUntil: 'networkidle' })
      await categories(page).hover()
      await page.evaluate(
        () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
      )
      expect(asked.filter((path) => path.includes('_payload'))).toEqual([])
      const pages = asked.filter((path) => path.startsWith('/assets/entries/pages_'))
      expect(pages).toEqual([expect.stringMatching(/pages_index\.[\w-]+\.js$/)])
    })
})

test.describe('code that cannot be fetched ahead', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] })

  test('is no reason to load the page that is on its way as a document', { tag: '@nightly' }, async ({
    page,
  }) => {
    const held = new Map<string, Route>()
    const code = /\/assets\/entries\/pages_(?!-content-).*\.js$/
    await page.route(code, (route) => void held.set(route.request().url(), route))
    await page.goto('/about')
    const isOfCategories = (url: string) => /categories_index/.test(url)
    const others = () => [...held].filter(([url]) => !isOfCategories(url))
    await expect.poll(() => others().length).toBeGreaterThan(0)
    await categories(page).click()
    await expect.poll(() => [...held.keys()].some(isOfCategories)).toBe(true)

    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    const reported = page.waitForRequest('**/client-errors')
    await others()[0]?.[1].abort()
    await reported
    await page.unroute(code)
    for (const route of held.values()) await route.continue().catch(() => {})
    await expect(page.getByRole('heading', { level: 1, name: 'Категории' })).toBeVisible()
    expect(documents).toEqual([])
  })
})
