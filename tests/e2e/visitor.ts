import { expect, type Page } from '@playwright/test'
import { chair, chairs, cover, roubles, threeDays } from '../support/rental.ts'

export { chair, chairs, chairsAndCover, cover, roubles, threeDays } from '../support/rental.ts'

/** Puts dates into the cookie, as a visitor has them who chose them before. */
export async function rememberDates(page: Page, url: string, { start, end } = threeDays()) {
  const value = encodeURIComponent(JSON.stringify({ start, end }))
  await page.context().addCookies([{ name: 'rentDates', value, url }])
}

/** A visitor with dates and two chairs in the cart from a former visit; `changes` are those of the stored state. */
export async function returnWithCart(page: Page, url: string, changes: object = {}): Promise<void> {
  await rememberDates(page, url)
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate((state) => localStorage.setItem('cart', JSON.stringify({ state, version: 1 })), {
    ...{ products: [chairs], relatedProducts: [], relatedProductsQuantity: {}, previouslyLookedIds: [] },
    ...changes,
  })
}

/** From the date window on the catalogue to the accepted order: two chairs and a cover for three days. */
export async function rentChairs(page: Page) {
  const title = page.getByRole('heading', { level: 1 })
  await chooseThreeDays(page)

  // Two days at the basic price and one additional: 490 × 2 + 220.
  const card = page.getByRole('article').filter({ hasText: chair.name })
  await expect(card).toContainText(roubles(1200))
  await card.getByRole('link', { name: chair.name }).click()
  await expect(title).toHaveText(chair.name)
  await fillCart(page)

  await page
    .getByRole('link', { name: /^Перейти\sв\sкорзину$/ })
    .first()
    .click()
  await expect(title).toHaveText('Корзина')
  // 2 620 for the rent, 4 500 for delivery.
  await expect(page.getByRole('complementary', { name: 'Ваш заказ' })).toContainText(roubles(7120))

  await page.getByText('Открыть смету').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Оформить заказ' }).filter({ visible: true }).first().click()
  await expect(title).toHaveText('Оформление')
  await fillOrderForm(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()

  await expect(page).toHaveURL(/\/order\/success/)
  await expect(title).toHaveText('Заказ принят')
  await expect(page.getByRole('main')).toContainText(roubles(7120))
}

/** Chooses three days from tomorrow in the open date modal. */
export async function chooseThreeDays(page: Page) {
  const modal = page.getByRole('dialog', { name: 'Даты аренды' })
  await modal.getByRole('button', { name: /^3\sсуток$/ }).click()
  await modal.getByRole('button', { name: 'Применить' }).click()
  await expect(modal).toBeHidden()
}

/** Puts two chairs and one cover into the cart, on the chair's own page. */
export async function fillCart(page: Page) {
  await page.getByRole('button', { name: `Добавить 1: ${chair.name}` }).click()
  await expect(quantityOf(page, chair.name)).toHaveValue('2')
  await page
    .getByRole('button', { name: /^В\sкорзину$/ })
    .first()
    .click()
  await page.getByRole('button', { name: `Добавить: ${cover.name}` }).click()
  await expect(quantityOf(page, cover.name)).toHaveValue('1')
}

/** The quantity field of a product. */
export function quantityOf(page: Page, name: string) {
  return page.getByRole('textbox', { name: `Количество: ${name}` })
}

/** Fills the order form with everything that it needs. */
export async function fillOrderForm(page: Page) {
  await page.getByLabel('Имя').fill('Марина Ветрова')
  await page.getByLabel('Телефон').fill('+7 916 245-11-22')
  await page.getByLabel('Почта').fill('marina@example.ru')
  await page.getByLabel('Адрес площадки').fill('Москва, Садовая ул., 12')
  await giveConsents(page)
}

/** From the page of a product: into the cart, and ordered by the button that the form has. */
export async function orderThis(page: Page, url: string, button = 'Отправить заказ') {
  await page
    .getByRole('button', { name: /^В\sкорзину$/ })
    .first()
    .click()
  await page.goto(`${url}/order`)
  await fillOrderForm(page)
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/\/order\/success/)
}

/** Ticks both consents, which are empty beforehand. */
export async function giveConsents(page: Page) {
  await page.getByRole('checkbox', { name: /^Принимаю условия/ }).check()
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).check()
}
