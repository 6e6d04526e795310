import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { chair, fillCart, rememberDates } from './visitor.ts'

// The fixture watches each of these for console messages, hydration warnings and requests to third parties.

const pages = [
  { path: '/', status: 200 },
  { path: '/catalog', status: 200 },
  { path: `/catalog/${chair.slug}`, status: 200 },
  { path: '/categories', status: 200 },
  { path: '/categories/stulya', status: 200 },
  { path: `/search/${encodeURIComponent('стул')}`, status: 200 },
  { path: '/cart', status: 200 },
  { path: '/order', status: 200 },
  { path: '/order/success', status: 200 },
  { path: '/order/error', status: 200 },
  { path: '/sandbox', status: 200 },
  { path: '/catalog/no-such-thing', status: 404 },
  { path: '/no-such-page', status: 404 },
]

for (const { path, status } of pages) {
  test.describe(path, () => {
    test.use({ expectedMessages: status === 200 ? [] : [/status of 404/] })

    test('is quiet, and open to everybody', async ({ page, shop }) => {
      await rememberDates(page, shop.url)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await hydrated(page)
      await expectAccessible(page)
    })
  })
}

test('a first visit to the catalogue asks for the dates, in a window open to everybody', async ({ page }) => {
  await page.goto('/catalog')
  await expect(page.getByRole('dialog', { name: 'Даты аренды' })).toBeVisible()
  await expectAccessible(page)
})

test('a product and a cart with things in it are open to everybody', async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
  await fillCart(page)
  await expectAccessible(page)
  await page.goto('/cart')
  await expect(page.getByText('К\u00A0этому товару')).toBeVisible()
  await expectAccessible(page)
})

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}

/** Waits until React has taken the page over: it puts its properties on the elements then. */
async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}
