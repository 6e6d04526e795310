import { addDays } from '#gateway/rental/period.ts'
import { type CompanyName, companyData } from '../../support/companies.ts'
import { routesOf } from '../../support/routes.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { rememberDates, returnWithCart, threeDays } from '../visitor.ts'

// Every page with data that no designer saw, as each visitor may have it.

/** What changes colours alone is looked at for them alone. */
const COLOURS = ['color-contrast', 'link-in-text-block']
const LOOKS: { name: string; width: number; media?: object; text?: string; rules?: string[] }[] = [
  { name: '320 px', width: 320 },
  { name: '390 px', width: 390 },
  { name: 'text of 200 %', width: 390, text: '200%' },
  { name: 'dark', width: 390, media: { colorScheme: 'dark' }, rules: COLOURS },
  { name: 'forced colours', width: 390, media: { forcedColors: 'active' } },
  { name: '1440 px', width: 1440 },
  { name: 'text of 200 % on a desk', width: 1440, text: '200%' },
  { name: '2560 px', width: 2560 },
]

for (const company of ['long', 'one', 'bare', 'empty'] satisfies CompanyName[]) {
  const data = companyData(company)
  const [product] = data.products
  for (const path of new Set(routesOf(data).map((route) => route.path)))
    test.describe(`the ${company} company`, () => {
      test.use({ company, expectedMessages: [/status of 404/] })

      test(`axe finds nothing on ${path}, however it is looked at`, async ({ page, companyShop }) => {
        test.slow(true, 'eight looks')
        const cart = product && {
          products: [{ id: String(product.id), slug: product.slug, quantity: 2, isRemovedFromCart: false }],
        }
        await returnWithCart(page, companyShop, cart)
        const { start } = threeDays()
        await rememberDates(page, companyShop, { start, end: addDays(start, 6) })
        await page.goto(companyShop + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const { name, width, media, text, rules } of LOOKS) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({
            colorScheme: 'light',
            forcedColors: 'none',
            reducedMotion: 'reduce',
            ...media,
          })
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = size
          }, text ?? '')
          await test.step(name, () => expectAccessible(page, rules))
        }
      })
    })
}

test.describe('a company with one category', () => {
  test.use({ company: 'one' })

  test('has no arrows beside a shelf on which all stands', async ({ page, companyShop }) => {
    await page.goto(companyShop)
    await expect(page.getByRole('heading', { name: 'Популярные категории' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Вперёд' })).toBeHidden()
  })
})
