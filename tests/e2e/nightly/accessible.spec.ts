import type { Page } from '@playwright/test'
import { companyData } from '../../support/companies.ts'
import { routesOf } from '../../support/routes.ts'
import { expectAccessibleInSchemes } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { chair, fillCart, rememberDates } from '../visitor.ts'

// The fixture watches each of these for console messages, hydration warnings and requests to third parties.
for (const { path, status } of routesOf(companyData('demo'))) {
  test.describe(path, () => {
    test.use({ expectedMessages: status === 200 ? [] : [/status of 404/] })

    test('has a quiet console and is accessible', async ({ page, shop }) => {
      test.slow(path === '/sandbox', 'every component at once')
      await rememberDates(page, shop.url)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === '/sandbox') await expect(page.getByRole('heading', { name: 'Ждём' })).toBeVisible()
      await expectAccessibleInSchemes(page)
    })
  })
}

test('a first visit to the catalogue opens the date window, which is accessible', async ({ page }) => {
  await page.goto('/catalog')
  await expect(page.getByRole('dialog', { name: 'Даты аренды' })).toBeVisible()
  await page.locator('[data-day] button:enabled').nth(4).click()
  await expectAccessibleInSchemes(page)
})

test('a product and a filled cart are accessible', async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
  await fillCart(page)
  await expectAccessibleInSchemes(page)
  for (const path of ['/cart', '/order']) {
    await page.goto(path)
    await expect(page.getByText(chair.name).filter({ visible: true }).first()).toBeVisible()
    await expectAccessibleInSchemes(page)
  }
})

const windows: {
  name: string
  path: string
  open: (page: Page) => Promise<void>
  role: 'dialog' | 'listbox'
}[] = [
  {
    name: 'the photo viewer',
    path: `/catalog/${chair.slug}`,
    open: (page) =>
      page
        .getByRole('button', { name: /^На весь экран/ })
        .first()
        .click(),
    role: 'dialog',
  },
  {
    name: 'the suggestions of the search',
    path: '/',
    open: async (page) => {
      const button = page.getByRole('button', { name: 'Поиск', exact: true })
      if (await button.isVisible()) await button.click()
      await page.getByRole('combobox', { name: 'Поиск по каталогу' }).pressSequentially('стул')
    },
    role: 'listbox',
  },
]

for (const { name, path, open, role } of windows) {
  test(`${name} is accessible`, async ({ page, shop }) => {
    await rememberDates(page, shop.url)
    await page.goto(path)
    await open(page)
    await expect(page.getByRole(role).first()).toBeVisible()
    await expectAccessibleInSchemes(page)
  })
}

for (const [name, path] of [
  ['Меню', '/'],
  ['Фильтры', '/catalog'],
] as const) {
  test(`the sheet «${name}» of a phone is accessible`, async ({ page, shop }) => {
    const { width = 0 } = page.viewportSize() ?? {}
    if (width > 600) await page.setViewportSize({ width: 390, height: 844 })
    await rememberDates(page, shop.url)
    await page.goto(path)
    await page.getByRole('button', { name }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectAccessibleInSchemes(page)
  })
}
