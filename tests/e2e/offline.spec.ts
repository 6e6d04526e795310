import type { Page } from '@playwright/test'
import { freePort } from '../support/app.ts'
import { openApp } from '../support/openApp.ts'
import { expectAccessible } from './accessibility.ts'
import { expectCached } from './cachedDocuments.ts'
import { cutLine } from './cutLine.ts'
import { expect, test } from './fixtures.ts'
import { chair, returnWithCart, roubles } from './visitor.ts'

// What is asked for without a line fails in the console, as it must.
test.use({ serviceWorkers: 'allow', fetchesAhead: true, expectedMessages: [/ERR_|Failed to|preload/] })

const product = `/catalog/${chair.slug}`
test.setTimeout(120_000)

const NEVER_CACHED = /plan|order\/|cart\?|healthz|metrics|schema|robots|graphql$/
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const strip = (page: Page) =>
  page.getByRole('status').filter({ hasText: /показываем, что было в\s\d\d:\d\d/ })

test('without a line what was seen opens and says of when it is; what was not has a page of our own', async ({
  page,
}) => {
  await page.goto('/catalog')
  await expectCached(page, ['/catalog', '/cart', '/order'])
  await page.goto(product)
  await expect(strip(page)).toBeHidden()
  await expectCached(page, [product])
  const bringLineBack = await cutLine(page)

  await page.reload()
  await expect(title(page)).toHaveText(chair.name)
  await expect(strip(page)).toContainText('Нет связи')
  await expectAccessible(page)

  await page.goto('/articles?page=2')
  await expect(title(page)).toHaveText('Нет связи')
  await expect(page).toHaveTitle('Нет связи — «Сутки»')
  // In the letters and colours of the shop.
  const body = page.locator('body')
  await expect(body).toHaveCSS('font-family', /Onest/)
  await expect(body).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expectAccessible(page)
  await page.getByRole('link', { name: chair.name, exact: true }).click()
  await expect(title(page)).toHaveText(chair.name)
  await page.goBack()
  // The product's own entry of the history, written late, ends the wait above.
  await expect(title(page)).toHaveText('Нет связи')

  await bringLineBack()
  await page.getByRole('link', { name: 'Повторить' }).click()
  await expect(title(page)).not.toHaveText('Нет связи')
  await expect(page).toHaveURL(/\/articles\?page=2$/)
  await expect(strip(page)).toBeHidden()
})

test('the cart without a line shows what is known, where one of its things has left the catalogue', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const line = { quantity: 2, isRemovedFromCart: false }
  const gone = { ...line, id: '99999', slug: 'gone' }
  await returnWithCart(page, shop.url, { products: [{ ...line, id: `${chair.id}`, slug: chair.slug }, gone] })
  await page.goto('/catalog')
  await expectCached(page, ['/catalog', '/cart'])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartProducts'))).toContain(chair.slug)
  await cutLine(page)
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText(/какими были в\s\d\d:\d\d/)
  await expect(page.getByRole('listitem').filter({ hasText: chair.name })).toContainText(roubles(2400))
  await expect(page.getByRole('main')).toContainText(/Больше не\sсдаём|больше нет/)
})

test('tools, plans and answers to orders are never kept, and no document that says so', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await page.goto('/')
  await expectCached(page, ['/', '/cart', '/order'])
  for (const path of ['/plan?v=1&i=1.2', '/order/success', '/order/error', '/cart?a=1']) await page.goto(path)
  for (const path of ['/healthz', '/metrics', '/schema.graphql', '/robots.txt', '/graphql']) {
    const response = await page.request.get(shop.url + path)
    expect(response.headers()['x-kept-at']).toBeUndefined()
    await page.goto(path, { waitUntil: 'commit' })
  }
  await page.goto('/about')
  await expectCached(page, ['/about'])
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
  const documents = kept.filter((path) => !/^\/(assets|pictures)\//.test(path))
  expect(documents).toEqual(expect.arrayContaining(['/', '/about', '/cart', '/order']))
  expect(documents.filter((path) => NEVER_CACHED.test(path))).toEqual([])
})

test('the shop can be installed', { tag: '@nightly' }, async ({ page, context }) => {
  await page.goto('/')
  const tools = await context.newCDPSession(page)
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors')
  // Every test has a private window of its own, and in one nothing is installed.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(others).toEqual([])
  const { errors } = await tools.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test('switched off, it takes itself and all that it kept away', { tag: '@nightly' }, async ({ page }) => {
  const port = String(await freePort())
  const on = await openApp({ env: { PORT: port } })
  // The former worker stays while it fetches something: the page has hardly a picture.
  await page.goto(`${on.url}/about`)
  await expectCached(page, ['/about', '/cart'])
  expect(await on.stop()).toBe(0)

  const off = await openApp({ env: { PORT: port, OFFLINE: 'off' } })
  await page.goto(`${off.url}/about`)
  const left = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations()
      return [...workers.map(({ scope }) => scope), ...(await caches.keys())]
    })
  await expect.poll(left, { timeout: 30_000 }).toEqual([])
  expect(await off.stop()).toBe(0)
})
