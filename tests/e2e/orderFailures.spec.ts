import type { Page, Route } from '@playwright/test'
import { CONSENTS_VERSION } from '#company/consents.ts'
import { readMessages, readOrders } from '../support/orders.ts'
import { repriceChair } from '../support/prices.ts'
import { boxesOf, boxOf } from './boxes.ts'
import { expect, type FaultyShop, test } from './fixtures.ts'
import {
  chair,
  chairsAndCover,
  cover,
  fillOrderForm,
  giveConsents,
  quantityOf,
  returnWithCart,
  roubles,
  threeDays,
} from './visitor.ts'

const orders = { method: 'POST', path: /\/v2\/orders$/ }

test.use({ expectedMessages: [/Failed to load resource/] })

test('refused for lack of stock, then at other prices: both are shown line by line, and one press accepts the new sum', async ({
  page,
  faultyShop,
}) => {
  const body = {
    error: {
      code: 'OUT_OF_STOCK',
      message: 'Not enough stock',
      lines: [{ productId: chair.id, parentId: null, requested: 2, available: 1 }],
    },
  }
  // Twice, each with its retry.
  faultyShop.services.fail(orders, { status: 409, body }, 4)
  await submitOrder(page, faultyShop)
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: /Кьявари\S+ золото\S+ на\sэти даты свободно 1\sиз\s2/ })
  await expect(refusal).toBeInViewport({ ratio: 1 })

  // On a phone the bar's button is pressed where the message cannot be seen.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Имя').scrollIntoViewIfNeeded()
  await expect(refusal).not.toBeInViewport()
  await page.getByRole('region', { name: 'Итог заказа' }).getByRole('button').click()
  await expect(refusal).toBeInViewport({ ratio: 1 })

  repriceChair(faultyShop.dataDir, 3)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  const message = page.getByRole('alert').filter({ hasText: 'цены изменились' })
  await expect(message).toBeInViewport()
  await expect(message.getByRole('listitem')).toHaveText([
    /Кьявари.*: было\s2\s400\s₽, стало\s7\s200\s₽$/,
    /^Аренда с\sдополнениями: было\s2\s620\s₽, стало\s7\s420\s₽$/,
  ])
  // With delivery.
  const card = page.getByRole('complementary', { name: 'Ваш заказ' })
  await expect(card.getByRole('status').filter({ hasText: 'Итого' })).toHaveText(roubles(11_920))
  expect(readOrders(faultyShop.dataDir)).toEqual([])

  await page.getByRole('button', { name: /^Отправить по\sновой цене$/ }).click()
  await expect(page).toHaveURL(/\/order\/success/)
  expect(readOrders(faultyShop.dataDir)).toMatchObject([{ total: 742_000, lines: [{ quantity: 2 }, {}] }])
})

