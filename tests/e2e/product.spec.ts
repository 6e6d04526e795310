import type { Locator, Page } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectFocusInSight } from './keyboard.ts'
import { chair, chooseThreeDays, fillCart, rememberDates, threeDays } from './visitor.ts'

const PRODUCT = `/catalog/${chair.slug}`

test('the last picture is the thing beside a person, drawn to scale', {
  tag: ['@phone', '@nightly'],
}, async ({ page }) => {
  await page.goto(PRODUCT)
  const name =
    /^На весь экран: Рисунок в\sмасштабе: ширина 40\sсм, глубина 42\sсм, высота 92\sсм, рядом человек ростом 175\sсм$/
  const row = page.getByRole('list', { name: 'Фотографии' })
  const last = row.getByRole('listitem').last().getByRole('button', { name })
  await page.mouse.move(100, 100)
  await page.getByRole('button', { name: /^Рисунок в\sмасштабе$/ }).click()
  await expect(last).toBeInViewport({ ratio: 0.5 })
  for (const size of ['40', '42', '92', '175'])
    await expect(last.getByText(new RegExp(`${size}\\sсм$`))).toBeVisible()
  const [thing, person] = await last.evaluate((button) =>
    [...button.querySelectorAll('g:first-of-type > path:last-child, svg svg path')]
      .map((shape) => shape.getBoundingClientRect().height)
      .sort((one, other) => one - other),
  )
  expect((thing ?? 0) / (person ?? 0)).toBeCloseTo(92 / 175, 1)
  await expectAccessible(page)

  await last.press('Enter')
  const viewer = page.getByRole('dialog', { name: chair.name })
  await expect(viewer.getByRole('status')).toHaveText(/4\sиз\s4/)
  await expect(viewer.getByRole('img', { name: /^Рисунок в\sмасштабе/ })).toBeInViewport({ ratio: 0.9 })
})

