import { expect, type Page } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'

/** The chair of the demonstration data that tests rent, and an extra of it; prices in roubles. */
export const chair = {
  id: 101,
  slug: 'stul-kyavari-zoloto',
  name: 'Стул «Кьявари», золото',
  basicPricePerDay: 490,
  additionalPricePerDay: 220,
}
export const cover = { id: 112, name: 'Чехол на стул, белый', price: 220 }

/** From tomorrow three days: two at the basic price, one additional. */
export function threeDays() {
  const start = addDays(todayIn('Europe/Moscow', new Date()), 1)
  return { start, end: addDays(start, 2) }
}

/** Puts dates into the cookie, as a visitor has them who chose them before. */
export async function rememberDates(page: Page, url: string, { start, end } = threeDays()) {
  const value = encodeURIComponent(JSON.stringify({ start, end }))
  await page.context().addCookies([{ name: 'rentDates', value, url }])
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
  await page.getByRole('button', { name: `Добавить одну штуку: ${chair.name}` }).click()
  await expect(quantityOf(page, chair.name)).toHaveValue('2')
  await page
    .getByRole('button', { name: /^В\sкорзину$/ })
    .first()
    .click()
  await page.getByRole('button', { name: `Добавить: ${cover.name}` }).click()
  await expect(quantityOf(page, cover.name)).toHaveValue('1')
}

/** The field in which pieces of a product are counted. */
export function quantityOf(page: Page, name: string) {
  return page.getByRole('textbox', { name: `Количество: ${name}` })
}

/** Fills the order form with everything that it needs. */
export async function fillOrderForm(page: Page) {
  await page.getByLabel('Имя').fill('Марина Ветрова')
  await page.getByLabel('Телефон').fill('+7 916 245-11-22')
  await page.getByLabel('Почта').fill('marina@example.ru')
  await page.getByLabel('Адрес площадки').fill('Москва, Садовая ул., 12')
  await page.getByRole('checkbox', { name: /Согласен/ }).check()
}

/** Roubles as the shop writes them, whatever kind of space it puts in. */
export function roubles(sum: number): RegExp {
  const digits = new Intl.NumberFormat('ru-RU').format(sum).replace(/\s/g, '\\s?')
  return new RegExp(`(^|[^\\d\\s])\\s*${digits}\\s₽`)
}
