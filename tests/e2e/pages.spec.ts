import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { chair, fillCart, rememberDates } from './visitor.ts'

// The fixture watches each of these for console messages, hydration warnings and requests to third parties. Results of a search are
// looked at in search.spec.ts, the page of a failed order leads to the cart (order.spec.ts), the open date window in narrow.spec.ts.

const pages = [
  { path: '/', status: 200 },
  { path: '/catalog', status: 200 },
  { path: `/catalog/${chair.slug}`, status: 200 },
  { path: '/categories', status: 200 },
  { path: '/categories/stulya', status: 200 },
  { path: '/cart', status: 200 },
  { path: '/order', status: 200 },
  { path: '/order/success', status: 200 },
  { path: '/sandbox', status: 200 },
  { path: '/catalog/no-such-thing', status: 404 },
  { path: '/no-such-page', status: 404 },
]

for (const { path, status } of pages) {
  test.describe(path, () => {
    test.use({ expectedMessages: status === 200 ? [] : [/status of 404/] })

    test('has a quiet console and is accessible', async ({ page, shop }) => {
      await rememberDates(page, shop.url)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('a product and a filled cart are accessible', async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
  await fillCart(page)
  await expectAccessible(page)
  await page.goto('/cart')
  await expect(page.getByText('Дополнения', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
})
