import type { Locator, Page } from '@playwright/test'
import { CONSENTS_VERSION } from '#company/consents.ts'
import { readMessages, readOrders } from '../../support/orders.ts'
import { expect, test } from '../fixtures.ts'
import { fillOrderForm, giveConsents, returnWithCart } from '../visitor.ts'

// A page that was open while the company changed the words of its consents, and its new build.

test('an order under other words than today’s: the page is loaded anew, and only the boxes are empty', async ({
  page,
  shop,
}) => {
  const before = readOrders(shop.dataDir).length
  await showOtherWords(page)
  await returnWithCart(page, shop.url)
  await page.goto('/order')
  await fillOrderForm(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  const message = page.getByRole('alert').filter({ hasText: 'Условия изменились' })
  await expect(message).toBeInViewport()
  await page.unrouteAll({ behavior: 'wait' })
  await message.getByRole('button', { name: 'Обновить страницу' }).click()
  await expect(page.getByRole('checkbox', { name: /^Принимаю условия/ })).not.toBeChecked()
  await expect(page.getByLabel('Имя')).toHaveValue('Марина Ветрова')
  await giveConsents(page)
  expect(readOrders(shop.dataDir)).toHaveLength(before)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect(page).toHaveURL(/\/order\/success/)
})

test('a message under other words: a page with the form comes, with what was written', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await showOtherWords(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Написать нам' }).click()
  const window = page.getByRole('dialog', { name: 'Напишите нам' })
  await write(window)
  const message = window.getByRole('alert').filter({ hasText: 'Условия изменились' })
  const reload = message.getByRole('button', { name: 'Обновить страницу' })
  await expect(reload).toBeInViewport({ ratio: 1 })
  await expect(window.getByRole('button', { name: 'Закрыть' })).toBeInViewport({ ratio: 1 })
  await page.unrouteAll({ behavior: 'wait' })
  await reload.click()
  await expect(page).toHaveURL(/\/contacts#feedback$/)
  const form = page.getByRole('main').locator('form')
  await expect(form.getByRole('checkbox')).not.toBeChecked()
  await expect(form.getByLabel('Сообщение')).toHaveValue('Сдаёте ли вы сцены?')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form).toBeHidden()
  const sent = readMessages(shop.dataDir).filter(({ message }) => message === 'Сдаёте ли вы сцены?')
  expect(sent).toHaveLength(1)
})

async function write(form: Locator) {
  await form.getByLabel('Имя').fill('Марина')
  await form.getByLabel('Почта').fill('marina@example.ru')
  await form.getByLabel('Сообщение').fill('Сдаёте ли вы сцены?')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Отправить' }).click()
}

/** Pages get scripts of a build with other words. */
async function showOtherWords(page: Page) {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(CONSENTS_VERSION, '0f48d0dfbee9')
    // Else the page would have them from memory once more.
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, headers, body })
  })
}
