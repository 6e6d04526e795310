import { boxesOf, boxOf } from './boxes.ts'
import { expect, test } from './fixtures.ts'
import { chair, quantityOf, rememberDates } from './visitor.ts'

test.beforeEach(async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
})

for (const [typed, note, counts] of [
  ['5000', /Есть только \d+\sшт\./, /^\d{3}$/],
  ['2,5', /Нужно целое число/, /^1$/],
  ['-5', /Нужно целое число/, /^1$/],
  ['0', /Не\sменьше 1\sшт\./, /^1$/],
] as const) {
  test(`what is wrong with the quantity «${typed}» is shown beside the field`, async ({ page }) => {
    const field = quantityOf(page, chair.name)
    await field.fill(typed)
    await field.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible()
    await expect(field).toHaveValue(counts)

    await field.press('ArrowRight')
    await expect(page.getByText(note)).toHaveCount(0)
  })
}

test('the note at the quantity covers neither what is free nor the sum', async ({ page }) => {
  const field = quantityOf(page, chair.name)
  await field.fill('5000')
  await field.press('Enter')
  const note = await boxOf(page.getByRole('status').filter({ hasText: /Есть только/ }))
  for (const words of ['Свободно', 'Итого за']) {
    const [line] = await boxesOf(page.getByRole('main'), words)
    if (!line) throw new Error(`no ${words}`)
    expect(line.top >= note.bottom || line.bottom <= note.top, words).toBe(true)
  }
})

test('0 of what is in the cart takes it out, says so, and can be taken back', async ({ page }) => {
  await page
    .getByRole('button', { name: /^В\sкорзину/ })
    .filter({ visible: true })
    .first()
    .click()
  const field = quantityOf(page, chair.name)
  await field.fill('24')
  await field.press('Enter')
  await field.fill('0')
  await field.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'убрали из' })).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(
    page
      .getByRole('link', { name: /^Перейти в\sкорзину/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(field).toHaveValue('24')
})

test('the plus at the maximum says so', async ({ page }) => {
  const field = quantityOf(page, chair.name)
  await field.fill('5000')
  await field.press('Enter')
  const most = await field.inputValue()
  await field.press('Shift')
  // It is marked as disabled, and answers all the same.
  await page.getByRole('button', { name: `Добавить одну штуку: ${chair.name}` }).click({ force: true })
  await expect(page.getByRole('status').filter({ hasText: `Есть только ${most}` })).toBeVisible()
  await expect(field).toHaveValue(most)
})

test('a digit replaces the count also where the browser drops the selection on release, as WebKit does', async ({
  page,
}) => {
  const field = quantityOf(page, chair.name)
  await field.hover()
  await page.mouse.down()
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1))
  await page.mouse.up()
  await page.keyboard.type('5')
  await expect(field).toHaveValue('5')
})
