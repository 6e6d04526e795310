import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { rememberDates } from './visitor.ts'

const cards = (page: Page) => page.getByRole('article')
const chosenBrand = { name: 'Лофтовик', products: 7 }

test('filters narrow the listing, live in the URL and are removed one by one; pages are added and counted there', {
  tag: '@desk',
}, async ({ page, shop }) => {
  await test.step('filters', async () => {
    await rememberDates(page, shop.url)
    await page.goto('/catalog')
    await expect(cards(page)).toHaveCount(20)

    await withFilters(page, async (filters) => {
      await filters.getByRole('checkbox', { name: chosenBrand.name }).click()
      await filters.getByRole('switch', { name: 'Только в наличии' }).click()
      await filters.getByRole('textbox', { name: /^Цена до/ }).fill('1 000')
      await filters.getByRole('textbox', { name: /^Цена до/ }).press('Enter')
    })
    await expect(page).toHaveURL(/\?brands=[^&]+&max_price=1000&in_stock=1$/)
    await expect(page.getByRole('link', { name: 'Убрать: до 1 000 ₽' })).toBeVisible()
    await expect(cards(page).filter({ hasNotText: chosenBrand.name })).toHaveCount(0)

    await page.getByRole('link', { name: 'Убрать: до 1 000 ₽' }).click()
    await page.getByRole('link', { name: 'Убрать: Только в наличии' }).click()
    await expect(page).toHaveURL(/\/catalog\?brands=[^&]+$/)
    await expect(cards(page)).toHaveCount(chosenBrand.products)

    await page.goBack()
    await expect(page).toHaveURL(/in_stock=1/)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Убрать: Лофтовик' })).toBeVisible()
  })
  await test.step('a choice that is taken back before its products are here does not come after all', async () => {
    await page.goto('/catalog')
    const held = Promise.withResolvers<void>()
    await page.route(/\/graphql/, async (route) => {
      await held.promise
      await route.continue()
    })
    const brand = page.getByRole('form', { name: 'Фильтры' }).getByRole('checkbox', { name: 'Лофтовик' })
    await brand.click()
    await brand.click()
    held.resolve()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main[aria-busy]')).toHaveCount(0)
    await page.unroute(/\/graphql/)
    await expect(page).toHaveURL(/\/catalog$/)
    await expect(brand).not.toBeChecked()
  })
  await test.step('«Показать ещё»', async () => {
    await page.goto('/catalog')
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дешевле')
    await expect(page).toHaveURL(/\?sort=cheapest$/)
    await page.getByRole('button', { name: 'Показать ещё' }).click()
    await expect(cards(page)).toHaveCount(40)
    await expect(page.getByText('Показано 40 из 84')).toBeVisible()
    await expect(page).toHaveURL(/\?sort=cheapest&page=1-2$/)

    await page.getByRole('link', { name: 'Страница 2', exact: true }).click()
    await expect(page).toHaveURL(/\?sort=cheapest&page=2$/)
    await expect(cards(page)).toHaveCount(20)
  })
})

test('two filters that are chosen at once are both chosen', { tag: '@phone' }, async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await page.goto('/catalog')
  await withFilters(page, async (filters) => {
    await filters.getByRole('checkbox', { name: 'Глазурье' }).click()
    await filters.getByRole('checkbox', { name: 'Гулкор' }).click()
  })
  await expect(page.getByRole('link', { name: 'Убрать: Глазурье' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Убрать: Гулкор' })).toBeVisible()
  await withFilters(page, async (filters) => {
    const reset = filters.getByRole('button', { name: 'Сбросить' })
    await reset.press('Enter')
    await expect(reset).toBeDisabled()
    await expect(reset).toBeFocused()
  })
  await expect(page).toHaveURL(/\/catalog$/)
})

/** Runs an action on the filters: beside the products, or on a phone in the sheet. */
async function withFilters(page: Page, choose: (filters: ReturnType<Page['getByRole']>) => Promise<void>) {
  const button = page.getByRole('button', { name: /Фильтры/ })
  if (!(await button.isVisible())) return choose(page.getByRole('form', { name: 'Фильтры' }))
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Фильтры' })
  await choose(sheet)
  await sheet.getByRole('button', { name: /^Показать/ }).click()
  await expect(sheet).toBeHidden()
}

test.describe('without scripts', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/catalog?volumes=0,3 л&volumes=0,45 л')
    await expect(cards(page)).toHaveCount(2)
    await page.getByRole('textbox', { name: /^Цена от/ }).fill('50')
    await page.getByRole('button', { name: 'Показать', exact: true }).click()
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Убрать: от 50 ₽' }).click()
    await expect(cards(page)).toHaveCount(2)
  })
})
