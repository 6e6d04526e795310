import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { pressByKeyboard, tabTo } from './keyboard.ts'
import { chair, cover, fillCart, quantityOf, rememberDates, threeDays } from './visitor.ts'

const trolley = { id: 113, name: 'Тележка для стульев' }

test('an extra that another order holds on the same days is marked as taken, and is not counted', {
  tag: '@nightly',
}, async ({ page, shop }) => {
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

test('an extra follows its product until it is changed by hand, and is taken in part where there is less', async ({
  page,
  shop,
}) => {
  await test.step('an extra follows its product once it is told to, until it is changed by hand', async () => {
    await rememberDates(page, shop.url)
    await page.goto(`/catalog/${chair.slug}`)
    await fillCart(page)
    const [chairs, covers] = [quantityOf(page, chair.name), quantityOf(page, cover.name)]
    const forAll = (count: number) => page.getByRole('button', { name: `На все ${count}: ${cover.name}` })
    await tabTo(page, forAll(2), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(covers).toHaveValue('2')
    await expect(forAll(2)).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)

    await page.goto('/cart')
    await chairs.fill('24')
    await chairs.press('Enter')
    await expect(covers).toHaveValue('24')
    await covers.fill('5')
    await covers.press('Enter')
    await page.getByRole('button', { name: `Добавить 1: ${chair.name}` }).click()
    await expect(chairs).toHaveValue('25')
    await expect(covers).toHaveValue('5')

    await pressByKeyboard(page, forAll(25))
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
    await expect(covers).toHaveValue('5')
    await expect(forAll(25)).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible(page)
    await page.reload()
    await expect(covers).toHaveValue('5')
  })
  await test.step('an extra that came to more than there is can be taken in part', async () => {
    const chairs = quantityOf(page, chair.name)
    await page.getByRole('button', { name: `На все 25: ${cover.name}` }).click()
    await chairs.fill('400')
    await chairs.press('Enter')
    await page.getByRole('button', { name: new RegExp(`^Взять .*: ${cover.name}`) }).click()
    await expect(page.getByText(/^Есть только/)).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Оформить/ }).filter({ visible: true })).not.toHaveCount(0)
  })
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
