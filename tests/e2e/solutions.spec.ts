import { expect, test } from './fixtures.ts'
import { chooseThreeDays, quantityOf, rememberDates, roubles, threeDays } from './visitor.ts'

const arch = { id: '175', owned: 7, name: 'Арка круглая, золото, 2 м' }
const cushion = { name: 'Подушка на стул, белая', pieces: 64 }

test('with dates a solution shows what is free, on paper all of it, and adds a product to the cart in its own quantity', async ({
  page,
  shop,
}) => {
  await takeAllArches(shop.url)
  await page.goto('/solutions')
  await page.getByRole('link', { name: 'Свадьба на 60 гостей' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Свадьба/ })).toBeVisible()
  await expect(page.getByText(/^Займёт 64,5\sм² пола/)).toBeVisible()
  const sums = page.getByRole('complementary', { name: 'Стоимость комплекта' })
  await expect(sums).toContainText(roubles(234_100))

  await sums.getByRole('button', { name: 'Выбрать даты' }).click()
  await chooseThreeDays(page)
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row(arch.name).first()).toContainText('Занято на\u00A0ваши даты')
  await expect(
    row(arch.name)
      .first()
      .getByRole('button', { name: /^В корзину/ }),
  ).toHaveCount(0)
  await expect(row(cushion.name)).toContainText('Свободно 600\u00A0шт.')
  // 282 232 for three days, without the arch.
  await expect(sums).toContainText(roubles(267_932))
  await expect(sums).toContainText('Свободно целиком: 17\u00A0из\u00A018\u00A0предметов')

  const main = page.getByRole('main')
  const rows = main.getByRole('region', { name: 'Что внутри' }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await page.emulateMedia({ media: 'print' })
  await expect(rows).toHaveCount(18)
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(main.getByRole('img').filter({ visible: true })).toHaveCount(0)
  await expect(main.getByText('Похожие решения')).toBeHidden()
  await expect(main.getByText('Итого за\u00A0свободное')).toBeVisible()

  // The keyboard goes on in what unfolds.
  await page.emulateMedia({ media: 'screen' })
  const hidden = page.getByRole('button', { name: /^Показать ещё 8$/ })
  await hidden.focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(18)
  await expect(hidden).toHaveCount(0)
  await expect(rows.nth(10).getByRole('link')).toBeFocused()

  await page.getByRole('button', { name: new RegExp(`^В корзину: ${cushion.name}`) }).click()
  await expect(quantityOf(page, cushion.name)).toHaveValue(String(cushion.pieces))
  await page.goto('/cart')
  await expect(quantityOf(page, cushion.name)).toHaveValue(String(cushion.pieces))
})

/** Somebody else rents every arch on the visitor's dates; the second time there is none left, which is the same. */
async function takeAllArches(url: string): Promise<void> {
  const input = {
    idempotencyKey: 'all-the-arches-of-the-shop',
    period: threeDays(),
    lines: [{ productId: arch.id, quantity: arch.owned }],
    customer: { name: 'Анна', phone: '+7 900 000-00-00' },
    delivery: { method: 'PICKUP' },
    consent: true,
    termsAccepted: true,
  }
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'graphql-require-preflight': '1' },
    body: JSON.stringify({
      query: 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename } }',
      variables: { input },
    }),
  })
  expect(await answer.json()).toMatchObject({ data: { createOrder: { __typename: 'OrderCreated' } } })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a solution is whole, and shows nothing that needs a script', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    await rememberDates(page, shop.url)
    await page.goto('/solutions')
    await page.getByRole('link', { name: 'Конференция на 120 человек' }).click()
    const contents = page.getByRole('region', { name: 'Что внутри' })
    await expect(contents.getByRole('listitem').filter({ visible: true })).toHaveCount(18)
    await expect(contents.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(contents.getByRole('listitem').first()).toContainText('Свободно')
    await page.getByRole('link', { name: 'Все решения' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Готовые решения')
  })
})
