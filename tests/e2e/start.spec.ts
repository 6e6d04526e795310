import { expect, test } from './fixtures.ts'
import { chair, cover, returnWithCart } from './visitor.ts'

test('on start the cart and ten viewed products are fetched; a removed line comes back as it was', async ({
  page,
  shop,
}) => {
  const removed = { id: String(chair.id), slug: 'renamed-since', quantity: 5, isRemovedFromCart: true }
  const extra = { id: String(cover.id), parentId: removed.id, isShowInCart: false }
  const quantities = { [JSON.stringify([extra.parentId, extra.id])]: 3 }
  const viewed = Array.from({ length: 11 }, (_, index) => String(101 + index))
  await returnWithCart(page, shop.url, {
    products: [removed],
    relatedProducts: [extra],
    relatedProductsQuantity: quantities,
    previouslyLookedIds: viewed,
  })
  const asked = (name: string) =>
    page.waitForRequest(
      (request) => request.url().includes('/graphql') && (request.postData() ?? '').includes(name),
    )
  const [ofViewed, ofCart] = [asked('ProductCards'), asked('CartProducts')]
  await page.goto('/')
  expect((await ofViewed).postDataJSON().variables.ids.toSorted()).toEqual(viewed.slice(0, 10))
  expect((await ofCart).postDataJSON().variables.ids).toEqual([removed.id])
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null').state)
  await expect.poll(async () => (await stored()).products).toEqual([{ ...removed, slug: chair.slug }])
  expect(await stored()).toMatchObject({ relatedProducts: [extra], relatedProductsQuantity: quantities })

  await page.goto(`/catalog/${chair.slug}`)
  const count = page.getByRole('textbox', { name: `Количество: ${chair.name}` })
  await expect(count).toHaveValue('5')
  await page
    .getByRole('button', { name: /^В\sкорзину$/ })
    .first()
    .click()
  await expect(count).toHaveValue('5')
  expect(await stored()).toMatchObject({
    products: [{ ...removed, slug: chair.slug, isRemovedFromCart: false }],
    relatedProducts: [{ ...extra, isShowInCart: true }],
    relatedProductsQuantity: quantities,
  })
})
