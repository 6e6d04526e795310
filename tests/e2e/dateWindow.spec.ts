import type { Locator, Page } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { expect, test } from './fixtures.ts'

const LIME = 'rgb(214, 242, 75)'
const LIME_WASH = 'rgb(237, 247, 188)'

test('the window says what comes next, shows the days up to the pointer, and is lime once the return is chosen', {
  tag: ['@desk', '@nightly'],
}, async ({ page }) => {
  const modal = await openWindow(page)
  const apply = modal.getByRole('button', { name: 'Применить' })
  const reset = modal.getByRole('button', { name: 'Сбросить' })
  await expect(modal).toContainText(/От\s2 до\s365\sсуток, считая выдачу и\sвозврат/)
  await expect(countOf(modal)).toContainText('Выберите день выдачи')

  await openDays(modal).nth(3).click()
  await expect(countOf(modal)).toContainText(/Теперь день возврата\s— или оставьте 2\sсуток/)
  await expect(apply).toBeEnabled()
  await expect(apply).not.toHaveCSS('background-color', LIME)

  await openDays(modal).nth(5).click()
  await expect(countOf(modal)).toContainText(/2\sсуток \+ 1\sдоп\./)
  await expect(apply).toHaveCSS('background-color', LIME)

  // After a reset the keyboard stands on the first day.
  await reset.press('Enter')
  await expect(reset).toBeDisabled()
  await expect(openDays(modal).first()).toBeFocused()

  const cells = modal.getByRole('gridcell').filter({ has: page.locator('button:enabled') })
  await openDays(modal).nth(3).click()
  await openDays(modal).nth(7).hover()
  for (const index of [5, 6, 7]) await expect(cells.nth(index)).toHaveCSS('background-color', LIME_WASH)
  await expect(cells.nth(8)).not.toHaveCSS('background-color', LIME_WASH)

  await openDays(modal).nth(7).click()
  await openDays(modal).nth(10).hover()
  await expect(cells.nth(9)).not.toHaveCSS('background-color', LIME_WASH)

  // No day beyond the longest rental can be pressed while the return is chosen.
  await reset.click()
  const starts = await modal
    .locator('[data-day]:has(button:enabled)')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day') ?? ''))
  // The day behind the last one is shown beside it where both are of one month.
  const index = starts.findIndex((day) => addDays(day, 364).slice(0, 7) === addDays(day, 365).slice(0, 7))
  await openDays(modal).nth(index).click()
  const last = addDays(starts[index] ?? '', 364)
  for (let month = 0; month < 13 && (await dayButton(modal, last).count()) === 0; month++)
    await nextMonth(modal).click()
  await expect(dayButton(modal, last)).toBeEnabled()
  await expect(dayButton(modal, addDays(last, 1))).toBeDisabled()
  await dayButton(modal, last).click()
  await expect(countOf(modal)).toContainText(/365\sсуток.*\d{4}\s— .*\d{4}/)
})

test('the ready lengths stand in one row, the window keeps its height, and by keyboard the days go on beyond its months', {
  tag: '@nightly',
}, async ({ page }) => {
  const modal = await openWindow(page)
  await expect(modal).toHaveCSS('transform', 'none')
  const heights = new Set<number | undefined>()
  const cellOf = (day: string) => modal.locator(`[data-day="${day}"]:not([data-outside])`)
  const last =
    (await modal.locator('[data-day]:not([data-outside], [data-hidden])').last().getAttribute('data-day')) ??
    ''
  await cellOf(last).getByRole('button').focus()
  await page.keyboard.press('ArrowRight')
  await expect(cellOf(addDays(last, 1)).getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(cellOf(last).getByRole('button')).toBeFocused()

  for (let month = 0; month < 8; month++) {
    heights.add((await modal.boundingBox())?.height)
    await nextMonth(modal).click()
  }
  expect(heights.size).toBe(1)

  const buttons = modal.getByRole('group', { name: 'Готовые сроки' }).getByRole('button')
  const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await buttons.last().click()
  await expect(buttons.last()).toBeInViewport({ ratio: 0.99 })
})

test('on a phone past weeks take no room and the next month follows below; on small screens all that is pressed is in sight', {
  tag: '@phone',
}, async ({ page }) => {
  const modal = await openWindow(page)
  await expect(modal.getByRole('grid')).toHaveCount(2)
  const closed = modal.locator('[data-day] button:disabled').filter({ visible: true })
  expect(await closed.count()).toBeLessThan(7)
  const [upper, lower] = await Promise.all(
    (await modal.getByRole('grid').all()).map((month) => month.boundingBox()),
  )
  expect(lower?.x).toBe(upper?.x)
  expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0))

  for (const viewport of [
    { width: 320, height: 640 },
    { width: 844, height: 390 },
    { width: 720, height: 450 },
  ])
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport)
      await openWindow(page)
      const presets = modal.getByRole('group', { name: 'Готовые сроки' }).getByRole('button')
      if (viewport.width === 320) await expect(presets.last()).toBeInViewport({ ratio: 0.99 })
      const days = openDays(modal)
      await days.nth(8).click()
      await days.nth(12).click()
      for (const part of [
        modal.getByRole('heading', { name: 'Даты аренды' }),
        modal.getByRole('button', { name: 'Закрыть' }),
        nextMonth(modal),
        modal.getByRole('button', { name: 'Сбросить' }),
        modal.getByRole('button', { name: 'Применить' }),
        days.nth(12),
      ]) {
        await expect(part).toBeInViewport({ ratio: 0.99 })
        expect(await isOnTop(part)).toBe(true)
      }
    })
})

async function openWindow(page: Page): Promise<Locator> {
  await page.goto('/catalog')
  const modal = page.getByRole('dialog', { name: 'Даты аренды' })
  await expect(modal).toBeVisible()
  return modal
}

const countOf = (modal: Locator) => modal.locator('footer').getByRole('status')
const openDays = (modal: Locator) => modal.locator('[data-day] button:enabled')
const dayButton = (modal: Locator, day: string) =>
  modal.locator(`[data-day="${day}"]:not([data-hidden]) button`)
const nextMonth = (modal: Locator) => modal.getByRole('navigation').getByRole('button').last()

/** True if nothing covers the middle of an element. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen !== null && (node.contains(seen) || seen.contains(node))
  })
}
