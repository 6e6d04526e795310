import type { Page } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { threeDaysOfOneMonth } from '../../support/rental.ts'
import { boxesOf, boxOf } from '../boxes.ts'
import { expect, test } from '../fixtures.ts'
import { chair, rememberDates } from '../visitor.ts'

const { start, end } = threeDaysOfOneMonth()
const plan = `v=1&s=${start}&e=${end}&l=${chair.id}_2`

test('a number of two digits covers no letter of «Корзина»', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const ids = Array.from({ length: 12 }, (_, index) => 101 + index)
  await haveCart(page, ids)
  await page.goto('/about')
  const cart = page.getByRole('banner').getByRole('link', { name: /^Корзина.*12$/ })
  const number = await boxOf(cart.getByText('12', { exact: true }))
  const [word] = await boxesOf(cart, 'Корзина')
  expect(number.right).toBeLessThanOrEqual(word?.left ?? 0)
})

for (const viewport of [
  { width: 1440, height: 2400 },
  { width: 390, height: 2400 },
])
  test(`the footer of a short page stands at the bottom of a tall window, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/order/error')
    const { bottom } = await boxOf(page.getByRole('contentinfo'))
    const bar = page.getByRole('navigation', { name: 'Быстрый доступ' })
    expect(bottom).toBe((await bar.isVisible()) ? (await boxOf(bar)).top : viewport.height)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height)
  })

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, faultyEnv: { ANSWER_CACHE: 'off' } })

  test('a mail address stays in one line, and so do two days of a month', async ({ page }) => {
    await page.goto(`/plan?${plan}`)
    const mail = page.getByRole('contentinfo').getByRole('link', { name: 'hello@sutki.example' })
    expect(await boxesOf(mail, 'hello@sutki.example')).toHaveLength(1)
    const title = page.getByRole('heading', { level: 1 })
    const [days = '–'] = /\d+–\D?\d+/u.exec((await title.textContent()) ?? '') ?? []
    expect(await boxesOf(title, days)).toHaveLength(1)
  })

  test('what says that a sum is not confirmed touches nothing', async ({ page, faultyShop }) => {
    const data = [{ ...chair, stocks: null }]
    faultyShop.services.fail({ path: /v2\/products\?/ }, { status: 200, body: { result: { data } } })
    await rememberDates(page, faultyShop.url)
    await haveCart(page, [chair.id])
    for (const path of ['/cart', '/order']) {
      await page.goto(faultyShop.url + path)
      const note = page.getByText(/^Сумма предварительная/)
      const { bottom } = await boxOf(note)
      expect((await boxOf(note.locator('~ *').first())).top - bottom, path).toBeGreaterThanOrEqual(12)
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('what is to be paid when stands apart, and the bar of a plan leads on', async ({ page }) => {
      await page.goto(`/order?${plan}`)
      const { bottom } = await boxOf(page.getByText(/^Суммы с\sдоставкой/))
      const { top } = await boxOf(page.getByRole('heading', { name: /^Когда и\sсколько платить/ }))
      expect(top - bottom).toBeGreaterThanOrEqual(12)
      await page.goto(`/plan?${plan}`)
      await page.getByRole('region', { name: 'Итог сметы' }).getByRole('link').click()
      await expect(page).toHaveURL(/\/order\?/)
    })
  })

  test.describe('the long company', () => {
    test.use({ company: 'long' })

    test('the bar of the cart holds the longest sum', async ({ page, companyShop }) => {
      await rememberDates(page, companyShop, { start, end: addDays(start, 6) })
      await haveCart(page, [1], 5000)
      await page.goto(`${companyShop}/cart`)
      const bar = page.getByRole('region', { name: 'Итог заказа' })
      const way = await boxOf(bar.getByRole('link'))
      expect(way.right).toBeLessThanOrEqual(320)
      const sum = bar.getByText('₽')
      expect((await boxOf(sum)).right).toBeLessThanOrEqual(way.left)
      expect(await sum.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    })
  })
})

async function haveCart(page: Page, ids: readonly number[], quantity = 2) {
  const products = ids.map((id) => ({ id: `${id}`, slug: `${id}`, quantity, isRemovedFromCart: false }))
  await page.addInitScript((state) => localStorage.setItem('cart', JSON.stringify({ state, version: 2 })), {
    products,
    relatedProducts: [],
    relatedProductsQuantity: {},
    previouslyLookedIds: [],
  })
}
