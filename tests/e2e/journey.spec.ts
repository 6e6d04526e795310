import { readOrders } from '../support/orders.ts'
import { expect, test } from './fixtures.ts'
import { chair, cover, rentChairs, threeDays } from './visitor.ts'

test('a visitor chooses dates, finds a chair, adds an extra, orders, and the order is in the database', async ({
  page,
  shop,
}) => {
  await page.goto('/catalog')
  await rentChairs(page)

  const row = readOrders(shop.dataDir).at(-1)
  expect(row).toMatchObject({
    startDay: threeDays().start,
    endDay: threeDays().end,
    total: 262_000,
    customerName: 'Марина Ветрова',
    lines: [
      { productId: chair.id, parentId: null, quantity: 2, total: 240_000 },
      { productId: cover.id, parentId: chair.id, quantity: 1, total: 22_000 },
    ],
  })

  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Оформить заказ' })).toHaveCount(0)
})