test('a swipe and the small pictures lead to the same photo, full screen too; what is below comes once it is near', {
  tag: '@phone',
}, async ({ page, shop }) => {
  await test.step('below a product: similar ones, solutions that contain it and what they combine it with, once they are near', async () => {
    await rememberDates(page, shop.url)
    let isRequested = false
    page.on('request', (request) => {
      isRequested ||= request.postData()?.includes('ProductAround') ?? request.url().includes('ProductAround')
    })
    await page.goto(PRODUCT, { waitUntil: 'networkidle' })
    expect(isRequested).toBe(false)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const section = (name: RegExp) => page.getByRole('region', { name })
    await expect(section(/^Похожие: свободны/).getByRole('article')).toHaveCount(4)
    await expect(section(/^Похожие/)).not.toContainText(chair.name)
    await expect(section(/^Входит в\sготовые решения/)).toContainText('Свадьба на 60 гостей')
    await expect(section(/^С\sэтим берут/).getByRole('article')).toHaveCount(4)
    await expectAccessible(page)
  })
  await test.step('a swipe and the small pictures lead to the same photo; photos fill the screen, by keyboard too', async () => {
    const row = page.getByRole('list', { name: 'Фотографии' })
    const second = page.getByRole('button', { name: 'Фото 2 из 3', exact: true })
    await second.click()
    await expect(fullScreenButton(page, 2)).toBeInViewport({ ratio: 0.5 })
    await expect(second).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => row.evaluate((list) => list.clientWidth - list.scrollLeft)).toBeLessThan(1)

    // What a finger leaves behind: the row stands somewhere else, and snaps to the nearest photo.
    await row.evaluate((list) => list.scrollTo({ left: list.clientWidth * 0.2, behavior: 'instant' }))
    await expect(page.getByRole('button', { name: 'Фото 1 из 3', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeLessThan(1)

    // Esc and Back lead to the page.
    await fullScreenButton(page, 1).press('Enter')
    const viewer = page.getByRole('dialog', { name: chair.name })
    await expect(viewer.getByRole('status')).toHaveText(/1\sиз\s4/)
    const box = await viewer.boundingBox()
    expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual(
      Object.values(page.viewportSize() ?? {}),
    )

    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('status')).toHaveText(/2\sиз\s4/)
    const previous = viewer.getByRole('button', { name: 'Предыдущее фото' })
    await previous.press('Enter')
    await expect(viewer.getByRole('status')).toHaveText(/1\sиз\s4/)
    await expect(previous).toBeDisabled()
    await expect(previous).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(fullScreenButton(page, 1)).toBeFocused()

    await fullScreenButton(page, 1).press('Enter')
    await expect(viewer).toBeVisible()
    await page.goBack()
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`))
  })
})

test('what comes late below a product leaves the keyboard’s place in the footer in sight', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letAnswersThrough = Promise.withResolvers<void>()
  await page.route(/\/graphql/, async (route) => {
    await letAnswersThrough.promise
    await route.continue()
  })
  await page.goto(PRODUCT)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Собрать заказ' })
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  // As the keyboard leaves it: at the end of the window, below what the product says.
  await link.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  letAnswersThrough.resolve()
  await expect(page.getByRole('region', { name: /^С\sэтим берут/ }).getByRole('article')).toHaveCount(4)
  await expectFocusInSight(page)
})

test.describe('with fingers', { tag: '@phone' }, () => {
  test.use({ hasTouch: true })

  test('two of them enlarge a photo', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(PRODUCT)
    const viewer = await openViewer(page)
    const photo = viewer.locator('img').first()
    const before = await sizeOf(photo)
    const { x, y, width, height } = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const touches = await page.context().newCDPSession(page)
    const spread = (by: number) =>
      [-by, by].map((shift) => ({ x: x + width / 2 + shift, y: y + height / 2, id: shift < 0 ? 0 : 1 }))
    const frame = () => page.evaluate(() => new Promise(requestAnimationFrame))
    // The viewer takes touches once it has measured the photo: fingers that came too early try again.
    await expect
      .poll(async () => {
        await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: spread(20) })
        for (const by of [30, 40, 50]) {
          await frame()
          await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: spread(by) })
        }
        await frame()
        await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        return sizeOf(photo)
      })
      .toBeGreaterThan(before * 1.5)
    await expect(viewer.getByRole('status')).toContainText(/^Фото 1/)
  })

  test('a touched card fetches no second picture', { tag: '@nightly' }, async ({ page, shop }) => {
    await rememberDates(page, shop.url)
    await page.goto('/catalog')
    const card = page.getByRole('article').filter({ hasText: chair.name })
    await card.getByRole('button', { name: /^В корзину/ }).tap()
    await expect(card.getByRole('button', { name: /^Добавить/ })).toBeVisible()
    await expect(card.locator('img')).toHaveCount(1)
  })
})

test('dates that have passed: a product in the cart leads to new ones', { tag: '@phone' }, async ({
  page,
  shop,
}) => {
  await rememberDates(page, shop.url)
  await page.goto(PRODUCT)
  await fillCart(page)
  const { start } = threeDays()
  await rememberDates(page, shop.url, { start: addDays(start, -9), end: addDays(start, -7) })
  await page.reload()
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: /Перейти в\sкорзину/ })).toHaveCount(0)
  const passed = page.getByRole('button', { name: /даты прошли/i }).filter({ visible: true })
  await expect(passed).toBeVisible()
  await main.getByRole('button', { name: 'Выбрать новые даты' }).click()
  const modal = page.getByRole('dialog', { name: 'Даты аренды' })
  await expect(modal).toContainText('уже прошли')
  await chooseThreeDays(page)
  // It has taken the place of what was pressed.
  await expect(main.getByRole('link', { name: /Перейти в\sкорзину/ }).first()).toBeFocused()
  await expect(passed).toHaveCount(0)
  const chosen = page.getByRole('button', { name: /^Даты аренды:.*3\sсуток/ })
  await chosen.filter({ visible: true }).first().click()
  await expect(modal).toContainText(/считая выдачу/)
  await expect(modal).not.toContainText('уже прошли')
})

test('on a phone on its side the photo leaves room for the rest', { tag: ['@phone', '@nightly'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(PRODUCT)
  const photo = await page.getByRole('list', { name: 'Фотографии' }).boundingBox()
  expect(photo?.height).toBeLessThanOrEqual(0.7 * 390)
  // All of it.
  const picture = await page.getByRole('list', { name: 'Фотографии' }).getByRole('img').first().boundingBox()
  expect(picture?.height).toBe(photo?.height)
})

test('a product on a desk: its sum, its photo enlarged, the second picture of its card; a small or no stock is said', {
  tag: '@desk',
}, async ({ page, shop }) => {
  await test.step('the sum says what it is made of', async () => {
    await rememberDates(page, shop.url)
    await page.goto(PRODUCT)
    const sums = page.getByRole('region', { name: 'Стоимость аренды' })
    await expect(sums).toContainText(/Первые 2\sсуток490\s₽ ×\s2\sсуток = 980\s₽/)
    await expect(sums).toContainText(/Ещё\s1\sсутки220\s₽ ×\s1\sсутки = 220\s₽/)
    await page.getByRole('button', { name: `Добавить 1: ${chair.name}` }).click()
    await expect(sums).toContainText(/490\s₽ ×\s2\sсуток ×\s2\sшт\. = 1\s960\s₽/)
  })
  await test.step('a double press or the button enlarges a photo, which comes in a larger size', async () => {
    const viewer = await openViewer(page)
    const photo = viewer.locator('img').first()
    const before = await sizeOf(photo)
    await viewer.getByRole('button', { name: 'Увеличить' }).click()
    await expect(photo).toHaveAttribute('sizes', / 300vw$/)
    await expect.poll(() => sizeOf(photo)).toBeGreaterThan(before * 2.5)
    await viewer.getByRole('button', { name: 'Уменьшить' }).click()
    await expect.poll(() => sizeOf(photo)).toBeCloseTo(before, 0)

    await photo.dblclick()
    await expect(viewer.getByRole('button', { name: 'Уменьшить' })).toBeVisible()
  })
  await test.step('a card that is pointed at or focused shows its second picture', async () => {
    await page.goto('/catalog')
    const cards = page.getByRole('article')
    const card = cards.filter({ hasText: chair.name })
    await expect(card.locator('img')).toHaveCount(1)
    await card.hover()
    await expect(card.locator('img').nth(1)).toHaveJSProperty('complete', true)
    await expect(card.locator('[data-loaded]')).toHaveCSS('opacity', '1')

    const other = cards.filter({ hasText: 'Стул складной' }).first()
    await other.getByRole('link').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(other.locator('[data-loaded]')).toHaveCSS('opacity', '1')
  })
  await test.step('without dates a small stock is shown as the total; a product without stock asks for no dates, with dates or without', async () => {
    await page.context().clearCookies()
    await page.goto('/catalog/fotobudka-ekran')
    await expect(page.getByText(/^Всего 2\sшт\.$/)).toBeVisible()
    for (const hasDates of [false, true]) {
      if (hasDates) await rememberDates(page, shop.url)
      await page.goto('/catalog/samovar-elektricheskij-10l')
      await expect(page.locator('main').getByText(/^Нет в\sналичии$/)).toBeVisible()
      // Cards of other products may have some.
      const asks = page.locator('main button:not(article *)').filter({ hasText: /даты/ })
      await expect(asks).toHaveCount(0)
      await expect(page.locator('main')).not.toContainText('Привезём')
    }
    // A list of what was looked at takes nothing of it away; and nothing is of its kind.
    await page.getByRole('region', { name: 'Характеристики' }).scrollIntoViewIfNeeded()
    const rest = page.getByRole('region', { name: /^Посуда/ })
    await expect(rest.getByRole('article')).toHaveCount(4)
    await expect(rest.getByRole('link', { name: 'Посмотреть все' })).toBeVisible()
  })
})

function fullScreenButton(page: Page, photo: number) {
  return page.getByRole('button', { name: new RegExp(`^На весь экран: .*, фото ${photo} из 3$`) })
}

async function openViewer(page: Page): Promise<Locator> {
  await fullScreenButton(page, 1).click()
  const viewer = page.getByRole('dialog', { name: chair.name })
  await expect(viewer.getByRole('button', { name: 'Увеличить' })).toBeVisible()
  return viewer
}

async function sizeOf(photo: Locator): Promise<number> {
  return (await photo.boundingBox())?.width ?? 0
}
