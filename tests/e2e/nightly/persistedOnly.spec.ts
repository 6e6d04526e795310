import { readOrders } from '../../support/orders.ts'
import { expect, test } from '../fixtures.ts'
import { rentChairs } from '../visitor.ts'

test.use({ faultyEnv: { PERSISTED_ONLY: 'on' } })

test('where only registered operations are answered, the whole shop works', async ({ page, faultyShop }) => {
  const refused: string[] = []
  const operations = new Set<string>()
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/graphql') return
    operations.add(response.request().postDataJSON()?.operationName)
    // That of a page which is left meanwhile cannot be read.
    const body = await response.text().catch(() => '')
    if (body.includes('"errors"')) refused.push(body)
  })

  await page.goto(faultyShop.url)
  await page
    .getByRole('link', { name: /^Каталог/ })
    .filter({ visible: true })
    .first()
    .click()
  await rentChairs(page)
  expect(readOrders(faultyShop.dataDir).at(-1)).toMatchObject({ total: 262_000 })

  expect(refused).toEqual([])
  expect([...operations]).toEqual(
    expect.arrayContaining(['CatalogProducts', 'ProductPage', 'CartProducts', 'CreateOrder']),
  )
})
