import { readOrders } from '../support/orders.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectFocusInSight, pressByKeyboard, tabTo } from './keyboard.ts'
import { chair, cover, quantityOf, rentChairs, threeDays } from './visitor.ts'

test('a visitor chooses dates, finds a chair, adds an extra, orders, and the order is in the database', {
  tag: '@phone',
}, async ({ page, shop }) => {
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

  // The cart that was left far below is another page now.
  const title = page.getByRole('heading', { level: 1 })
  await page.goBack()
  await expect(title).toHaveText(/пусто$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goForward()

  // Its own page, where it is cancelled under terms that are said first.
  await page.getByRole('link', { name: 'Мой заказ' }).click()
  await expect(page).toHaveURL(/\/my-order\/[\w-]{32}$/)
  await expect(title).toHaveText('Заказ принят, скоро подтвердим')
  await expectAccessible(page)
  await page.getByText('Отменить', { exact: true }).click()
  await expect(page.getByText(/^Отмена: за\s7\sсуток/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Условия прочитаны, отменяю' }).check()
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(title).toHaveText('Всё отменено')
  await expect(page).toHaveTitle(/^Всё отменено/)
  await expect(page.locator(':focus')).toHaveText('Всё отменено')
  await expect(page.getByRole('group')).toHaveCount(0)

  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Оформить заказ' })).toHaveCount(0)
  // The device knows its orders.
  await page.getByRole('link', { name: 'Мои заказы' }).click()
  await expect(page.getByRole('link', { name: /^Заказ С-\d+$/ })).toHaveCount(1)
})

test('the way to an order needs no mouse, and the focus is in sight all along it', { tag: '@desk' }, async ({
  page,
}) => {
  test.slow(true, 'some eighty stops of the keyboard')
  const title = page.getByRole('heading', { level: 1 })
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
  const link = (name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true })

  await page.goto('/catalog')
  const dates = page.getByRole('dialog', { name: 'Даты аренды' })
  await expect(dates.locator('[data-day] button').and(page.locator(':focus'))).toBeVisible()
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key)
    await expectFocusInSight(page)
  }
  await pressByKeyboard(page, button('Применить'))
  await expect(dates).toBeHidden()

  await pressByKeyboard(page, link('К предметам'))
  await pressByKeyboard(page, link(chair.name))
  await expect(title).toHaveText(chair.name)
  await expect(title).toBeFocused()
  await pressByKeyboard(page, button(`Добавить 1: ${chair.name}`))
  await expect(quantityOf(page, chair.name)).toHaveValue('2')
  await pressByKeyboard(page, button(/^В\sкорзину$/))
  await expectFocusInSight(page)
  await pressByKeyboard(page, button(`Добавить: ${cover.name}`))
  await expectFocusInSight(page)
  await tabTo(page, link(/^Перейти\sв\sкорзину$/), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Корзина')
  await expectFocusInSight(page)
  await pressByKeyboard(page, link('Оформить заказ'))
  await expect(title).toHaveText('Оформление')

  for (const [name, text] of [
    ['Имя', 'Марина Ветрова'],
    ['Телефон', '+7 916 245-11-22'],
    ['Почта', 'marina@example.ru'],
    ['Адрес площадки', 'Москва, Садовая ул., 12'],
  ] as const) {
    await tabTo(page, page.getByLabel(name))
    await page.keyboard.type(text)
  }
  for (const name of [/^Принимаю условия/, /^Даю согласие/]) {
    await tabTo(page, page.getByRole('checkbox', { name }))
    await page.keyboard.press('Space')
  }
  await pressByKeyboard(page, button('Отправить заказ'))
  await expect(title).toHaveText('Заказ принят')
  await expect(title).toBeFocused()
})
