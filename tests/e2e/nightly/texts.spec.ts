import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { rememberDates, roubles } from '../visitor.ts'

const article = '/articles/raschety-i-normy/skolko-stulev-i-stolov-na-gostya'
test('contents lead to a section and unfold on a phone; a text is alone on paper, and its product can be added to the cart', async ({
  page,
  shop,
}) => {
  await test.step('contents lead to a section, mark it, and Back returns; a copied link opens at its section', async () => {
    await rememberDates(page, shop.url)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(article)
    const contents = page.getByRole('navigation', { name: 'Содержание' })
    const heading = page.getByRole('heading', { name: 'Сколько места займёт всё вместе' })
    await expect(heading).not.toBeInViewport()

    const link = contents.getByRole('link', { name: 'Сколько места займёт всё вместе' })
    await link.click()
    await expect(heading).toBeInViewport()
    await expect(link).toHaveAttribute('aria-current', 'true')
    const { top, bar } = await page.evaluate(() => ({
      top: document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top,
      bar: document.querySelector('header')?.querySelector('a[href="/catalog"]')?.getBoundingClientRect()
        .bottom,
    }))
    expect(top).toBeGreaterThan(bar ?? Number.POSITIVE_INFINITY)

    await page.goBack()
    await expect(page).toHaveURL(article)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

    await page.goto(`${article}#${encodeURIComponent('text-короткая-шпаргалка')}`)
    await expect(page.getByRole('heading', { name: 'Короткая шпаргалка' })).toBeInViewport()
  })
  await test.step('a product inside an article can be added to the cart, with its sum for the dates', async () => {
    const inset = page.getByRole('complementary', { name: 'Стул складной «Регата», белый' })
    await expect(inset).toContainText(roubles(780))
    await inset.getByRole('button', { name: /В корзину/ }).click()
    await expect(
      page.getByRole('textbox', { name: 'Количество: Стул складной «Регата», белый' }),
    ).toHaveValue('1')
  })
  await test.step('on a phone the contents unfold, and on paper a text is alone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/rent-terms')
    const link = page.getByRole('navigation', { name: 'Содержание' }).getByRole('link', { name: 'Депозит' })
    await expect(link).toBeHidden()
    await page.locator('summary', { hasText: 'Содержание' }).click()
    await link.click()
    const heading = page.getByRole('heading', { name: 'Депозит' })
    await expect(heading).toBeInViewport()

    await page.emulateMedia({ media: 'print' })
    await expect(heading).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
  })
})

test('on the first load, too, an anchor that comes late is waited for; without one the page stands at its top', {
  tag: '@nightly',
}, async ({ page }) => {
  // From the moment on in which the page answers presses; a later load finds no anchor.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hydrated === undefined) return
      observer.disconnect()
      window.scrollTo(0, 300)
      if (sessionStorage.getItem('isLate')) return
      sessionStorage.setItem('isLate', 'yes')
      document.querySelector('footer')?.setAttribute('id', 'late')
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
  })
  await page.goto('/about#late')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a wide table is scrolled by the keyboard, the page is not; long words break where the page ends', async ({
  page,
  faultyShop,
}) => {
  const cells = Array.from({ length: 14 }, (_, index) => `<td>Столбец${index}</td>`).join('')
  const about = { slug: 'about', title: 'О нас', html: `<h2>Цены</h2><table><tr>${cells}</tr></table>` }
  faultyShop.services.fail({ path: /v2\/pages\?/ }, { status: 200, body: { result: about } })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${faultyShop.url}/about`)
  expect(await widthOf(page)).toBe(320)
  const table = page.getByRole('group', { name: 'Таблица' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)

  const word = 'Электрогидравлическаясамоходноножничнаяподъёмноплатформенная'
  const category = { id: 1, slug: 'a', name: word }
  const result = {
    id: 1,
    slug: 'b',
    title: `${word} ${word}`,
    category,
    content: `<h2>${word}</h2>`.repeat(3),
  }
  faultyShop.services.fail({ path: /blog-articles\/b/ }, { status: 200, body: { result } })
  await page.goto(`${faultyShop.url}/articles/a/b`)
  await page.locator('summary', { hasText: 'Содержание' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} ${word}`)
  expect(await widthOf(page)).toBe(320)
})

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
