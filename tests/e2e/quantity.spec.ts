import type { Page } from '@playwright/test'
import { boxesOf, boxOf } from './boxes.ts'
import { expect, test } from './fixtures.ts'
import { chair, quantityOf, rememberDates } from './visitor.ts'

test.beforeEach(async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
})

const said = (page: Page, note: RegExp | string) => page.getByRole('status').filter({ hasText: note })

test('what is wrong with a quantity is shown beside the field; 0 of what is in the cart takes it out, and can be taken back', async ({
  page,
}) => {
  await test.step('what is wrong with a quantity is shown beside the field, and covers neither what is free nor the sum', async () => {
    const field = quantityOf(page, chair.name)
    for (const [typed, note, counts] of [
      ['2,5', /Нужно целое число/, /^1$/],
      ['-5', /Нужно целое число/, /^1$/],
      ['0', /Не\sменьше 1\sшт\./, /^1$/],
      ['5\u00a0000', /Есть только \d+\sшт\./, /^\d{3}$/],
    ] as const)
      await test.step(typed, async () => {
        await field.fill(typed)
        await field.press('Enter')
        await expect(said(page, note)).toBeVisible()
        await expect(field).toHaveValue(counts)
        if (typed === '5\u00a0000') await expectRoom(page, note)
        await field.press('ArrowRight')
        await expect(page.getByText(note)).toHaveCount(0)
      })

    // The plus at the maximum is marked as disabled, and says so all the same.
    const most = await field.inputValue()
    await page.getByRole('button', { name: `Добавить 1: ${chair.name}` }).click({ force: true })
    await expect(said(page, `Есть только ${most}`)).toBeVisible()
    await expect(field).toHaveValue(most)

    // A digit replaces the count also where the browser drops the selection on release, as WebKit does.
    await field.hover()
    await page.mouse.down()
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1))
    await page.mouse.up()
    await page.keyboard.type('5')
    await expect(field).toHaveValue('5')
  })
  await test.step('0 of what is in the cart takes it out, says so, and can be taken back', async () => {
    const field = quantityOf(page, chair.name)
    await field.fill('2')
    await field.press('Enter')
    const put = page
      .getByRole('button', { name: /^В\sкорзину/ })
      .filter({ visible: true })
      .first()
    await put.click()
    await field.fill('24')
    await field.press('Enter')
    await field.fill('0')
    await field.press('Enter')
    await expect(said(page, 'убрали из')).toBeVisible()
    await page.getByRole('button', { name: 'Вернуть' }).click()
    await expect(
      page
        .getByRole('link', { name: /^Перейти в\sкорзину/ })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(field).toHaveValue('24')

    // Added again, it is the one it was, not the one that was chosen before the first time.
    await field.fill('0')
    await field.press('Enter')
    await put.click()
    await expect(field).toHaveValue('24')

    // So does a minus at one, which lowers nothing.
    await field.fill('1')
    await field.press('Enter')
    await page
      .getByRole('button', { name: `Убрать: ${chair.name}` })
      .filter({ visible: true })
      .click()
    await expect(put).toBeVisible()
    await put.click()
    await expect(field).toHaveValue('1')
  })
})

async function expectRoom(page: Page, text: RegExp): Promise<void> {
  const note = await boxOf(said(page, text))
  for (const words of ['Свободно', 'Итого за']) {
    const [line] = await boxesOf(page.getByRole('main'), words)
    if (!line) throw new Error(`no ${words}`)
    expect(line.top >= note.bottom || line.bottom <= note.top, words).toBe(true)
  }
}