test('services that answer 500, hang or lose the answer: the cart is kept, and a retry makes one order', async ({
  page,
  faultyShop,
}) => {
  await test.step('services that answer 500: one retry with the same key, then a second try makes one order', async () => {
    faultyShop.services.fail(orders, { status: 500 }, 2)
    await submitOrder(page, faultyShop)
    await expectNotSent(page)
    await offerAgain(page)

    const posts = faultyShop.services.calls.filter(
      ({ method, path }) => method === 'POST' && orders.path.test(path),
    )
    expect(posts).toHaveLength(3)
    expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(readOrders(faultyShop.dataDir)).toMatchObject([{ total: 262_000 }])
  })
  await test.step('services that do not respond: the cart is kept, a retry makes one order', async () => {
    faultyShop.services.fail(orders, 'hang')
    await submitOrder(page, faultyShop)
    await expectNotSent(page)
    expect(readOrders(faultyShop.dataDir)).toHaveLength(1)
    faultyShop.services.heal()
    await offerAgain(page)
    expect(readOrders(faultyShop.dataDir)).toMatchObject([{}, { total: 262_000 }])
  })
  await test.step('a response lost after the order was written: a retry finds the same order', async () => {
    await loseAnswer(page, faultyShop)
    await offerAgain(page)
    expect(readOrders(faultyShop.dataDir)).toMatchObject([{}, {}, { total: 262_000 }])
  })
  await test.step('an order that was changed after a lost response makes no second one unasked: the page says what the company has', async () => {
    await loseAnswer(page, faultyShop)
    await page.getByRole('link', { name: 'Отправить ещё раз' }).click()
    await page.getByLabel('Комментарий').fill('Позвоните заранее')
    await giveConsents(page)
    await page.getByRole('button', { name: 'Отправить заказ' }).click()
    const before = readOrders(faultyShop.dataDir)
    expect(before).toHaveLength(4)
    const told = page.getByRole('alert').filter({ hasText: /раньше у\sнас: номер С-/ })
    await expect(told).toBeInViewport()
    await expect(told.getByRole('link', { name: /Позвонить|\+7/ })).toHaveAttribute('href', /^tel:/)
    expect(readOrders(faultyShop.dataDir)).toEqual(before)

    await page.getByRole('button', { name: 'Отправить заказ' }).click()
    await expect(page).toHaveURL(/\/order\/success/)
    expect(readOrders(faultyShop.dataDir)).toHaveLength(5)
  })
  await test.step('an order that the service counted otherwise says so beside its own sum', async () => {
    const { start, end } = threeDays()
    const result = {
      id: 1,
      number: 'С-000001',
      total: 4321,
      period: { start, end },
      createdAt: new Date().toISOString(),
    }
    faultyShop.services.fail(orders, { status: 201, body: { result } })
    await submitOrder(page, faultyShop)
    await expect(page.getByRole('main')).toContainText('Записано иначе, чем отправлено')
    await expect(page.getByRole('main')).toContainText(
      /При отправке аренда стоила 2\s620\s₽, записана за\s4\s321\s₽/,
    )
  })
})

