import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { expect, test } from './fixtures.ts'
import { chair, rememberDates, threeDays } from './visitor.ts'

const trolley = { id: 113, name: 'Тележка для стульев' }

test('an extra that another order holds on the same days is marked as taken, and is not counted', async ({
  page,
  shop,
}) => {
  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
  await page.getByRole('button', { name: `Добавить: ${trolley.name}` }).click()
  await page.goto('/cart')
  const total = page
    .getByRole('complementary')
    .or(page.getByRole('region'))
    .filter({ hasText: 'Ваш заказ' })
    .first()
  await expect(total).toContainText('Дополнения')

  await takeAll(shop.url, trolley.id)
  const line = page.getByRole('listitem').filter({ hasText: trolley.name }).last()
  // Stock is cached for a moment: a visitor who comes back then still sees it.
  await expect(async () => {
    await page.reload()
    await expect(line).toContainText(/Занято|Нет\sв\sналичии/, { timeout: 1000 })
  }).toPass()
  await expect(total).not.toContainText('Дополнения')
})

/** Another customer orders every unit of a product for the visitor's days. */
async function takeAll(url: string, id: number): Promise<void> {
  const period = threeDays()
  const { products } = await ask<{ products: { items: { stock: number }[] } }>(
    url,
    'query Stock($filter: ProductFilter) { products(filter: $filter) { items { stock } } }',
    { filter: { ids: [String(id)], period } },
  )
  const lines = [{ productId: String(id), quantity: products.items[0]?.stock }]
  const input = orderInput({ idempotencyKey: `take-all-${crypto.randomUUID()}`, period, lines })
  const answer = await ask<CreateOrderAnswer>(url, createOrder, { input })
  expect(answer.createOrder).toMatchObject({ __typename: 'OrderCreated' })
}
