import type { Page } from '@playwright/test'
import { clippedTexts } from '../clippedTexts.ts'
import { expect, test } from '../fixtures.ts'
import { chair, chairsAndCover, returnWithCart } from '../visitor.ts'

const paths = [
  '/',
  '/catalog',
  `/catalog/${chair.slug}`,
  '/solutions/svadba-na-60-gostej',
  '/rent-terms',
  '/cart',
  '/order',
]

test('letters twice as large stay where they belong, on a phone and on a desk', async ({ page, shop }) => {
  test.slow(true, 'eight pages at two widths')
  const expectWhole = async (what: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(clippedTexts), `${what}, ${width} px wide`).toEqual([])
    }
  }
  await returnWithCart(page, shop.url, chairsAndCover)
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate(enlargeText)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expectWhole(path)
  }
  await openDates(page)
  await expectWhole('the date window')
})

test('a text that does not fit is found', async ({ page }) => {
  await page.goto('/rent-terms')
  await page.evaluate(() => {
    const button = document.querySelector('main button') ?? document.createElement('button')
    button.textContent = 'Показать'
    document.querySelector('main')?.append(button)
    Object.assign((button as HTMLElement).style, { height: '20px', padding: '0', fontSize: '40px' })
  })
  expect(await page.evaluate(clippedTexts)).toEqual([expect.stringContaining('«Показать»')])
})

/** As a browser does whose text size is set to 200 %. */
function enlargeText() {
  document.documentElement.style.fontSize = '200%'
}

async function openDates(page: Page) {
  await page.goto('/')
  await page.evaluate(enlargeText)
  await page
    .getByRole('button', { name: /^Даты аренды/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.locator('[data-day] button:enabled').first()).toBeVisible()
}
