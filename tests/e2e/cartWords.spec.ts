import type { Page } from '@playwright/test'
import { readDemoData } from '../../server/upstream/index.ts'
import { expect, test } from './fixtures.ts'
import { chair, cover, rememberDates, threeDays } from './visitor.ts'

test.use({ faultyEnv: { ANSWER_CACHE: 'off' }, expectedMessages: [/Failed to load resource/] })

async function haveCart(page: Page, lines: { id: number; slug: string; quantity: number }[]) {
  const products = lines.map((line) => ({ ...line, id: String(line.id), isRemovedFromCart: false }))
  await page.addInitScript(
    (state) => {
      localStorage.setItem('cart', JSON.stringify({ state, version: 2 }))
    },
    { products, relatedProducts: [], relatedProductsQuantity: {}, previouslyLookedIds: [] },
  )
}

for (const width of [390, 1440])
  test(`a cart without the minimum rental names no sum and says so, at ${width} pixels`, async ({
    page,
    faultyShop,
  }) => {
    const { minOrderDays: _, ...settings } = readDemoData().settings as Record<string, unknown>
    faultyShop.services.fail({ path: /v2\/settings/ }, { status: 200, body: { result: settings } })
    await page.setViewportSize({ width, height: 900 })
    await rememberDates(page, faultyShop.url)
    await haveCart(page, [{ ...chair, quantity: 2 }])
    await page.goto(`${faultyShop.url}/cart`)
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem').filter({ hasText: chair.name })).toContainText(
      /Цену на\sэти даты подскажем/,
    )
    await expect(page.getByRole('complementary')).toContainText(/Цену на\sэти даты подскажем/)
    await expect(main).not.toContainText('₽')
    await page.goto(`${faultyShop.url}/order`)
    await expect(main).toContainText(/Цену на\sэти даты подскажем/)
    await expect(main).not.toContainText('₽')
  })

test('nothing can be added to a product that cannot be had', async ({ page, faultyShop }) => {
  const product = { ...chair, stocks: [], relatedProducts: [{ id: cover.id, price: cover.price }] }
  const add = page.getByRole('button', { name: `Добавить: ${cover.name}` })
  await rememberDates(page, faultyShop.url)
  await page.goto(`${faultyShop.url}/catalog/${chair.slug}`)
  await expect(add).toBeVisible()
  faultyShop.services.fail({ path: /by-slug\/stul/ }, { status: 200, body: { result: product } })
  // Other dates are another page: this one is remembered.
  await rememberDates(page, faultyShop.url, threeDays(30))
  await page.reload()
  await expect(page.getByRole('region', { name: 'Возьмите вместе' })).toContainText(cover.name)
  await expect(add).toHaveCount(0)
})
