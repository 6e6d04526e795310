import type { Locator } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { readDemoData } from '../../server/upstream/index.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import {
  chair,
  chairsAndCover,
  cover,
  fillOrderForm,
  rememberDates,
  returnWithCart,
  roubles,
} from './visitor.ts'

// Two chairs and a cover for three days are 2 620 ₽; delivery is 4 500 ₽. A small order is paid in full, the deposit is 5 000 ₽.
const RENT = 2620
const PAYABLE = 7120
const DEPOSIT = 5000
const TO_FREE_DELIVERY = 57_380

test.use({ faultyEnv: { ANSWER_CACHE: 'off' } })

test.beforeEach(({ page, shop }) => returnWithCart(page, shop.url, chairsAndCover))

test('cart, form and the page after the order end in one sum, and say what is paid when', {
  tag: '@desk',
}, async ({ page }) => {
  const order = page.getByRole('complementary', { name: 'Ваш заказ' })
  for (const path of ['/cart', '/order']) {
    await page.goto(path)
    await expect(order.getByRole('status').filter({ hasText: 'Итого' })).toHaveText(roubles(PAYABLE))
    await expect(order).toContainText(roubles(TO_FREE_DELIVERY))
    await expect(order).toContainText(roubles(DEPOSIT))
  }

  await page.getByRole('radio', { name: 'Самовывоз' }).check()
  await expect(order.getByRole('status').filter({ hasText: 'Итого' })).toHaveText(roubles(RENT))
  await page.getByRole('radio', { name: 'Доставка' }).check()
  await page.getByLabel('Компания').fill('ООО «Веранда»')
  await expect(order).toContainText(/депозит не\sнужен/i)
  await page.getByLabel('Компания').fill('')

  await fillOrderForm(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказ принят')
  const steps = page.getByRole('region', { name: 'Что дальше' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.nth(1)).toContainText(/Оплатите всё сразу/)
  await expect(steps.nth(1)).toContainText(roubles(PAYABLE))
  await expect(steps.nth(2)).toContainText('Москва, Садовая ул., 12')
  await expect(steps.nth(2)).toContainText(roubles(DEPOSIT))
  const things = page.getByRole('region', { name: 'Что привезём' })
  await expect(things.getByRole('listitem')).toHaveText([
    new RegExp(`${chair.name}.*2\\sшт\\.`, 's'),
    new RegExp(`${cover.name.replaceAll(' ', '\\s')}.*1\\sшт\\., дополнение`, 's'),
  ])
  await expect(things).toContainText(roubles(PAYABLE))
  await expectAccessible(page)
  // Two buttons beside each other, or on a phone one below the other.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const calendar = await page.getByRole('button', { name: /^В\sкалендарь$/ }).boundingBox()
    const share = await page.getByRole('button', { name: /^Скопировать ссылку/ }).boundingBox()
    expect(calendar?.height).toBe(share?.height)
    const between = (share?.y ?? 0) - (calendar?.y ?? 0)
    expect(between === 0 || between >= (calendar?.height ?? 0)).toBe(true)
  }
})

test('a company that says nothing around an order promises nothing', { tag: ['@desk', '@nightly'] }, async ({
  page,
  faultyShop,
}) => {
  const { order: _, careNote: __, ...settings } = readDemoData().settings as unknown as Record<string, object>
  const { note: ___, ...prepayment } = settings.prepayment as { note: string }
  const result = { ...settings, prepayment }
  faultyShop.services.fail({ path: /v2\/settings/ }, { status: 200, body: { result } })
  await returnWithCart(page, faultyShop.url, chairsAndCover)
  await page.goto(`${faultyShop.url}/order`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Когда и\sсколько/ })).toBeVisible()
  await expect(main).not.toContainText(/Перезвоним|Пришлём|списываем|закреплены|счёту|Отмена|Перенос/)
  await page.goto(`${faultyShop.url}/catalog/${chair.slug}`)
  await expect(main).not.toContainText('чистим')
})

