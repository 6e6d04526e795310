import { companyData } from '../support/companies.ts'
import { routesOf } from '../support/routes.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, isNightly, test } from './fixtures.ts'
import { LEAST, smallTargets } from './smallTargets.ts'
import { chair, fillCart, rememberDates } from './visitor.ts'

// The fixture watches each of these for console messages, hydration warnings and requests to third parties. Results of a search are
// looked at in search.spec.ts, the page of a failed order leads to the cart (order.spec.ts), the open date window in narrow.spec.ts.

const routes = routesOf(companyData('demo'))
/** Where axe looks, once a page: at 320 pixels where texts are, else on a desk. The whole matrix is `npm run test:nightly`. */
const AXE: Record<number, readonly string[]> = {
  320: [
    ...['/articles', '/articles/{category}', '/articles/{category}/{slug}', '/rent-terms', '/about'],
    ...['/contacts', '/solutions', '/solutions/{slug}', '/assortments/{assortmentSlug}'],
  ],
  1440: [
    ...['/', '/catalog', '/catalog/{slug}', '/categories', '/categories/{categorySlug}', '/cart', '/order'],
    ...['/order/success', '/sandbox', '(unknown)'],
  ],
}

/** Kinds of page that no journey looks at with axe; the others are looked at here once a night. */
const KINDS = [
  '/',
  '/catalog',
  '/categories',
  '/articles/{category}/{slug}',
  '/rent-terms',
  '/contacts',
  '(unknown)',
]
const shown = isNightly
  ? routes
  : routes.filter(
      ({ route, status }) => KINDS.includes(route) && (status === 200) !== (route === '(unknown)'),
    )
const missing = shown.filter(({ status }) => status === 404).map(({ path }) => path)
test.use({ expectedMessages: [new RegExp(`status of 404.*(${missing.join('|')})\\)$`)] })

test(`each kind of page has a quiet console, fits every width, is accessible, and what is pressed is ${LEAST} pixels wide and high`, async ({
  page,
  shop,
}) => {
  test.setTimeout(isNightly ? 400_000 : 120_000)
  await rememberDates(page, shop.url)
  for (const { route, path, status } of shown)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [1440, 744, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
        if (AXE[width]?.includes(route)) await expectAccessible(page)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      expect.soft(await smallTargets(page), path).toEqual([])
    })
})

test('a product and a filled cart are accessible, and what is pressed there is large enough', async ({
  page,
  shop,
}) => {
  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
  await fillCart(page)
  await expectAccessible(page)
  await page.goto('/cart')
  await expect(page.getByText('Дополнения', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await smallTargets(page)).toEqual([])
  await page.goto('/order')
  await expect(page.getByText(chair.name).filter({ visible: true }).first()).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
})
