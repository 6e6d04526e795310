import type { Page } from '@playwright/test'
import { readMessages, readOrders } from '../support/orders.ts'
import { expect, test } from './fixtures.ts'
import { chair, cover, fillOrderForm, roubles, threeDays } from './visitor.ts'

test.use({ javaScriptEnabled: false, expectedMessages: [/Failed to load resource/] })

const title = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true })
const alert = (page: Page) => page.getByRole('form', { name: 'Заказ' }).getByRole('alert')
/** The answer to an order that was not made is the first thing that its page shows. */
async function expectRefusal(page: Page, message = alert(page)) {
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveTitle(/^Ошибка: Оформление/)
}
const send = (page: Page, name = /^Отправить заказ$/) => page.getByRole('button', { name }).click()
const plan = ({ start, end } = threeDays()) => `v=1&s=${start}&e=${end}&l=${chair.id}_2._${cover.id}_1`

test('from a product through the plan to the accepted order', async ({ page, faultyShop }) => {
  test.slow(true, 'the whole way')
  const { start, end } = threeDays(2)
  await page.goto(`${faultyShop.url}/catalog/${chair.slug}`)
  await page.getByRole('textbox', { name: 'Сколько' }).fill('2')
  await page.getByRole('button', { name: /^В\sсмету$/ }).click()
  const dates = page.getByRole('form', { name: 'Даты сметы' })
  await dates.getByLabel('Выдача').fill(start)
  await dates.getByLabel('Возврат').fill(end)
  await dates.getByRole('button', { name: 'Пересчитать' }).click()
  await page.getByRole('link', { name: `Дополнения: ${chair.name}` }).click()
  await page.getByRole('link', { name: `Добавить: ${cover.name}` }).click()
  await page.getByRole('link', { name: 'Оформить заказ' }).click()

  await expect(title(page)).toHaveText('Оформление')
  const card = page.getByRole('complementary', { name: 'Ваш заказ' })
  // 2 620 for the rent, 4 500 for delivery.
  await expect(card).toContainText(roubles(7120))
  await fillOrderForm(page)
  await send(page)

  await expect(title(page)).toHaveText('Заказ принят, скоро подтвердим')
  await expect(page).toHaveURL(/\/my-order\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText(roubles(7120))
  await page.reload()
  await expect(title(page)).toHaveText('Заказ принят, скоро подтвердим')
  await page.goto(`${faultyShop.url}/order/success?number=1`)
  await expect(title(page)).toHaveText('Ваш заказ')
  await expectAir(page)
  expect(readOrders(faultyShop.dataDir)).toMatchObject([
    {
      startDay: start,
      endDay: end,
      total: 262_000,
      customerName: 'Марина Ветрова',
      lines: [{ quantity: 2 }, {}],
    },
  ])
})

/** The title of the page after the order keeps away from the site's frame above it, and from what is below. */
async function expectAir(page: Page) {
  const text = title(page).locator('xpath=following-sibling::*[1]')
  const places = await Promise.all(
    [page.getByRole('main'), title(page), text].map((each) => each.boundingBox()),
  )
  const [main, heading, below] = places.map((place) => place ?? { y: Number.NaN, height: 0 })
  expect((heading?.y ?? 0) - (main?.y ?? 0)).toBeGreaterThanOrEqual(24)
  expect((below?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeGreaterThanOrEqual(16)
}

test('what is wrong stands beside its field, what was written stays, and nothing scrolls sideways at 320 px', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await test.step('what is wrong stands beside its field, and what was written stays', async () => {
    const before = readOrders(shop.dataDir).length
    await page.goto(`/order?${plan()}`)
    await expect(page).toHaveTitle(/^Оформление/)
    const key = await page.locator('input[name=key]').inputValue()
    await page.getByLabel('Имя').fill('Марина <b>Ветрова</b>')
    await page.getByLabel('Телефон').fill('+7 916 245')
    await page.getByLabel('Комментарий').fill('Заезд\nсо двора')
    await page.getByLabel(/^Возврат/).selectOption({ label: 'с\u00A018:00 до\u00A021:00' })
    await page.getByRole('checkbox', { name: /^Принимаю условия/ }).check()
    await send(page)

    await expectRefusal(page)
    await expect(alert(page)).toContainText(/Проверьте 3\sпункта.*телефон, адрес площадки, согласие/s)
    await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription(/Не\sхватает четырёх цифр/)
    await expect(page.getByLabel('Адрес площадки')).toHaveAccessibleDescription(/Напишите, куда привезти/)
    await expect(page.getByLabel('Имя')).toHaveValue('Марина <b>Ветрова</b>')
    await expect(page.getByLabel('Комментарий')).toHaveValue('Заезд\nсо двора')
    await expect(page.getByLabel(/^Возврат/)).toHaveValue('FROM_18_TO_21')
    await expect(page.getByRole('checkbox', { name: /^Принимаю условия/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^Даю согласие/ })).not.toBeChecked()
    await expect(page.locator('input[name=key]')).toHaveValue(key)

    await page.getByRole('radio', { name: 'Самовывоз' }).check()
    await page.getByLabel('Телефон').fill('+7 916 245-11-22')
    await page.getByRole('checkbox', { name: /^Даю согласие/ }).check()
    await send(page)
    await expect(title(page)).toHaveText('Заказ принят, скоро подтвердим')
    expect(readOrders(shop.dataDir).slice(before)).toMatchObject([
      { idempotencyKey: key, customerName: 'Марина <b>Ветрова</b>', total: 262_000 },
    ])
  })
  await test.step('nothing scrolls sideways at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/order', '/plan', `/plan?q=${encodeURIComponent('стул')}&with=${chair.id}&`]) {
      await page.goto(`${path}${path.includes('?') ? '' : '?'}${plan()}`)
      const width = await page.locator('body').evaluate((body) => body.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(320)
    }
  })
})

