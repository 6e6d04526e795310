import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { chair, fillCart, rememberDates } from './visitor.ts'

const HOUR_MS = 3_600_000
const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Вышла новая версия магазина' })
const link = (page: Page, name: RegExp | string) =>
  page.getByRole('link', { name }).filter({ visible: true }).first()

test.describe('a new build', () => {
  test.use({ expectedMessages: [/build manifest could not be fetched|status of 503/] })

  test('is asked for once an hour, offered, and taken by the next navigation of any kind, also without its manifest', async ({
    page,
  }) => {
    await page.clock.install()
    let asked: string[] = []
    let answers: Record<'latest' | 'meta', { id: string } | null> = { latest: null, meta: null }
    await page.route('**/builds/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      asked.push(pathname + search)
      const answer = pathname.includes('latest') ? answers.latest : answers.meta
      await (answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 503 }))
    })
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('The build manifest could not be fetched:')) warnings.push(message.text())
    })
    /** What the page asked for since the last time: a request of the test's own comes behind all that it has sent. */
    const askedByNow = async () => {
      await page.evaluate(() => fetch('/builds/behind-all'))
      const found = asked.slice(0, -1)
      asked = []
      return found
    }
    const latest = expect.stringMatching(/^\/builds\/latest\.json\?\d+$/)
    await page.goto('/')
    await page.clock.fastForward(HOUR_MS - 60_000)
    expect(await askedByNow()).toEqual([])
    await page.clock.fastForward(60_000)
    expect(await askedByNow()).toEqual([latest])
    await expect.poll(() => warnings).toHaveLength(1)
    await expect(strip(page)).toBeHidden()

    answers = { latest: { id: 'another' }, meta: null }
    await page.clock.fastForward(HOUR_MS)
    await expect.poll(() => warnings).toHaveLength(2)
    expect(await askedByNow()).toEqual([latest, '/builds/meta/another.json'])
    await expect(strip(page)).toBeVisible()
    await expectAccessible(page)
    await strip(page).getByRole('button', { name: 'Позже' }).click()
    await expect(strip(page)).toBeHidden()

    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await link(page, /^Корзина/).click()
    await expect(page.getByRole('heading', { level: 1, name: /^В.корзине пока пусто/ })).toBeVisible()
    expect(documents).toEqual(['/cart'])
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

    await page.clock.fastForward(HOUR_MS)
    await expect.poll(() => warnings).toHaveLength(3)
    await link(page, /^Категории/).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Категории' })).toBeVisible()
    expect(documents).toEqual(['/cart', '/categories'])
  })
})

/** Opens a page, tells it of a new build, and answers the documents that are loaded from then on. */
async function openOutdated(page: Page, path: string): Promise<string[]> {
  await page.clock.install()
  await page.route('**/builds/**', (route) => route.fulfill({ json: { id: 'another' } }))
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const manifest = page.waitForResponse('**/builds/meta/**')
  await page.clock.fastForward(HOUR_MS)
  await (await manifest).finished()
  return documents
}

test('a new build is taken by another order of the same search, and by going back', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/catalog')
  const documents = await openOutdated(page, `/search/${encodeURIComponent('стул')}`)
  await expect(strip(page)).toBeVisible()
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дешевле')
  await expect(page).toHaveURL(/\?sort=cheapest$/)
  await expect.poll(() => documents).toEqual([expect.stringMatching(/\?sort=cheapest$/)])
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
})

test('a new build is taken from the form of an order, which has what was typed when the visitor is back', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
  await fillCart(page)
  const documents = await openOutdated(page, '/order')
  await page.getByLabel('Имя').fill('Марина')
  await link(page, /^Категории/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Категории' })).toBeVisible()
  expect(documents).toEqual([expect.stringMatching(/\/categories$/)])
  await page.goto('/order')
  await expect(page.getByLabel('Имя')).toHaveValue('Марина')
})

test('a page that is alike for everybody comes as a payload instead of a query', async ({ page, shop }) => {
  await page.goto('/cart')
  const { id } = await (await page.request.get(`${shop.url}/builds/latest.json`)).json()
  const queries: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) queries.push(request.postData() ?? '')
  })
  const payload = page.waitForRequest(`**/categories/_payload.json?${id}`)
  await link(page, /^Категории/).click()
  await payload
  await expect(page.getByRole('heading', { level: 1, name: 'Категории' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Стулья/ })
      .first(),
  ).toBeVisible()
  expect(queries).toEqual([])
})
