import { addDays } from '#gateway/rental/period.ts'
import settings from '../../server/upstream/demo/settings.json' with { type: 'json' }
import { roubles, threeDays } from '../support/rental.ts'
import { sevenRules } from '../support/tariff.ts'
import { expectAccessibleInSchemes } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { chair, fillOrderForm, orderThis, rememberDates } from './visitor.ts'

test('dates whose day is closed say so, one press takes the nearest, and these are ordered', async ({
  page,
  faultyShop: { url, services },
}) => {
  const dates = threeDays(40)
  const closed = { result: { closed: [{ date: dates.start, reason: 'Учёт на складе' }] } }
  services.fail({ path: /\/v2\/calendar/ }, { status: 200, body: closed })
  await rememberDates(page, url, dates)
  await page.goto(`${url}/catalog/${chair.slug}`)
  const pill = page.getByRole('button', { name: /день закрыт/ }).filter({ visible: true })
  await expect(pill).toBeVisible()
  await expect(
    page
      .getByText(/выдачи нет: Учёт на складе/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await pill.click()

  const modal = page.getByRole('dialog', { name: 'Даты аренды' })
  await expect(modal.locator(`[data-day="${dates.start}"] button`)).toHaveAttribute('aria-disabled', 'true')
  await expect(modal.locator(`[data-day="${dates.start}"] button`)).toHaveAccessibleName(/Учёт на складе/)
  await expect(modal.getByRole('button', { name: 'Применить' })).toBeDisabled()
  await expectAccessibleInSchemes(page)
  await modal.getByRole('button', { name: /^Ближайшие/ }).press('Enter')
  await modal.getByRole('button', { name: 'Применить' }).press('Enter')
  await expect(modal).toBeHidden()
  await orderThis(page, url)
  const sent = services.calls.find(({ method, path }) => method === 'POST' && /\/orders$/.test(path))
  expect(sent?.body).toContain(addDays(dates.start, 1))
})

test.describe('a company with a tariff of its own, and a price of delivery by the address', () => {
  test.use({ tariff: { prices: sevenRules } })

  test('says its sums on card, product, cart and order, takes a code, and the order page has the same', async ({
    page,
    faultyShop: { url, services },
  }) => {
    const capabilities = ['quotes', 'delivery-quotes', 'orders']
    services.fail(
      { path: /\/v2\/settings/ },
      { status: 200, body: { result: { ...settings, capabilities } } },
    )
    const offices = ['Север, Лесная, 1', 'Юг, Полевая, 2'].map((address, index) => {
      return { id: index + 1, type: 'pickup', address }
    })
    services.fail({ path: /\/v2\/contacts/ }, { status: 200, body: { result: { offices } } })
    const dates = threeDays(3)
    await rememberDates(page, url, dates)
    await page.goto(`${url}/catalog?search=${encodeURIComponent(chair.name)}`)
    const priceOf = (quote: string) => services.calls.filter(({ path }) => path.endsWith(quote))
    const card = page.getByRole('article').filter({ hasText: chair.name }).first()
    await expect(card).toContainText(/₽/)
    // All cards of the page in one question.
    expect(priceOf('/quotes')).toHaveLength(1)
    const shown = (await card.locator('.price').textContent()) ?? ''
    await page.goto(`${url}/catalog/${chair.slug}`)
    const sum = /[\d\s]+₽/.exec(shown)?.[0].trim() ?? ''
    const sums = page.getByRole('region', { name: 'Стоимость аренды' })
    await expect(sums).toContainText(sum)
    await expect(sums).toContainText('Аренда по дням')
    await expect(sums).not.toContainText('Первые')
    await page
      .getByRole('button', { name: /^В\sкорзину$/ })
      .first()
      .click()

    await page.goto(`${url}/cart`)
    const total = page.getByText(/^Итого без\sдоставки$/).locator('..')
    const order = page.getByRole('complementary').or(page.getByRole('main'))
    await expect(order.getByText('НДС 20 %').first()).toBeVisible()
    await expect(total).toBeVisible()
    const before = (await total.textContent()) ?? ''
    const code = page.getByRole('textbox', { name: 'Промокод' })
    await code.fill('ЗИМА')
    await code.press('Enter')
    await expect(page.getByText('По промокоду')).toBeVisible()
    await expect(page.getByText(/Если код действует/)).toBeVisible()
    await expect(total).not.toHaveText(before)
    await expectAccessibleInSchemes(page)

    await page.goto(`${url}/order`)
    await fillOrderForm(page)
    await page.getByRole('radio', { name: 'Самовывоз' }).check()
    const places = page.getByRole('combobox', { name: 'Где забрать' })
    await expect(places).toHaveValue('1')
    await places.selectOption('2')
    await expect(
      page.getByRole('definition').or(page.locator('dt')).getByText('Юг, Полевая, 2'),
    ).toBeVisible()
    await page.getByRole('radio', { name: 'Доставка' }).check()
    await page.getByLabel('Адрес площадки').fill('Красногорск, Садовая ул., 12')
    await expect(page.getByText(/Красногорск, 14/)).toBeVisible()
    await expectAccessibleInSchemes(page)
    await page.getByRole('button', { name: 'Отправить заказ' }).click()
    await expect(page).toHaveURL(/\/order\/success/)
    const sent = JSON.parse(services.calls.find(({ path }) => /\/v2\/orders$/.test(path))?.body ?? '{}')
    expect(sent).toMatchObject({ code: 'ЗИМА', quotedDelivery: { price: 5340 } })
    await page.getByRole('link', { name: 'Мой заказ' }).click()
    await expect(page.getByRole('main')).toContainText(roubles(sent.expectedTotal + 5340))
    await expect(page.getByRole('main')).toContainText('Налоги, сборы и скидки')
  })
})
