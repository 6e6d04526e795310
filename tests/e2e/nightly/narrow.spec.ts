import type { Page } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { startShop } from '../../server/shop.ts'
import { companyData } from '../../support/companies.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { chair, chairs, rememberDates, returnWithCart, threeDays } from '../visitor.ts'

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('very long names and huge prices of another company break nothing', async ({ page }) => {
    const shop = await startShop({}, undefined, companyData('long'))
    try {
      for (const dates of [null, threeDays()]) {
        if (dates) await rememberDates(page, shop.app.url, dates)
        for (const path of ['/catalog', '/catalog/vyshka-transformer', '/categories/vyshki']) {
          await page.goto(shop.app.url + path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await outside(page), `${path} ${dates ? 'with' : 'without'} dates`).toEqual([])
        }
      }
    } finally {
      await shop.close()
    }
  })

  test('the stepper stays within the picture of its card, a week within the price', async ({
    page,
    shop,
  }) => {
    const { start } = threeDays()
    await rememberDates(page, shop.url, { start, end: addDays(start, 6) })
    await page.goto('/catalog')
    const card = page.getByRole('article').filter({ hasText: chair.name })
    await card.getByRole('button', { name: /^В корзину/ }).click()
    const stepper = card.getByRole('group', { name: /^Количество/ })
    await expect(stepper).toBeVisible()
    const [cardBox, stepperBox] = [await card.boundingBox(), await stepper.boundingBox()]
    expect(stepperBox?.x).toBeGreaterThanOrEqual(cardBox?.x ?? 0)
    await expect(card.getByText(/за\s7\sсуток/)).toBeInViewport({ ratio: 1 })
    expect(await outside(page)).toEqual([])
  })

  test('one long word of a consent breaks, beside its box and in the alert', async ({ page, shop }) => {
    await returnWithCart(page, shop.url, { products: [{ ...chairs, quantity: 1 }] })
    await rememberDates(page, shop.url)
    await page.goto('/order')
    await page.getByRole('button', { name: 'Отправить' }).filter({ visible: true }).first().click()
    const word = 'Ы'.repeat(35)
    for (const part of [
      page.getByRole('checkbox', { name: /^Даю/ }).locator('xpath=following-sibling::span'),
      page.getByRole('alert').filter({ hasText: 'имя' }).getByRole('paragraph'),
    ]) {
      await part.evaluate((element, text) => element.replaceChildren(text), word)
      expect(await outside(page)).toEqual([])
    }
  })

  test('a count of four digits is whole, on a card and where guests are counted', async ({ page, shop }) => {
    await returnWithCart(page, shop.url, { products: [{ ...chairs, quantity: 9999 }] })
    await rememberDates(page, shop.url)
    for (const [path, name] of [
      ['/catalog', /^Количество/],
      ['/how-many?guests=9999', 'гостей'],
    ] as const) {
      await page.goto(path)
      const field = page.getByRole('textbox', { name })
      await expect(field).toHaveValue('9999')
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 })
        const cut = await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect(cut, `${path} at ${width} px`).toBe(0)
        expect(await outside(page)).toEqual([])
      }
    }
  })

  test('in a set for more guests its own number, the other and the stepper have a place each', async ({
    page,
    shop,
  }) => {
    await rememberDates(page, shop.url)
    await page.goto('/solutions/svadba-na-60-gostej?guests=5000')
    const row = page
      .getByRole('listitem')
      .filter({ hasText: /→\s\d\s\d{3}\sшт/ })
      .first()
    const [own, others] = [row.locator('s'), row.getByText(/^\d\s\d{3}\sшт\.$/)]
    const stepper = row.getByRole('group', { name: /^Количество/ })
    const [ownBox, othersBox, stepperBox] = await Promise.all(
      [own, others, stepper].map((part) => part.boundingBox()),
    )
    expect(Math.max(rightOf(ownBox), rightOf(othersBox))).toBeLessThanOrEqual(stepperBox?.x ?? 0)
    // Each is whole on its line.
    expect(othersBox?.height).toBeLessThan(24)
    expect(await outside(page)).toEqual([])
  })

  test('the order of what a search found is whole', async ({ page, shop }) => {
    await rememberDates(page, shop.url)
    await page.goto('/search/стул')
    const missing = await page
      .getByRole('combobox', { name: 'Сортировка' })
      .evaluate((select: HTMLSelectElement) => {
        const { clientWidth } = select
        select.style.width = 'max-content'
        return select.clientWidth - clientWidth
      })
    expect(missing).toBe(0)
  })

  test('a product for three days and for a week is accessible, and the keyboard scrolls its days', async ({
    page,
    shop,
  }) => {
    const { start } = threeDays()
    for (const days of [3, 7]) {
      await rememberDates(page, shop.url, { start, end: addDays(start, days - 1) })
      await page.goto(`/catalog/${chair.slug}`)
      const strip = page.getByRole('list', { name: 'Сутки аренды и цена каждых' })
      await strip.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    }
    await expectAccessible(page)
  })
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('the sum has the one bar, its dates and the cart the header, which goes with the page', async ({
    page,
    shop,
  }) => {
    await rememberDates(page, shop.url)
    await page.goto(`/catalog/${chair.slug}`)
    const box = await page.getByRole('region', { name: 'Сумма аренды' }).boundingBox()
    expect(390 - (box?.y ?? 0)).toBeLessThan(80)
    await expect(page.getByRole('navigation', { name: 'Быстрый доступ' })).toBeHidden()
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: /^Даты аренды/ })).toBeVisible()
    await expect(header.getByRole('link', { name: /Корзина/ })).toBeVisible()

    await page.getByRole('heading', { name: 'Возьмите вместе' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await expect(page.getByRole('banner').getByRole('link', { name: /Сутки/i }).first()).not.toBeInViewport()
  })
})

test('axe finds nothing in the date window and in the photo viewer', async ({ page, shop }) => {
  await page.goto('/catalog')
  await expect(page.getByRole('dialog', { name: 'Даты аренды' })).toBeVisible()
  await page.locator('[data-day] button:enabled').nth(4).click()
  await expectAccessible(page)

  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
  await page
    .getByRole('button', { name: /^На весь экран/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Увеличить' })).toBeVisible()
  await expectAccessible(page)
})

function rightOf(box: { x: number; width: number } | null | undefined): number {
  return box ? box.x + box.width : Number.POSITIVE_INFINITY
}

/** What stands out of the page's right edge, but for what lies in a row that scrolls. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (node: Element | null): boolean =>
      node !== null &&
      node !== document.documentElement &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(node).overflowX) &&
      node !== document.body
        ? true
        : scrolls(node.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter(
        (node) => node.getBoundingClientRect().right > window.innerWidth + 1 && !scrolls(node.parentElement),
      )
      .map((node) => node.outerHTML.slice(0, 120))
  })
}
