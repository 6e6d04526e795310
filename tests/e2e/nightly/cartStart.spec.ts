import type { Page } from '@playwright/test'
import { countShifts } from '../../support/shifts.ts'
import { expect, test } from '../fixtures.ts'
import { holdScripts } from '../holdScripts.ts'
import { chair, chairsAndCover, quantityOf, returnWithCart } from '../visitor.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const waiting = (page: Page) => page.getByText('Загружаем корзину')

/** Opens the cart as it is drawn before its scripts; the returned function lets them through. */
async function openDrawn(page: Page): Promise<() => void> {
  const letThrough = await holdScripts(page)
  await page.goto('/cart', { waitUntil: 'commit' })
  await page.waitForLoadState()
  return letThrough
}

const scriptsRun = (page: Page) =>
  expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 })

test('a cart before its scripts: an empty one moves nothing when they come, a full one is never seen empty', async ({
  page,
  shop,
}) => {
  await test.step('an empty cart is there before its scripts, and nothing moves when they come', async () => {
    const shift = await countShifts(page)
    const letScriptsThrough = await openDrawn(page)
    await expect(title(page)).toHaveText('В корзине пока пусто')
    await expect(page.getByRole('list', { name: 'Выдача в ближайшие дни' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Популярные категории' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(1)

    letScriptsThrough()
    await scriptsRun(page)
    await expect(title(page)).toHaveText('В корзине пока пусто')
    await expect(waiting(page)).toHaveCount(0)
    expect(await shift()).toBeLessThanOrEqual(0.005)
  })
  await test.step('who has something in the cart never sees it empty', async () => {
    await returnWithCart(page, shop.url, chairsAndCover)
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        for (const heading of document.querySelectorAll<HTMLElement>('h1'))
          if (heading.checkVisibility()) seen.add(heading.textContent)
        requestAnimationFrame(look)
      }
      look()
    })
    const letScriptsThrough = await openDrawn(page)
    await expect(title(page)).toHaveText('Корзина')
    await expect(waiting(page)).toBeVisible()

    letScriptsThrough()
    await expect(quantityOf(page, chair.name)).toHaveValue('2')
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
      'Корзина',
    ])
  })
})

test('a stored cart that nobody can read is an empty one', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cart', '{"state":{"products":[{}]},"version":2}'))
  const letScriptsThrough = await openDrawn(page)
  await expect(waiting(page)).toBeVisible()
  letScriptsThrough()
  await expect(title(page)).toHaveText('В корзине пока пусто')
})
