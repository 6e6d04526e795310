import type { Page } from '@playwright/test'
import { readDemoData } from '../../server/upstream/index.ts'
import { hold } from '../support/holds.ts'
import { expect, isNightly, test } from './fixtures.ts'
import { chair, rememberDates, returnWithCart, threeDays } from './visitor.ts'

test.beforeEach(({ page, shop }) => rememberDates(page, shop.url))

const cards = (page: Page) => page.getByRole('article')
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('pages that were added are no step of the history; Back from a product and a reload show them, where the visitor stood', async ({
  page,
  shop,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Весь каталог' }).click()
  await page.getByRole('button', { name: 'Показать ещё' }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(page).toHaveURL(/\/catalog\?page=1-2$/)
  await page.goBack()
  await expect(page).toHaveURL(`${shop.url}/`)
  await page.goForward()
  await page.getByRole('button', { name: 'Показать ещё' }).click()
  await expect(cards(page)).toHaveCount(60)
  await expect(page).toHaveURL(/\/catalog\?page=1-3$/)
  const link = cards(page).nth(49).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const place = await scrollOf(page)
  expect(place).toBeGreaterThan(2000)
  await link.click()
  await expect(page).toHaveURL(/\/catalog\/[^?]+$/)
  await expect.poll(() => scrollOf(page)).toBe(0)

  // The router notes late where a page is scrolled to, and may do so in the entry of the next.
  await page.evaluate(() => {
    window.addEventListener('popstate', () => {
      const scrollPosition = { x: 0, y: 7 }
      history.replaceState({ ...history.state, vike: { ...history.state.vike, scrollPosition } }, '')
    })
  })
  await page.goBack()
  await expect(cards(page)).toHaveCount(60)
  await expect.poll(() => scrollOf(page)).toBe(place)
  await page.goForward()
  await expect(page).toHaveURL(/\/catalog\/[^?]+$/)
  await expect(cards(page)).not.toHaveCount(60)
  await page.goBack()
  await expect.poll(() => scrollOf(page)).toBe(place)

  await page.reload()
  await expect(cards(page)).toHaveCount(60)
  await expect.poll(() => scrollOf(page)).toBe(place)

  // A choice begins with one page.
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дешевле')
  await expect(page).toHaveURL(/\?sort=cheapest$/)
  await expect(cards(page)).toHaveCount(20)
})

test('pages that fail are reported and can be retried', { tag: '@nightly' }, async ({ page, faultyShop }) => {
  await page.goto(`${faultyShop.url}/catalog?sort=cheapest`)
  faultyShop.services.fail({ path: /v2\/products\?.*page=2/ }, { status: 500 }, 1)
  await page.getByRole('button', { name: 'Показать ещё' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'показать ещё' })).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Показать ещё' }).click()
  await expect(cards(page)).toHaveCount(40)
  // Its pictures are not waited for when the shop closes.
  await page.close()
})

test('every page opens at its top, with the focus nowhere, also with a full cart that is partly busy', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  test.slow(true, 'each kind of page, twice')
  const dates = threeDays(70)
  const { products, solutions } = readDemoData()
  // Every other one, so that each list is partly in the cart.
  const inCart = products.filter((_, index) => index % 2 === 0)
  hold(shop.dataDir, chair.id, dates, 20)
  hold(shop.dataDir, inCart[4]?.id ?? 0, dates)
  await returnWithCart(page, shop.url, {
    products: inCart.map(({ id, slug }) => ({
      ...{ id: String(id), slug, isRemovedFromCart: false },
      quantity: id === chair.id ? 63 : 5,
    })),
  })
  await rememberDates(page, shop.url, dates)
  const kinds = ['/?guests=60', `/catalog/${chair.slug}`, '/cart']
  const others = [
    ...['/catalog', '/categories/stulya?guests=60', '/how-many', '/search/стул', '/order'],
    ...[inCart[4], products[1]].map((product) => `/catalog/${product?.slug}`),
    `/solutions/${solutions[0]?.slug}`,
  ]
  for (const path of isNightly ? [...kinds, ...others] : kinds)
    await test.step(path, async () => {
      for (const open of [() => page.goto(path), () => page.reload()]) {
        await open()
        // What comes late may take the focus as well.
        await page.waitForLoadState('networkidle')
        const found = await page.evaluate(() => [document.activeElement?.outerHTML.slice(0, 90), scrollY])
        expect.soft(found, path).toEqual([expect.stringMatching(/^<body/), 0])
      }
    })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a copied link shows the same pages, in the HTML of the server; its canonical URL is that of the first', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    await page.goto('/catalog?page=1-3')
    await expect(cards(page)).toHaveCount(60)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.url}/catalog`)
    await page.goto('/catalog?page=2-3')
    await expect(cards(page)).toHaveCount(40)
    await page.goto('/catalog?page=1-99999')
    await expect(cards(page)).toHaveCount(84)
  })
})
