import type { Page, Route } from '@playwright/test'
import { PRESSES } from '../../support/presses.ts'
import { countShifts } from '../../support/shifts.ts'
import { expect, isNightly, test } from '../fixtures.ts'
import { chair, rememberDates } from '../visitor.ts'

/** How pages are asked for their data: by query, or as a whole. */
const dataOfPages = /\/(graphql|_payload\.json)(\?|$)/

test.beforeEach(({ page, shop }) => rememberDates(page, shop.url))

const line = (page: Page) => page.locator('[data-progress]')
const skeleton = (page: Page) => page.locator('[data-skeleton]')
const words = (page: Page) => page.getByRole('main').locator('b', { hasText: 'Связь медленная, ещё грузим' })
const catalogue = (page: Page) =>
  page.getByRole('link', { name: 'Каталог', exact: true }).filter({ visible: true }).first()

/** Holds every answer of the gateway until released; with `onlyNew` earlier requests keep hanging. */
async function hold(page: Page): Promise<(onlyNew?: 'onlyNew') => Promise<void>> {
  const waiting: Route[] = []
  let isHeld = true
  await page.route(dataOfPages, async (route) => {
    if (isHeld) waiting.push(route)
    else await route.continue()
  })
  return async (onlyNew) => {
    isHeld = false
    if (!onlyNew) await Promise.all(waiting.map((route) => route.continue().catch(() => {})))
  }
}

/** Stops the clock of the page. */
async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Opens a page whose clock the test moves. */
async function open(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await stopClock(page)
}

test('a link looks pressed at once, then come the line, the shape of its page and words with a way to try again', async ({
  page,
}) => {
  await test.step('a link looks pressed at once, then come the line, the shape of its page and words', async () => {
    await open(page, '/')
    const release = await hold(page)
    await catalogue(page).click()
    await expect(catalogue(page)).toHaveAttribute('data-pressed', '')
    await page.clock.runFor(149)
    await expect(line(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(line(page)).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('status').filter({ hasText: 'Загружаем страницу' })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.clock.runFor(249)
    await expect(skeleton(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'listing')
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()

    await page.clock.runFor(5599)
    await expect(words(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(words(page)).toBeVisible()

    await release()
    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeFocused()
    for (const sign of [line(page), skeleton(page), words(page)]) await expect(sign).toBeHidden()
    await expect(page.locator('[data-pressed], [aria-busy=true]')).toHaveCount(0)
  })
  await test.step('words come with a way to try again, which does not wait for what hangs', async () => {
    await page.goto('/')
    await stopClock(page)
    const release = await hold(page)
    await catalogue(page).click()
    await page.clock.runFor(6000)
    await release('onlyNew')
    await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click()
    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible()
  })
})

const kinds = [
  { from: '/catalog', link: chair.name, kind: 'product' },
  // Not from home, whose answer contains what the cart requests.
  { from: '/catalog', link: /^Корзина/, kind: 'cart' },
  { from: '/', link: /^Категории/, kind: 'cards' },
] as const

test('a page of each kind has its own shape', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install()
  for (const { from, link, kind } of kinds)
    await test.step(kind, async () => {
      await page.goto(from)
      await stopClock(page)
      const release = await hold(page)
      const pressed = page.getByRole('link', { name: link }).filter({ visible: true }).first()
      await pressed.click()
      await expect(pressed).toHaveAttribute('data-pressed', '')
      await page.clock.runFor(400)
      await expect(skeleton(page)).toHaveAttribute('data-skeleton', kind)
      await release()
      await page.clock.resume()
      await expect(skeleton(page)).toBeHidden()
      await page.unroute(dataOfPages)
    })
})

const requested = /graphql|_payload|\.js$/

const MAIN_PRESSES = ['menu link «Каталог»', 'apply dates', 'show more']
test('every press shows a sign while nothing that it asks for has come; the second stop of the keyboard leads to the products', async ({
  page,
}) => {
  await test.step('every press shows a sign while nothing that it asks for has come', async () => {
    for (const { name, path, prepare, press, sign } of PRESSES) {
      if (!isNightly && !MAIN_PRESSES.includes(name)) continue
      await test.step(name, async () => {
        await page.goto(path)
        await prepare?.(page)
        const held: Route[] = []
        await page.route(requested, (route) => void held.push(route))
        await press(page)
        await expect(page.locator(sign).first()).toBeAttached()
        await page.unroute(requested)
        await Promise.all(held.map((route) => route.continue().catch(() => {})))
      })
    }
  })
  await test.step('the second stop of the keyboard in a list leads to the products', async () => {
    await page.goto('/catalog')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'К предметам' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('article').first().getByRole('link')).toBeFocused()
  })
})

test('another link takes the place of one that is on its way, and leaves nothing of it behind', {
  tag: '@nightly',
}, async ({ page }) => {
  await open(page, '/')
  const release = await hold(page)
  await catalogue(page).click()
  await page.clock.runFor(400)
  await page
    .getByRole('link', { name: /^Корзина/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'cart')
  await expect(catalogue(page)).not.toHaveAttribute('data-pressed')
  await release()
  await page.clock.resume()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(line(page)).toBeHidden()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
})

test('the shape stands where the page will stand: nothing moves', { tag: '@nightly' }, async ({ page }) => {
  const shift = await countShifts(page)
  await page.goto('/')
  const release = await hold(page)
  await catalogue(page).click()
  await expect(skeleton(page)).toBeVisible()
  await release()
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible()
  expect(await shift()).toBeLessThanOrEqual(0.02)
})

test.describe('offline', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/] })

  test('a link keeps the page, says so and tries again', async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(() => window.scrollTo(0, 400))
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Весь каталог' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Нет связи' })
    await expect(toast).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(line(page)).toBeHidden()
    await context.setOffline(false)
    await toast.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible()
  })

  test('so does one whose code is here and whose data are not', { tag: '@nightly' }, async ({ page }) => {
    const title = page.getByRole('heading', { level: 1, name: 'Каталог' })
    await page.goto('/catalog')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/catalog\/./)
    await page.goBack()
    await expect(title).toBeVisible()
    await page.route(dataOfPages, (route) => route.abort())
    await page.getByRole('article').nth(1).getByRole('link').click()
    await expect(page.getByRole('alert').filter({ hasText: 'Нет связи' })).toBeVisible()
    await expect(page).toHaveURL(/\/catalog$/)
    await expect(page.getByRole('article')).toHaveCount(20)
  })

  test('going back to a page that does not come says so in its place', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/catalog')
    await page.goto('/')
    await catalogue(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible()
    await page.reload()
    await page.route(dataOfPages, (route) => route.abort())
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible()
    await page.unroute(dataOfPages)
    await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('button', { name: 'Посчитать' })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })
})

