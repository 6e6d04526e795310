import type { Page, Route } from '@playwright/test'
import {
  changeAnswer,
  changeServed,
  expectAlive,
  failedPage,
  follow,
  toast,
  watchScripts,
} from './breakage.ts'
import { expect, test } from './fixtures.ts'
import { chair, returnWithCart } from './visitor.ts'

// What is missing here says so in the console, as it must.
test.use({ expectedMessages: [/./] })
test.beforeEach(({ page, shop }) => returnWithCart(page, shop.url))

const product = `/catalog/${chair.slug}`
const lostScript = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('.js') && response.status() === 404)

test('code that is gone reloads the page once within 10 s, then it is said in words', async ({ page }) => {
  const scripts = await watchScripts(page)
  await page.goto(product)
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/client-errors')) reports.push(request.postDataJSON().kind)
  })
  const windows = [
    {
      press: 'button[aria-haspopup=dialog]:visible:has-text("дек"), button:visible:has-text("суток")',
      words: /Календарь не\sзагрузился/,
    },
    { press: 'button[aria-label^="На весь экран"]', words: /Просмотр фото не\sзагрузился/ },
    { press: 'footer a[aria-haspopup=dialog]', words: /Форма не\sзагрузилась/ },
  ]
  for (const { press, words } of windows) {
    await page.evaluate(() => sessionStorage.clear())
    scripts.lose()
    const now = Date.now()
    await page.clock.setFixedTime(now)
    const reloaded = page.waitForEvent('load')
    await page.locator(press).first().click()
    await reloaded
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.clock.setFixedTime(now + 9_999)
    await page.locator(press).first().click()
    await expect(toast(page)).toContainText(words)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAlive(page)
    await page.clock.setFixedTime(now + 10_000)
    const again = page.waitForEvent('load')
    await page.locator(press).first().click()
    await again
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  }
  expect(reports).toContain('code')

  await page.evaluate(() => sessionStorage.clear())
  await page.clock.setFixedTime(Date.now())
  const opened = page.waitForEvent('load')
  await follow(page, '/categories')
  await opened
  await expect(page).toHaveURL(/\/categories$/)
  await expectAlive(page)
})

test('code whose style sheet was lost comes with it when it is asked for again', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(product)
  const press = page.locator('button[aria-label^="На весь экран"]').first()
  const sheets = '**/assets/static/*PhotoViewer*.css'
  await page.route(sheets, (route) => route.abort())
  const reloaded = page.waitForEvent('load')
  await press.click()
  await reloaded
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await press.click()
  await expect(toast(page)).toContainText(/Просмотр фото не\sзагрузился/)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('PhotoViewer'))
  await press.click()
  await lost
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.unroute(sheets)
  const sheet = page.waitForResponse((response) => response.url().includes('PhotoViewer'))
  await press.click()
  expect((await sheet).ok()).toBe(true)
  await expect(page.getByRole('dialog')).toBeVisible()
  const rules = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[href*=PhotoViewer]')].at(-1)?.sheet?.cssRules.length
  expect(await page.evaluate(rules)).toBeGreaterThan(0)
})

test('a page that is being left is not reloaded for the code that leaving drops', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(product)
  const held: { code: Route[]; document: Route[] } = { code: [], document: [] }
  await page.route('**/assets/**/*.js', (route) => void held.code.push(route))
  await page.route('**/about', (route) => void held.document.push(route))
  await page.locator('button[aria-haspopup=dialog]:visible').first().click()
  await expect.poll(() => held.code.length).toBeGreaterThan(0)
  await page.evaluate(() => window.location.assign('/about'))
  await expect.poll(() => held.document.length).toBe(1)

  const asked = page.waitForResponse(/healthz/)
  for (const route of held.code) await route.abort()
  await asked
  await page.unroute('**/assets/**/*.js')
  for (const route of held.document) await route.continue()
  await expect(page).toHaveURL(/\/about$/)
})

test('code that a page can do without is missed in silence: the shelf moves, the search searches, «?» explains', {
  tag: '@nightly',
}, async ({ page }) => {
  const scripts = await watchScripts(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // So low that the shelf is far below.
  await page.setViewportSize({ width: 1440, height: 300 })
  await page.goto('/')
  scripts.lose()
  const shelf = page.getByRole('region', { name: 'Популярные категории' })
  const missed = (area: Promise<unknown>) => Promise.all([area, lostScript(page)])
  const first = shelf.locator('.swiper-slide').first()
  const place = async () => Math.round((await first.boundingBox())?.x ?? 0)
  const start = await place()
  await missed(shelf.hover())
  await shelf.getByRole('button', { name: 'Вперёд' }).click()
  await expect.poll(place).toBeLessThan(start)
  await shelf.getByRole('button', { name: 'Назад' }).click()
  await expect.poll(place).toBe(start)

  const field = page.getByLabel('Поиск по каталогу').filter({ visible: true }).first()
  await missed(field.fill('стул'))
  scripts.find()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /стул/ })).toBeVisible()

  await page.goto('/cart')
  const mark = page.getByRole('button', { name: 'Как считаются следующие сутки' })
  await expect(mark).toBeVisible()
  scripts.lose()
  await missed(mark.hover())
  await expect(page.getByText(/каждые следующие\s—\sпо\sсниженной/).filter({ visible: true })).toBeVisible()
  await expectAlive(page)

  // The page itself came before, the categories below its error did not.
  scripts.find()
  await page.goto(product)
  scripts.lose()
  await changeServed(page, (served) => changeAnswer(served, 'product.shortDescription', { text: 'Стул' }))
  await missed(page.reload())
  await expect(failedPage(page)).toBeVisible()
  await expect(toast(page)).toBeHidden()
  await expectAlive(page)
})
