import type { Page } from '@playwright/test'
import { readDemoData } from '../../server/upstream/index.ts'
import { expectAccessibleInSchemes } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { chair, rememberDates, roubles } from './visitor.ts'

const other = readDemoData().products.find(({ id }) => id === 102)
if (!other) throw new Error('The demonstration has no second chair')

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `В\u00A0избранное: ${name}`, exact: true }).first()
const main = (page: Page) => page.getByRole('main')

/** The favourites of a visitor who comes back. */
async function haveFavourites(page: Page, ...favouriteIds: (string | number)[]) {
  await page.addInitScript(
    (state) => {
      if (!localStorage.getItem('cart')) localStorage.setItem('cart', JSON.stringify({ state, version: 3 }))
    },
    { favouriteIds: favouriteIds.map(String) },
  )
}

test('a heart keeps a product on this device: on a card, on its page, after a reload, and back again', {
  tag: '@phone',
}, async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await page.goto('/catalog')
  await heart(page, chair.name).click()
  await expect(page).toHaveURL(/\/catalog$/)
  await expect(heart(page, chair.name)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: chair.name })).toContainText(/в\sизбранном/)
  // The header of a phone has no heart.
  const inHeader = page.getByRole('link', { name: 'Избранное, предметов: 1', includeHidden: true })
  await expect(inHeader).toHaveCount(1)

  await page.goto(`/catalog/${chair.slug}`)
  const words = main(page).getByRole('button', { name: /^В\sизбранном$/ })
  await expect(words).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/favourites')
  const card = main(page).getByRole('article').filter({ hasText: chair.name })
  await expect(card).toContainText(roubles(1200))
  await expectAccessibleInSchemes(page)
  await heart(page, chair.name).click()
  await expect(heart(page, chair.name)).toHaveAttribute('aria-pressed', 'false')
  // In its place until the visitor leaves: the heart takes it back.
  await heart(page, chair.name).click()
  await page.reload()
  await expect(card).toBeVisible()
  await heart(page, chair.name).click()
  await page.reload()
  await expect(main(page).getByRole('heading', { name: 'Пока пусто' })).toBeVisible()
  const popular = main(page).getByRole('region', { name: 'Чаще всего берут' })
  await expect(popular.getByRole('article')).toHaveCount(8)
  await expectAccessibleInSchemes(page)
  // A heart that is pressed there stays under the finger, and its card is above.
  const pressed = popular.getByRole('button', { name: `В\u00A0избранное: ${other.name}`, exact: true })
  await pressed.click()
  await expect(pressed).toBeFocused()
  await expect(main(page).locator('[data-product]')).toContainText(other.name)
})

test('a heart is at least 24 px and inside its card at 320 px', { tag: ['@phone', '@nightly'] }, async ({
  page,
  shop,
}) => {
  await rememberDates(page, shop.url)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/catalog')
  const card = page.getByRole('article').filter({ hasText: chair.name })
  const [box, around] = [await heart(page, chair.name).boundingBox(), await card.boundingBox()]
  // On a dark photograph it is seen by its disc.
  await expect(heart(page, chair.name)).toHaveCSS('background-image', /^radial-gradient/)
  expect(box && around && box.width >= 24 && box.height >= 24).toBe(true)
  expect(box && around && box.x >= around.x && box.x + box.width <= around.x + around.width).toBe(true)
})

test('all favourites go into the cart at one press; what left the catalogue is said and removed', {
  tag: ['@phone', '@nightly'],
}, async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await haveFavourites(page, chair.id, other.id, 99_999)
  await page.goto('/favourites')
  await expect(main(page)).toContainText(/1\sпредмет больше не\sсдаём/)
  await main(page)
    .getByRole('button', { name: /^Убрать из\sизбранного$/ })
    .click()
  await expect(main(page)).not.toContainText('больше не')
  await main(page)
    .getByRole('button', { name: /^Положить всё в\sкорзину$/ })
    .click()
  await page.getByRole('status').getByRole('link', { name: 'Перейти' }).click()
  await expect(main(page).getByRole('listitem').filter({ hasText: chair.name }).first()).toBeVisible()
  await expect(main(page).getByRole('listitem').filter({ hasText: other.name }).first()).toBeVisible()
})

test('two favourites are side by side by their details, from the URL again after a reload; Back leads to the link that opened them', {
  tag: '@desk',
}, async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await haveFavourites(page, chair.id, other.id)
  await page.goto('/favourites')
  for (const { name } of [chair, other])
    await main(page)
      .getByRole('checkbox', { name: `Сравнить ${name}` })
      .check()
  const open = main(page).getByRole('link', { name: /^Сравнить 2\sпредмета$/ })
  await open.press('Enter')
  // The pressed link is gone: the comparison takes the focus.
  await expect(page.locator(':focus')).toHaveAccessibleName('Сравнение')
  const table = main(page).getByRole('table')
  for (const { name } of [chair, other]) await expect(table.getByRole('columnheader', { name })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Аренда/ })).toContainText(roubles(1200))
  for (const { name, value } of other.specs)
    await expect(table.getByRole('row').filter({ hasText: name })).toContainText(value)
  // It scrolls in itself, not with the page.
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 320, height })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width, height })
  await expectAccessibleInSchemes(page)
  await page.goBack()
  await expect(open).toBeFocused()
  await expect(table).toBeHidden()
  await page.goForward()
  await expect(table).toBeVisible()
  await page.reload()
  await expect(table.getByRole('columnheader', { name: other.name })).toBeVisible()
  await table.getByRole('link', { name: `Убрать из сравнения: ${other.name}` }).click()
  await expect(page).toHaveURL(/\/favourites\?compare=101$/)
  await expect(table).toBeHidden()
  await expect(page.getByRole('checkbox', { name: `Сравнить ${other.name}` })).toBeFocused()
})
