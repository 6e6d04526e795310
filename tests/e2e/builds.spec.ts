import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const HOUR_MS = 3_600_000
const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Вышла новая версия магазина' })
const link = (page: Page, name: RegExp | string) =>
  page.getByRole('link', { name }).filter({ visible: true }).first()

test.describe('a new build', () => {
  test.use({ expectedMessages: [/build manifest could not be fetched|status of 503/] })

  test('is asked for once an hour, offered, and taken by the next navigation, but never from the cart', async ({
    page,
  }) => {
    await page.clock.install()
    let checks = 0
    let answers: Record<'latest' | 'meta', { id: string } | null> = { latest: null, meta: null }
    await page.route('**/builds/**', async (route) => {
      const isLatest = route.request().url().includes('latest')
      if (isLatest) checks += 1
      const answer = isLatest ? answers.latest : answers.meta
      await (answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 503 }))
    })
    await page.goto('/')
    const asked = page.waitForRequest(/\/builds\/latest\.json\?\d+$/)
    const logged = page.waitForEvent('console', (message) => message.text().includes('could not be fetched'))
    await page.clock.fastForward(HOUR_MS - 60_000)
    expect(checks).toBe(0)
    await page.clock.fastForward(60_000)
    await Promise.all([asked, logged])
    await expect(strip(page)).toBeHidden()

    // A build whose manifest fails is none yet.
    answers = { latest: { id: 'another' }, meta: null }
    const failed = page.waitForEvent('console', (message) => message.text().includes('could not be fetched'))
    await page.clock.fastForward(HOUR_MS)
    await failed
    await expect(strip(page)).toBeHidden()

    answers = { latest: { id: 'another' }, meta: { id: 'another' } }
    const manifest = page.waitForRequest('**/builds/meta/another.json')
    await page.clock.fastForward(HOUR_MS)
    await manifest
    await expect(strip(page)).toBeVisible()
    await expectAccessible(page)
    await strip(page).getByRole('button', { name: 'Позже' }).click()
    await expect(strip(page)).toBeHidden()

    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await link(page, /^Корзина/).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible()
    expect(documents).toEqual(['/cart'])
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

    await page.clock.fastForward(HOUR_MS)
    await link(page, /^Категории/).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Категории' })).toBeVisible()
    expect(documents).toEqual(['/cart'])
  })
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
