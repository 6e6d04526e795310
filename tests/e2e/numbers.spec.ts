import type { Page } from '@playwright/test'
import { follow } from './breakage.ts'
import { expect, test } from './fixtures.ts'
import { chair, fillCart, rememberDates } from './visitor.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const shelf = (page: Page) => page.getByRole('region', { name: 'Популярные категории' })
const slides = (page: Page) => shelf(page).locator('.swiper-slide')
const activeSlide = (page: Page) => shelf(page).locator('.swiper-slide-active')

test('the shelf loops, moves within 1000 ms every 5000 ms, and its spaces follow the width', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await shelf(page).hover()
  await expect(shelf(page).locator('.swiper-initialized')).toBeVisible()
  for (const [width, space] of [
    [1440, 64],
    [1439, 48],
    [996, 48],
    [995, 32],
    [744, 32],
    [743, 16],
    [468, 16],
    [467, 16],
    [320, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(slides(page).first()).toHaveCSS('margin-right', `${space}px`)
    // As many as fit: their width is that of the page's own styles, not a share of the shelf.
    await expect(slides(page).first()).toHaveJSProperty('style.width', '')
  }

  // While the pointer is over the shelf it rests; once it leaves, the count begins anew.
  await page.setViewportSize({ width: 1440, height: 900 })
  await shelf(page).scrollIntoViewIfNeeded()
  await shelf(page).hover()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const first = await activeSlide(page).textContent()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4999)
  await expect(activeSlide(page)).toHaveText(first ?? '')
  await page.clock.runFor(1)
  await expect(activeSlide(page)).not.toHaveText(first ?? '')
  await expect(shelf(page).locator('.swiper-wrapper')).toHaveCSS('transition-duration', '1s')

  // Back past the first comes the last.
  await page.clock.resume()
  const index = async () => Number(await activeSlide(page).getAttribute('data-swiper-slide-index'))
  const last = (await slides(page).count()) - 1
  for (let at = await index(); ; at--) {
    await expect(shelf(page).locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s')
    await shelf(page).getByRole('button', { name: 'Назад' }).click()
    await expect(activeSlide(page)).toHaveAttribute(
      'data-swiper-slide-index',
      String(at === 0 ? last : at - 1),
    )
    if (at === 0) break
  }
})

test('nobody touches the shelf: it comes as a row, turns only while it is seen, and a keyboard stops and turns it', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.clock.install()
  // So low that the shelf is far below.
  await page.setViewportSize({ width: 1440, height: 300 })
  await page.goto('/')
  const first = slides(page).first()
  const name = (await first.textContent()) ?? ''
  const placed = () =>
    slides(page).evaluateAll((all) => all.map((slide) => Math.round(slide.getBoundingClientRect().left)))
  const row = await placed()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await page.clock.runFor(20_000)
  await expect(shelf(page).locator('.swiper-initialized')).toHaveCount(0)
  for (const [width, space] of [
    [1439, 48],
    [995, 32],
    [743, 16],
    [320, 16],
    [1440, 64],
  ] as const) {
    await page.setViewportSize({ width, height: 300 })
    expect(await first.evaluate(spaceBehind), `${width}`).toBeCloseTo(space, 0)
  }

  await shelf(page).scrollIntoViewIfNeeded()
  await expect(activeSlide(page)).toHaveText(name)
  expect(await placed()).toEqual(row)
  const isAnother = async () => {
    await page.clock.runFor(500)
    return (await activeSlide(page).textContent()) !== name
  }
  await expect.poll(isAnother, { intervals: [50] }).toBe(true)
  const second = (await activeSlide(page).textContent()) ?? ''

  await shelf(page).getByRole('button', { name: 'Назад' }).focus()
  await page.clock.runFor(20_000)
  await expect(activeSlide(page)).toHaveText(second)
  await page.clock.resume()
  await expect(shelf(page).locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s')
  await page.keyboard.press('Enter')
  await expect(activeSlide(page)).toHaveText(name)
})

test('a link followed from below leads to the top of its page or to its anchor; an explanation stands above its mark', async ({
  page,
  shop,
}) => {
  await rememberDates(page, shop.url)
  await page.goto('/catalog')
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.getByRole('link', { name: chair.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: chair.name })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await fillCart(page)

  // Two texts are one page, which is not drawn anew between them.
  await page.goto('/about')
  await page.evaluate(() => window.scrollTo(0, 300))
  await follow(page, '/rent-terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Условия аренды' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  // Back returns to a place; what is followed from there begins at its top again.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /^О\sкомпании/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await follow(page, '/rent-terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Условия аренды' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.evaluate(() => window.scrollTo(0, 300))
  await follow(page, '/rent-terms#text-отмена-и-перенос')
  await expect(page.getByRole('heading', { name: 'Отмена и перенос' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()

  await page.goto('/cart')
  const mark = page.getByRole('button', { name: 'Как считаются следующие сутки' })
  await mark.hover()
  const bubble = page.getByRole('tooltip')
  await expect(bubble).toBeVisible()
  const [above, below] = [await bubble.boundingBox(), await mark.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  // From its start: 16 px before the mark, unless the screen ends sooner.
  expect(Math.round((below?.x ?? 0) - (above?.x ?? 0))).toBe(16)
})

/** The space between a slide and the next one, in pixels. */
function spaceBehind(slide: Element): number {
  const next = slide.nextElementSibling
  return next ? next.getBoundingClientRect().left - slide.getBoundingClientRect().right : Number.NaN
}
