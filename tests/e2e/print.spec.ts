import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { chair, chairsAndCover, cover, fillOrderForm, returnWithCart, roubles } from './visitor.ts'

// A4 less the margins of print.css, at 96 px an inch.
const PAPER = { width: 688, height: 1000 }

test('cart, order, accepted order and solution are sheets of paper: what, when, how much, and whom to call', async ({
  page,
  shop,
}) => {
  test.slow(true, 'five pages')
  await returnWithCart(page, shop.url, chairsAndCover)
  const things = [chair.name, cover.name, '2\u00A0шт.', roubles(7120)]

  await page.goto('/cart')
  await expectSheet(page, [...things, roubles(2400), roubles(220), 'Выдача', 'Возврат', '3\u00A0суток'])

  await page.goto('/order')
  await expectSheet(page, [
    chair.name,
    '2\u00A0шт.',
    roubles(7120),
    '3\u00A0суток',
    'Когда и сколько платить',
  ])

  await page.emulateMedia({ media: 'screen' })
  await fillOrderForm(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect(page).toHaveURL(/\/order\/success/)
  await expectSheet(page, [...things, /^Номер/, 'Садовая ул., 12'])

  await page.goto('/solutions/svadba-na-60-gostej')
  const rows = page.getByRole('region', { name: 'Что внутри' }).getByRole('listitem')
  await expectSheet(page, ['3\u00A0суток', roubles(282_232)])
  await expect(rows.filter({ visible: true }), 'a folded list is whole on paper').toHaveCount(18)
})

/** The page on paper: these texts, the company's phone, nothing to press, no frame of the site, nothing cut off. */
async function expectSheet(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  for (const text of [...texts, /«Сутки», \+7/]) {
    await expect(visible(page.getByText(text)).first(), `${page.url()}: ${text}`).toBeVisible()
  }
  const roles = ['banner', 'contentinfo', 'navigation', 'button', 'textbox', 'checkbox', 'img'] as const
  for (const role of roles) {
    await expect(visible(page.getByRole(role)), `${page.url()}: ${role}`).toHaveCount(0)
  }
  expect(await page.evaluate(unfitForPaper), page.url()).toEqual([])
}

function visible(found: Locator): Locator {
  return found.filter({ visible: true })
}

/** What stands in every sheet's way, or beyond its edge. */
function unfitForPaper(): string[] {
  const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
  return shown
    .filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      const isFloating = ['fixed', 'sticky'].includes(getComputedStyle(element).position) && width > 1
      return isFloating || right > document.documentElement.clientWidth + 0.5
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
}
