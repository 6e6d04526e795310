import type { Page } from '@playwright/test'
import { EARLY_CONTROLS } from '../../support/earlyControls.ts'
import { EARLY_FIELDS, fieldsOf } from '../../support/earlyFields.ts'
import { expect, isNightly, test } from '../fixtures.ts'
import { holdScripts } from '../holdScripts.ts'
import { rememberDates } from '../visitor.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true })

test('a press before the scripts are here shows at once that it was taken, and is answered, also one of many', async ({
  page,
  shop,
}) => {
  await test.step('a press before the scripts are here shows at once that it was taken, and is answered', async () => {
    test.slow(true, 'each control on a new page')
    await rememberDates(page, shop.url)
    // A window, what puts into the cart, and what counts.
    const controls = EARLY_CONTROLS.filter((_, index) => isNightly || [0, 4, 5].includes(index))
    for (const { path, name, done } of controls)
      await test.step(`${name} of ${path}`, async () => {
        const letScriptsThrough = await holdScripts(page)
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForLoadState()
        const pressed = button(page, name)
        await pressed.evaluate((element) =>
          element.addEventListener('click', () =>
            element.setAttribute('data-look', getComputedStyle(element).opacity),
          ),
        )
        await pressed.click()
        await expect(pressed).toHaveAttribute('data-look', '0.5')
        await expect(pressed).toHaveAttribute('aria-busy', 'true')
        await expect(page.locator('#root')).not.toHaveAttribute('data-live')

        letScriptsThrough()
        await done(page)
        await expect(page.locator('[data-early]')).toHaveCount(0)
      })
  })
  await test.step('each thing that was pressed is added, the window asked for last is opened', async () => {
    await page.evaluate(() => localStorage.clear())
    const letScriptsThrough = await holdScripts(page)
    await rememberDates(page, shop.url)
    await page.goto('/catalog', { waitUntil: 'commit' })
    const adding = page.getByRole('button', { name: /^В корзину: / })
    const names = await adding.evaluateAll((buttons) => buttons.slice(0, 3).map(({ ariaLabel }) => ariaLabel))
    expect(names).toHaveLength(3)
    for (const name of names) await button(page, name ?? '').click()
    for (const name of ['Меню', 'Фильтры']) await button(page, name).click()
    await expect(page.locator('[data-early]')).toHaveCount(5)
    letScriptsThrough()
    await expect(dialog(page)).toHaveAccessibleName('Фильтры')
    await expect(page.locator('[data-early]')).toHaveCount(0)
    await expect(page.getByRole('group', { name: /^Количество: / })).toHaveCount(3)
  })
})

test('a link is followed without waiting for what was pressed', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const letScriptsThrough = await holdScripts(page)
  await rememberDates(page, shop.url)
  await page.goto('/', { waitUntil: 'commit' })
  await button(page, 'Меню').click()
  await page.getByRole('link', { name: 'Каталог' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/catalog$/)
  await button(page, 'Поиск').click()
  letScriptsThrough()
  await expect(dialog(page)).toHaveAccessibleName('Поиск')
})

test('what is typed or chosen before the scripts are here stays, and counts', async ({ page, shop }) => {
  test.slow(true, 'each page with fields')
  // The filters are beside the products.
  await page.setViewportSize({ width: 1440, height: 900 })
  await rememberDates(page, shop.url)
  for (const { path, counts } of EARLY_FIELDS)
    await test.step(path, async () => {
      const letScriptsThrough = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForLoadState()
      const entered = await page.evaluate(fieldsOf, true)
      expect(Object.keys(entered), path).not.toEqual([])
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
      letScriptsThrough()
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await counts?.(page)
      await expect.poll(() => page.evaluate(fieldsOf, false), path).toMatchObject(entered)
    })
})
