import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { rememberDates } from './visitor.ts'

const dates = (page: Page) => page.getByRole('dialog', { name: 'Даты аренды' })
const pill = (page: Page) =>
  page.locator('header, nav').getByRole('button', { name: /Даты аренды|Выбрать даты/ })

test.beforeEach(({ page, shop }) => rememberDates(page, shop.url))

async function openDates(page: Page) {
  await pill(page).filter({ visible: true }).click()
  await expect(dates(page)).toBeVisible()
}

/** The URL is there before the page: what is pressed meanwhile would be on the one that is left. */
async function expectHome(page: Page) {
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('button', { name: 'Посчитать' })).toBeVisible()
}

/** From the home page to the catalogue, so that there is a page to go back to. */
async function openCatalogue(page: Page) {
  await page.getByRole('link', { name: 'Каталог', exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible()
}

test('Back and Escape close the date window and leave no entry behind; Forward does not bring it back', async ({
  page,
}) => {
  const hasEntry = () => page.evaluate(() => 'openWindow' in history.state)
  await page.goto('/')
  await test.step('Back closes the window; the next Back leaves the page', async () => {
    await openCatalogue(page)
    await openDates(page)
    await page.goBack()
    await expect(dates(page)).toBeHidden()
    await expect(page).toHaveURL(/\/catalog$/)
    await expect(pill(page).filter({ visible: true })).toBeFocused()
    await page.goBack()
    await expectHome(page)
  })
  await test.step('after Escape one Back leaves the page', async () => {
    await openCatalogue(page)
    for (let time = 0; time < 2; time++) {
      await openDates(page)
      await page.keyboard.press('Escape')
      await expect(dates(page)).toBeHidden()
    }
    await expect.poll(hasEntry).toBe(false)
    await page.goBack()
    await expectHome(page)
  })
  await test.step('Forward is no dead entry', async () => {
    await openCatalogue(page)
    await openDates(page)
    await page.goBack()
    await expect(dates(page)).toBeHidden()
    await forwardAndBackAgain(page)
    expect(await hasEntry()).toBe(false)
    await expect(dates(page)).toBeHidden()
    await page.goBack()
    await expectHome(page)
  })
  await test.step('applied dates leave one entry of the page, without the dates of its link', async () => {
    await openCatalogue(page)
    await openDates(page)
    await dates(page).getByRole('button', { name: 'Неделя' }).click()
    await dates(page).getByRole('button', { name: 'Применить' }).click()
    await expect(page.getByRole('article').first()).toContainText(/за\s7\sсуток/)
    await page.goBack()
    await expectHome(page)
  })
  await test.step('a reload with an open window shows the page, and Back leaves it', async () => {
    await openCatalogue(page)
    await openDates(page)
    await page.reload()
    await expect(dates(page)).toBeHidden()
    await expect.poll(hasEntry).toBe(false)
    await page.goBack()
    await expectHome(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a window is answered before the page behind it is styled anew', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/catalog')
    for (const name of ['Меню', 'Фильтры']) {
      const button = page.getByRole('button', { name })
      expect(await button.evaluate(pressAndLook, false)).toEqual({ isSeen: true, isModal: false })
      await expect(page.getByRole('dialog', { name }).locator(':focus')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(button).toBeFocused()
      // A key that comes at once is for the window all the same.
      expect(await button.evaluate(pressAndLook, true)).toEqual({ isSeen: true, isModal: true })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    const menu = page.getByRole('button', { name: 'Меню' })
    await test.step('keys in a row open, close and open the menu', async () => {
      await menu.focus()
      await Promise.all(['Enter', 'Escape', 'Enter'].map((key) => page.keyboard.press(key)))
      await page.getByRole('dialog').getByRole('link', { name: 'Категории' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Категории' })).toBeVisible()
    })
    await test.step('the second of two presses hits the cross of the menu', async () => {
      await menu.dblclick()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(menu).toBeFocused()
    })
  })

  test('applied dates take the window off the screen before the page behind it is styled anew', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto('/catalog')
    await openDates(page)
    await dates(page).getByRole('button', { name: 'Неделя' }).click()
    const apply = dates(page).getByRole('button', { name: 'Применить' })
    expect(await apply.evaluate(pressAndLook, false)).toEqual({ isSeen: false, isModal: true })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(pill(page).filter({ visible: true })).toBeFocused()
    await expect(page.getByRole('article').first()).toContainText(/за\s7\sсуток/)

    await openDates(page)
    await dates(page)
      .getByRole('button', { name: /^3\sсуток$/ })
      .click()
    // As in a tab that was left at once.
    await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
    await apply.press('Enter')
    await expect(pill(page).filter({ visible: true })).toContainText(/3\sсуток/)
  })

  test('a page opened from the menu or from the search takes its place in the history; Back closes the sheet of the filters first', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    await page.goto('/')
    await test.step('the menu', async () => {
      const menu = page.getByRole('dialog', { name: 'Меню' })
      await page.getByRole('button', { name: 'Меню' }).click()
      await page.goBack()
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Меню' }).click()
      await menu.getByRole('link', { name: /Категории/ }).click()
      await expect(page).toHaveURL(/\/categories$/)
      await expect(menu).toBeHidden()
      await page.goBack()
      await expectHome(page)
      await expect(menu).toBeHidden()
      await page.goForward()
      await expect(page).toHaveURL(/\/categories$/)
      await page.goBack()
      await expectHome(page)
    })
    await test.step('the sheet of the filters', async () => {
      await openCatalogue(page)
      await page.getByRole('button', { name: 'Фильтры' }).click()
      const sheet = page.getByRole('dialog', { name: 'Фильтры' })
      await sheet.getByRole('switch', { name: 'Только в наличии' }).click()
      await expect(page).toHaveURL(/in_stock=1$/)
      await expect(sheet).toBeVisible()
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(/in_stock=1$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/catalog$/)
      await page.goBack()
      await expectHome(page)
    })
    await test.step('the search of the bottom bar', async () => {
      await openCatalogue(page)
      await page.getByRole('button', { name: 'Поиск' }).click()
      await page.getByRole('dialog', { name: 'Поиск' }).getByRole('combobox').fill('стол')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\//)
      await page.goBack()
      await expect(page).toHaveURL(`${shop.url}/catalog`)
    })
  })
})

/** Goes forward to the entry of the closed window, and waits until the page has left it. */
async function forwardAndBackAgain(page: Page) {
  await page.evaluate(async () => {
    const { navigation } = window as unknown as { navigation: EventTarget }
    const changed = () => new Promise((resolve) => navigation.addEventListener('currententrychange', resolve))
    const there = changed()
    history.forward()
    await there
    await changed()
  })
}

/** Runs in the page: what the first frame after a press will show of the window, or after a key that follows at once. */
function pressAndLook(
  button: SVGElement | HTMLElement,
  withKey: boolean,
): Promise<{ isSeen: boolean; isModal: boolean }> {
  return new Promise((resolve) => {
    const look = () => {
      const dialog = document.querySelector('dialog')
      resolve({ isSeen: dialog?.checkVisibility() === true, isModal: dialog?.matches(':modal') === true })
    }
    requestAnimationFrame(() => {
      if (withKey) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      look()
    })
    if (!(button instanceof HTMLElement)) return
    button.focus()
    button.click()
  })
}