test('a visitor who has left the form stays, is told, and keeps what another tab put in meanwhile', {
  tag: '@nightly',
}, async ({ page, context, faultyShop }) => {
  await returnWithCart(page, faultyShop.url, chairsAndCover)
  await page.goto(`${faultyShop.url}/order`)
  await fillOrderForm(page)
  const answers: Route[] = []
  await page.route('**/graphql', async (route) => {
    const isOrder = route.request().postData()?.includes('idempotencyKey')
    if (isOrder) answers.push(route)
    else await route.continue()
  })
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect.poll(() => answers.length).toBe(1)

  const other = await context.newPage()
  await other.goto(`${faultyShop.url}/catalog/stol-kruglyj-180`)
  await other
    .getByRole('button', { name: /^В\sкорзину$/ })
    .first()
    .click()
  // A press before the scripts are here is answered later, and its field says 1 before that, too.
  await expect.poll(() => other.evaluate(() => localStorage.getItem('cart'))).toContain('stol-kruglyj-180')
  await other.close()
  await page.getByRole('link', { name: 'Контакты' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/contacts$/)
  await answers[0]?.continue()

  const toast = page.getByRole('status').filter({ hasText: /^Заказ .+ принят/ })
  await expect(toast).toBeVisible()
  await expect(page).toHaveURL(/\/contacts$/)
  expect(readOrders(faultyShop.dataDir)).toMatchObject([{ total: 262_000 }])
  const left = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').state)
  expect(left).toMatchObject({ products: [{ slug: 'stol-kruglyj-180', quantity: 1 }], relatedProducts: [] })
  await toast.getByRole('link', { name: 'Что дальше' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказ принят')
})

async function submitOrder(page: Page, { url }: FaultyShop) {
  await returnWithCart(page, url, chairsAndCover)
  await page.goto(`${url}/order`)
  await fillOrderForm(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
}

/** The order is made, but nobody is told; then the services work again. */
async function loseAnswer(page: Page, shop: FaultyShop) {
  shop.services.fail(orders, 'lostAnswer')
  await submitOrder(page, shop)
  await expectNotSent(page)
  shop.services.heal()
}

async function expectNotSent(page: Page) {
  await expect(page).toHaveURL(/\/order\/error/)
  await expect(page).toHaveTitle(/^Ваш заказ/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ответа пока нет$/)
  const main = page.getByRole('main')
  await expect(main).toContainText(/Корзина цела: даты и\sпредметы сохранены/)
  await expect(main.getByText('Что случилось')).toBeVisible()
  await expect(main.getByRole('link', { name: '+7 (495) 000-00-00' })).toHaveAttribute('href', /^tel:/)
}

/** Goes back to the form, which still knows the visitor, and sends it once more. */
async function offerAgain(page: Page) {
  await page.getByRole('link', { name: 'Отправить ещё раз' }).click()
  await expect(page.getByLabel('Имя')).toHaveValue('Марина Ветрова')
  await giveConsents(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect(page).toHaveURL(/\/order\/success/)
}

test.describe('an order that a person has to take', () => {
  test.use({ faultyEnv: { ORDER_MAX_SUM: '2000' } })

  test('on a desk it says so, and one press is in sight; a list under other words leads to a new page, until another order is sent', async ({
    page,
    context,
    faultyShop,
  }) => {
    await submitOrder(page, faultyShop)
    const { press, sendOrder } = await expectManager(page)
    await page.route('**/graphql', (route) =>
      route.continue({ postData: route.request().postData()?.replaceAll(CONSENTS_VERSION, '0f48d0dfbee9') }),
    )
    await press.click()
    const message = page.getByRole('alert').filter({ hasText: 'Условия изменились' })
    await expect(message.getByRole('button', { name: 'Обновить страницу' })).toBeVisible()
    await expect(message).not.toContainText('Отправьте ещё раз')
    await expect(press).toHaveCount(0)

    await page.unroute('**/graphql')
    const other = await context.newPage()
    await other.goto(`${faultyShop.url}/cart`)
    await other.getByRole('button', { name: `Добавить 1: ${chair.name}` }).click()
    await expect(quantityOf(other, chair.name)).toHaveValue('3')
    await other.close()
    await sendOrder.first().click()
    await expectManager(page)
    await expect(message).toHaveCount(0)
  })

  test('at 320 px it says so, keeps the cart, and one press in sight sends its list with the plan’s link', {
    tag: '@nightly',
  }, async ({ page, faultyShop }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await submitOrder(page, faultyShop)
    const { message, press, sendOrder } = await expectManager(page)
    expect(readOrders(faultyShop.dataDir)).toEqual([])

    faultyShop.services.fail({ method: 'POST', path: /\/v2\/feedback$/ }, { status: 500 }, 2)
    await press.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Список не' })).toContainText('Отправьте ещё раз')
    await press.click()
    await expect(page.locator(':focus')).toContainText(/Список у\sнас/)
    await expect(message).toBeHidden()

    const { start, end } = threeDays()
    expect(readMessages(faultyShop.dataDir)).toMatchObject([
      {
        name: 'Марина Ветрова',
        message: expect.stringContaining(
          `${faultyShop.url}/plan?v=1&s=${start}&e=${end}&l=${chair.id}_2._${cover.id}_1\n`,
        ),
      },
    ])
    await expect(sendOrder).toHaveCount(0)
    const ways = page.locator(':focus')
    await expect(ways.getByRole('link', { name: 'Открыть смету' })).toHaveAttribute('href', /^\/plan\?v=1&/)
    await page.reload()
    await expect(page.getByText(/^Список у\sнас$/)).toBeInViewport()
    await expect(sendOrder).toHaveCount(0)

    await ways.getByRole('link', { name: /^Вернуться в\sкаталог$/ }).click()
    await page.goto(`${faultyShop.url}/cart`)
    await page.getByRole('button', { name: `Добавить 1: ${chair.name}` }).click()
    await expect(quantityOf(page, chair.name)).toHaveValue('3')
    await page.goto(`${faultyShop.url}/order`)
    await expect(sendOrder.first()).toBeVisible()
    await expect(page.getByText(/^Список у\sнас$/)).toHaveCount(0)
  })
})

/** The form says that a person has to take the order; one press sends its list, and the order cannot be sent. */
async function expectManager(page: Page) {
  const message = page.getByRole('alert').filter({ hasText: 'Это оформит менеджер' })
  await expect(message).toContainText(/слишком много/)
  await expect(page.locator(':focus')).toContainText('Это оформит менеджер')
  const press = page.getByRole('button', { name: 'Отправить список сообщением' })
  await expect(press).toBeInViewport()
  const sendOrder = page.getByRole('button', { name: /^Отправить(\sзаказ)?$/ })
  await expect(sendOrder).toHaveCount(0)
  const [words, capsule] = [(await boxesOf(press, 'Отправить'))[0], await boxOf(press)]
  expect((words?.left ?? 0) - capsule.left).toBeGreaterThanOrEqual(24)
  return { message, press, sendOrder }
}