test.describe('a form over its allowance', () => {
  test.use({ faultyEnv: { MUTATIONS_PER_MINUTE: '1' } })

  test('is sent whole by a reload, and stands filled in one step back', { tag: '@nightly' }, async ({
    page,
    faultyShop,
  }) => {
    await page.request.post(`${faultyShop.url}/order?${plan()}`, {
      headers: { origin: faultyShop.url },
      form: { name: '' },
    })
    await page.goto(`${faultyShop.url}/order?${plan()}`)
    const key = await page.locator('input[name=key]').inputValue()
    await fillOrderForm(page)
    await send(page)
    await expect(page.getByText('Слишком много попыток подряд')).toBeVisible()
    const [again] = await Promise.all([page.waitForRequest(/\/order\?/), page.reload()])
    expect(new URLSearchParams(again.postData() ?? '').get('key')).toBe(key)
    expect(new URLSearchParams(again.postData() ?? '').get('name')).toBe('Марина Ветрова')
    await page.goBack()
    await expect(page.getByLabel('Имя')).toHaveValue('Марина Ветрова')
    await expect(page.locator('input[name=key]')).toHaveValue(/^[\w-]{32,}$/)
    expect(readOrders(faultyShop.dataDir)).toEqual([])
  })
})

test.describe('an order that a person has to take', () => {
  test.use({ faultyEnv: { ORDER_MAX_SUM: '2000' } })

  test('is not made; a second button sends its list as a message', { tag: '@nightly' }, async ({
    page,
    faultyShop,
  }) => {
    await page.goto(`${faultyShop.url}/order?${plan()}`)
    await fillOrderForm(page)
    await send(page)
    await expectRefusal(page)
    await expect(alert(page)).toContainText(/Для сайта это слишком много/)
    const sendOrder = page.getByRole('button', { name: 'Отправить заказ' })
    await expect(sendOrder).toBeHidden()
    await expect(page.getByRole('button', { name: 'Отправить список сообщением' })).toBeInViewport()
    await expect(page.getByLabel('Имя')).toHaveValue('Марина Ветрова')
    await send(page, /^Отправить список сообщением$/)
    await expect(alert(page)).toContainText(/Список у\sнас/)
    await expect(alert(page)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveTitle(/^Оформление/)
    await expect(sendOrder).toBeHidden()
    const ways = page.getByRole('form', { name: 'Заказ' }).getByRole('link')
    await expect(ways.filter({ hasText: /^Вернуться в\sкаталог$/ })).toHaveAttribute('href', '/catalog')
    await expect(ways.filter({ hasText: 'Открыть смету' })).toHaveAttribute('href', /^\/plan\?v=1&/)
    expect(readOrders(faultyShop.dataDir)).toEqual([])
    expect(readMessages(faultyShop.dataDir)).toMatchObject([
      { name: 'Марина Ветрова', message: expect.stringContaining(`${faultyShop.url}/plan?${plan()}\n`) },
    ])
  })
})