/** The shop makes no pictures while its services are being restored: they are not under test. */
const withoutPictures = (page: Page) =>
  page.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )

const failing = [
  {
    part: 'the filters',
    path: '/catalog',
    call: /products\/filters/,
    title: /Фильтры\sне\sзагрузились/,
    rest: (page: Page) => page.getByRole('article').first(),
    comes: (page: Page) =>
      page
        .getByRole('form', { name: 'Фильтры' })
        .or(page.getByRole('button', { name: /^Фильтры/ }))
        .filter({ visible: true }),
  },
  {
    part: 'the things of an assortment',
    path: '/assortments/vse-beloe',
    call: /v2\/products\?/,
    title: /Предметы подборки сейчас не\sпоказать/,
    rest: (page: Page) => page.getByRole('heading', { level: 1 }),
    comes: (page: Page) => page.getByRole('article').first(),
  },
  {
    part: 'the questions of the home page',
    path: '/',
    call: /v2\/pages/,
    title: 'Вопросы и ответы не загрузились',
    rest: (page: Page) => page.getByRole('article').first(),
    comes: (page: Page) => page.getByRole('heading', { name: /^Вопросы/ }),
  },
]

test('parts of pages whose service failed can be retried, and the rest of the page is there', async ({
  page,
  faultyShop,
}) => {
  await withoutPictures(page)
  for (const { part, path, call, title, rest, comes } of failing)
    await test.step(part, async () => {
      faultyShop.services.fail({ path: call }, { status: 500 })
      await page.goto(faultyShop.url + path)
      const failed = page.getByText(title)
      await expect(failed).toBeVisible()
      await expect(rest(page)).toBeVisible()
      faultyShop.services.heal()
      // The breaker may still be open after the failures: the visitor may have to press again.
      await expect(async () => {
        const block = page.locator('div:has(> p > b)').filter({ has: failed })
        const again = block.getByRole('button', { name: 'Повторить' })
        if (await again.isVisible()) await again.click()
        await expect(failed).toBeHidden({ timeout: 2000 })
      }).toPass()
      await expect(comes(page)).toBeVisible()
    })
})
