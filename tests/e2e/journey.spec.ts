import { readOrders } from '../support/orders.ts'
import { expect, test } from './fixtures.ts'
import { chair, chooseThreeDays, cover, fillCart, fillOrderForm, roubles, threeDays } from './visitor.ts'

test('a visitor chooses dates, finds a chair, adds an extra, orders, and the order is in the database', async ({
  page,
  shop,
}) => {
  await page.goto('/catalog')
  await chooseThreeDays(page)

  // Two days at the basic price and one additional: 490 × 2 + 220.
  const card = page.getByRole('article').filter({ hasText: chair.name })
  await expect(card).toContainText(roubles(1200))
  await card.getByRole('link', { name: chair.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chair.name)
  await fillCart(page)

  await page
    .getByRole('link', { name: /^Перейти\sв\sкорзину$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Корзина')
  const order = page.getByRole('complementary', { name: 'Ваш заказ' })
  await expect(order).toContainText(roubles(2620))

  await page.getByRole('link', { name: 'Оформить заказ' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оформление')
  await fillOrderForm(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()

  await expect(page).toHaveURL(/\/order\/success/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказ принят')
  await expect(page.getByRole('main')).toContainText(roubles(2620))

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
