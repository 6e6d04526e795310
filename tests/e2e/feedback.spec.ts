import type { Locator, Page } from '@playwright/test'
import { readMessages } from '../support/orders.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

test('a message is written in the window from the footer, corrected, and arrives', async ({ page, shop }) => {
  await page.goto('/')
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Написать нам' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog', { name: 'Напишите нам' })
  await submit(window).click()
  await expect(window.getByLabel('Имя')).toBeFocused()
  await expect(window.getByLabel('Телефон')).toHaveAccessibleDescription(/телефон или почту/)
  await expectAccessible(page)

  await window.getByLabel('Имя').fill('Марина Ветрова')
  await window.getByLabel('Телефон').fill('89162451122')
  await window.getByLabel('Когда удобно позвонить').selectOption({ label: 'с 12:00 до 15:00' })
  await window.getByLabel('Сообщение').fill('Свадьба 12 декабря,\n40 гостей')
  await submit(window).click()
  const consent = window.getByRole('checkbox', { name: /^Даю согласие/ })
  await expect(consent).toBeFocused()
  await consent.check()
  await submit(window).click()
  await expect(window.locator(':focus').getByRole('alert')).toContainText(/Сообщение у\sнас/)
  expect(readMessages(shop.dataDir).at(-1)).toEqual({
    name: 'Марина Ветрова',
    phone: '+7 916 245-11-22',
    message: 'Свадьба 12 декабря,\n40 гостей\nУдобно позвонить: 12:00–15:00',
  })
  await window.getByRole('button', { name: 'Написать ещё' }).click()
  await expect(window.getByLabel('Имя')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(opener).toBeFocused()
  // Its link leads to the contacts, for whoever has no scripts.
  await expect(page).toHaveURL(`${shop.url}/`)
})

test.describe('a message that cannot be delivered', () => {
  test('is kept over the failure and a reload, on every page; a filled trap sends nothing', {
    tag: '@nightly',
  }, async ({ page, faultyShop: { url, services } }) => {
    services.fail({ method: 'POST', path: /\/v2\/feedback/ }, { status: 503 })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${url}/contacts#feedback`)
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('Имя').fill('Марина')
    await form.getByLabel('Почта').fill('marina@example.ru')
    await form.getByLabel('Сообщение').fill('Сколько стоит шатёр?')
    await form.getByRole('checkbox').check()
    await submit(form).click()
    await expect(form.getByRole('alert')).toContainText(/Сообщение не\sушло/)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    await page.goto(`${url}/`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Написать нам' }).click()
    const window = page.getByRole('dialog', { name: 'Напишите нам' })
    await expect(window.getByLabel('Сообщение')).toHaveValue('Сколько стоит шатёр?')
    services.heal()
    const sent = () => services.calls.filter(({ path }) => path.includes('/v2/feedback')).length
    const before = sent()
    const trap = window.locator('[name="extra-note"]')
    await trap.evaluate((element) => element.focus())
    await page.keyboard.insertText('https://spam.example')
    await submit(window).click()
    await expect(trap).toHaveAccessibleDescription(/поле для программ/)
    await expect(trap).toBeFocused()
    await trap.fill('')
    await submit(window).click()
    await expect(window.getByRole('alert')).toContainText(/Сообщение у\sнас/)
    expect(sent()).toBe(before + 1)
    expect(await page.evaluate(() => sessionStorage.getItem('feedbackDraft'))).toBeNull()
  })
})

const submit = (place: Locator | Page) => place.getByRole('button', { name: /^Отправить/ })
