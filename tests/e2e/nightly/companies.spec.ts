import { type CompanyName, companyData } from '../../support/companies.ts'
import { overflowing } from '../../support/overflowing.ts'
import { routesOf } from '../../support/routes.ts'
import { expect, test } from '../fixtures.ts'

// The fixture watches each page for console messages, hydration warnings and requests to third parties.

for (const company of ['long', 'empty'] satisfies CompanyName[])
  test.describe(`the ${company} company`, () => {
    test.use({ company, expectedMessages: [/status of 404/] })

    test('has no page wider than its screen, at 390 and 320 pixels', async ({ page, companyShop }) => {
      test.setTimeout(240_000)
      const tooWide: string[] = []
      for (const { path } of routesOf(companyData(company))) {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(companyShop + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 700 })
          tooWide.push(...(await overflowing(page, width)).map((what) => `${width} ${path}: ${what}`))
        }
      }
      expect(tooWide).toEqual([])
    })
  })
