import { readOrders } from '../support/orders.ts'
import { expect, test } from './fixtures.ts'
import { chair, chooseThreeDays, fillCart, fillOrderForm, roubles } from './visitor.ts'

test.use({ faultyEnv: { PERSISTED_ONLY: 'on' } })

test('where only registered operations are answered, the whole shop works', async ({ page, faultyShop }) => {
  const refused: string[] = []
  const operations = new Set<string>()
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/graphql') return
    const body = await response.text()
    operations.add(response.request().postDataJSON()?.operationName)
    if (body.includes('"errors"')) refused.push(body)
  })

  await page.goto(faultyShop.url)
  await page
    .getByRole('link', { name: /^Каталог/ })
    .filter({ visible: true })
    .first()
    .click()
  await chooseThreeDays(page)
  const card = page.getByRole('article').filter({ hasText: chair.name })
  await expect(card).toContainText(roubles(1200))
  await card.getByRole('link', { name: chair.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chair.name)
  await fillCart(page)
  await page
    .getByRole('link', { name: /^Перейти\sв\sкорзину$/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Оформить заказ' }).filter({ visible: true }).first().click()
  await fillOrderForm(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказ принят')
  expect(readOrders(faultyShop.dataDir).at(-1)).toMatchObject({ total: 262_000 })

  expect(refused).toEqual([])
  expect([...operations]).toEqual(
    expect.arrayContaining([
      'CatalogProducts',
      'CatalogFilters',
      'ProductPage',
      'CartProducts',
      'CreateOrder',
    ]),
  )
})