test('the form of an order says what is wrong in its own words, at the field; times that are over cannot be chosen', {
  tag: '@phone',
}, async ({ page, shop }) => {
  await test.step('two consents, both empty beforehand, each missed in its own words; the first wrong field has the focus', async () => {
    await page.goto('/order')
    const terms = page.getByRole('checkbox', { name: 'Принимаю условия аренды и оферту' })
    const personal = page.getByRole('checkbox', { name: 'Даю согласие на обработку персональных данных' })
    await expect(terms).not.toBeChecked()
    await expect(personal).not.toBeChecked()

    await page.getByRole('button', { name: 'Отправить заказ' }).click()
    await expect(page.getByLabel('Имя')).toBeFocused()
    const message = page.getByRole('alert').filter({ hasText: /Проверьте \d\sпункт/ })
    const said = await message.textContent()
    await page.getByLabel('Имя').fill('Марина')
    await expect(page.getByLabel('Имя')).toHaveAccessibleDescription('')
    // It would be read out again.
    expect(await message.textContent()).toBe(said)
    await fillOrderForm(page)
    await personal.uncheck()
    await expect(personal).toHaveAccessibleDescription(/Отметьте согласие/)
    await expect(message).toBeHidden()
    await page.getByRole('button', { name: 'Отправить заказ' }).click()
    await expect(personal).toBeFocused()
    await expect(personal).toHaveAccessibleDescription(/Отметьте согласие/)
    await terms.uncheck()
    await expect(terms).toHaveAccessibleDescription(/Примите условия/)
    await expectAccessible(page)
    await expect(page).toHaveURL(/\/order$/)
  })
  await test.step('terms of cancelling and moving stand at the button, and a call can be asked for', async () => {
    await page.goto('/order')
    const order = page.getByRole('complementary', { name: 'Ваш заказ' })
    await expect(order.getByText(/^Сейчас ничего не\sсписываем/)).toBeVisible()
    await expect(order.getByText(/^Отмена: за\s7\sсуток и\sраньше вернём/)).toBeVisible()
    await expect(order.getByText(/^Перенос на\sдругие даты бесплатный один раз/)).toBeVisible()
    await expect(page.getByLabel('Почта')).toHaveAccessibleDescription(/^Пришлём список и\sсчёт$/)
    await expectAccessible(page)
    await order.getByRole('link', { name: 'Попросить перезвонить' }).click()
    await expect(page.getByRole('dialog').getByLabel('Когда удобно позвонить')).toBeVisible()
  })
  await test.step('a phone number is written in one form as soon as the field is left, or told what it lacks', async () => {
    await page.goto('/order')
    const phone = page.getByLabel('Телефон')
    await phone.fill('8916245112')
    await phone.blur()
    await expect(phone).toHaveAccessibleDescription(/Не\sхватает одной цифры/)
    await phone.fill('8(916)2451122')
    await phone.blur()
    await expect(phone).toHaveValue('+7 916 245-11-22')
    await expect(phone).toHaveAccessibleDescription('')
  })
  await test.step('times of today that are over cannot be chosen, and their field does not look out of use', async () => {
    const today = todayIn('Europe/Moscow', new Date())
    await page.clock.setFixedTime(Date.parse(`${today}T16:00:00+03:00`))
    await rememberDates(page, shop.url, { start: today, end: addDays(today, 2) })
    await page.goto('/order')
    const bring = page.getByRole('combobox', { name: 'Привезти' })
    const fetch = page.getByRole('combobox', { name: 'Забрать' })
    await expect(bring.getByRole('option', { disabled: true })).toHaveText([/^с\s9:00/, /^с\s12:00/])
    const lookOf = (field: Locator) =>
      field.evaluate(({ parentElement }) => {
        const { backgroundColor, color, cursor } = getComputedStyle(parentElement as Element)
        return { backgroundColor, color, cursor }
      })
    expect(await lookOf(bring)).toEqual(await lookOf(fetch))
  })
})

test('who leaves no e-mail address copies the number of the order; the page of a failed order is for nobody else', {
  tag: ['@desk', '@nightly'],
}, async ({ page, context }) => {
  await test.step('the page of a failed order redirects a visitor without one to the cart', async () => {
    await page.goto('/order/error')
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Корзина')
  })
  await test.step('who leaves no e-mail address is told to write the number down, and can copy it', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/order')
    await fillOrderForm(page)
    await page.getByLabel('Почта').fill('')
    await page.getByRole('radio', { name: 'Самовывоз' }).check()
    await page.getByRole('button', { name: 'Отправить заказ' }).click()
    await expect(page).toHaveURL(/\/order\/success/)

    const main = page.getByRole('main')
    await expect(main).toContainText(/Запишите номер: он\sпонадобится при получении/)
    await expect(main).not.toContainText(/почт/i)
    await expect(main).toContainText(/Выдадим/)
    await page.getByRole('button', { name: 'Скопировать номер' }).click()
    await expect(main.getByRole('status').filter({ hasText: 'Скопировано' })).toHaveCount(1)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    await expect(main).toContainText(`Номер ${copied}`)
    expect(copied).toMatch(/^С-\d{6}$/)
  })
})
