import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { rememberDates } from '../visitor.ts'

test.beforeEach(async ({ page, shop }) => rememberDates(page, shop.url))

test('the category comes first, brands by how much they have; a chosen brand stays in sight, and the price keeps its two ends', async ({
  page,
}) => {
  await test.step('the category comes first, brands by how much they have, and sizes only where they are alike', async () => {
    await page.goto('/catalog')
    const filters = await openFilters(page)
    const titles = await filters.locator('legend').allTextContents()
    expect(titles).toEqual(['Категория', 'Цена за сутки', 'Показывать', 'Бренды'])
    const rows = await filters.getByRole('group', { name: 'Бренды' }).locator('label').allTextContents()
    const counts = rows.map((row) => Number(/\d+$/.exec(row.trim())?.[0]))
    expect(counts.length).toBeGreaterThan(3)
    expect(counts).toEqual([...counts].sort((one, other) => other - one))
    await page.goto('/categories/posuda-i-servirovka')
    await expect((await openFilters(page)).locator('legend', { hasText: 'Объём' })).toBeVisible()
  })
  await test.step('a chosen brand that finds nothing any more stays in sight, and the price keeps its two ends', async () => {
    await page.goto('/catalog?brands=Верандея&min_price=50000')
    const filters = await openFilters(page)
    await expect(filters.getByRole('checkbox', { name: 'Верандея' })).toBeChecked()
    const [low, high] = await limits(page)
    expect(low).toBeLessThanOrEqual(high)
    await expect(filters.getByRole('slider', { name: 'Цена за сутки: от' })).toBeVisible()

    await filters.getByRole('checkbox', { name: 'Верандея' }).click()
    await expect(page).toHaveURL(/\/catalog\?min_price=50000$/)
  })
})

async function openFilters(page: Page) {
  const button = page.getByRole('button', { name: /^Фильтры/ })
  if (!(await button.isVisible())) return page.getByRole('form', { name: 'Фильтры' })
  await button.click()
  return page.getByRole('dialog', { name: 'Фильтры' })
}

async function limits(page: Page): Promise<[number, number]> {
  const digits = async (name: RegExp) => {
    const field = page.getByRole('textbox', { name }).filter({ visible: true })
    const text = (await field.inputValue()) || (await field.getAttribute('placeholder')) || ''
    return Number(text.replace(/\D/g, ''))
  }
  return [await digits(/^Цена от/), await digits(/^Цена до/)]
}
