import type { Route } from '@playwright/test'
import { shiftPages } from '../support/clockOfRun.ts'
import {
  breakBrowser,
  changeAnswer,
  changeServed,
  expectAlive,
  expectWords,
  failedPage,
  follow,
  prepareBrowser,
  type Served,
  toast,
} from './breakage.ts'
import { expect, isNightly, test } from './fixtures.ts'
import { chair, returnWithCart } from './visitor.ts'

// What breaks here says so in the console, as it must.
test.use({ expectedMessages: [/./] })
test.beforeEach(({ page, shop }) => returnWithCart(page, shop.url))

const product = `/catalog/${chair.slug}`

// What a newer server may send, or a hostile one: an object where the page draws text. By page: the areas, all at once.
const pages = [
  {
    path: '/',
    areas: {
      header: 'settings.header.navigation.1.title',
      footer: 'settings.footer.bottomLinks.0.title',
      'working-with-us': 'settings.workingWithUs.cards.0.title',
      'popular-products': 'products.items.0.brands.0',
      block: 'solutions.items.0.name',
    },
  },
  {
    path: product,
    areas: {
      gallery: 'product.images.0.original',
      extras: 'product.relatedProducts.0.product.name',
      specs: 'product.specs.0.name',
    },
  },
  { path: product, areas: { page: 'product.shortDescription' } },
  { path: '/catalog', areas: { page: 'products.items.0.brands.0' } },
  { path: '/contacts', areas: { page: 'contacts.offices.0.address' } },
]

test('an exception in an area takes down that area alone', async ({ page }) => {
  let reported: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/client-errors')) reported.push(request.postDataJSON().area)
  })
  let change = (_served: Served) => {}
  await changeServed(page, (served) => change(served))
  for (const { path, areas } of pages) {
    await test.step(`${path}: ${Object.keys(areas)}`, async () => {
      reported = []
      change = (served) => {
        for (const at of Object.values(areas)) changeAnswer(served, at, { text: 'Стул' })
      }
      await page.goto(path)
      if ('page' in areas) await expect(failedPage(page)).toBeFocused()
      else await expect(failedPage(page)).toBeHidden()
      await expect.poll(() => reported.toSorted()).toEqual(Object.keys(areas).sort())
      await expectAlive(page)
    })
  }
  await expect(page).toHaveTitle(/^Что-то пошло не\sтак/)
  change = () => {}
  await follow(page, '/cart')
  await expect(page.getByRole('link', { name: chair.name }).first()).toBeVisible()
})

// Together what has nothing to do with each other.
const ways = [
  'no local storage, no idle time',
  'full storage, no media queries',
  'no session storage, no observers, no random ids',
  'no cookies, no scrolling',
  'no windows',
  'no requests',
]

test('a browser that lacks something still shows the page, opens what it can and keeps the cart', {
  tag: '@nightly',
}, async ({ page }) => {
  await prepareBrowser(page)
  for (const way of ways) {
    await test.step(way, async () => {
      await breakBrowser(page, way)
      await page.goto(product)
      await expect(page.getByRole('heading', { level: 1, name: chair.name })).toBeVisible()
      await page
        .getByRole('button', { name: /^На весь экран/ })
        .first()
        .click()
      await expectWords(page)
      await follow(page, '/cart')
      const cart = page.getByRole('heading', { level: 1, name: /орзин/ })
      await expect(cart.or(toast(page).filter({ hasText: 'Нет связи' })).first()).toBeVisible()
      await expectWords(page)
    })
  }
  await breakBrowser(page, 'nothing')
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: chair.name }).first()).toBeVisible()
  await expectAlive(page)
})

const garbage = [
  '{',
  '[]',
  'null',
  '{"state":{"products":[{"id":{},"slug":7}]},"version":1}',
  `{"state":{"products":${JSON.stringify(Array(5000).fill({ id: 'a', slug: 'b' }))}},"version":99}`,
]

test('whatever stands in the storages and cookies, there is a page', async ({ page, shop }) => {
  for (const text of garbage) {
    await page.evaluate((value) => {
      for (const key of ['cart', ...Object.keys(localStorage)]) localStorage.setItem(key, value)
      for (const key of ['placedOrder', 'orderDraft', 'reloadedAt', ...Object.keys(sessionStorage)])
        sessionStorage.setItem(key, value)
    }, text)
    await page
      .context()
      .addCookies([{ name: 'rentDates', value: encodeURIComponent(text.slice(0, 300)), url: shop.url }])
    await page.goto('/cart')
    await expectWords(page)
    await expect(failedPage(page)).toBeHidden()
  }
})

test('a query that fails on the way to a page leaves a page, and the cart', { tag: '@nightly' }, async ({
  page,
}) => {
  const answers = [
    { status: 500, body: '<h1>nginx</h1>' },
    { status: 200, body: 'not json' },
    { status: 200, body: '{"data":null,"errors":[{"message":"no"}]}' },
    { status: 200, body: '{"data":{"products":{"items":[null]},"settings":[],"product":7}}' },
    { status: 200, body: '[]' },
  ]
  const paths = ['/catalog', '/contacts', '/search/stul', '/categories', '/cart']
  if (isNightly) paths.push(product, '/solutions', '/articles')
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await page.goto('/about')
      const answer = answers[index % answers.length]
      await page.route('**/graphql', (route) => route.fulfill({ contentType: 'application/json', ...answer }))
      await follow(page, path)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/О\sкомпании/)
      await expectAlive(page)
      await page.unroute('**/graphql')
    })
  }
})

test('an app that cannot start says so in the log and shows the error page; a crawler keeps the served page', async ({
  page,
  browser,
  shop,
}) => {
  const withoutDates = (served: Served) => void Object.assign(served, { rental: null })
  await changeServed(page, withoutDates)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const mountFailure = expect.stringMatching(/^Error while mounting app:/)
  const reported = page.waitForRequest('**/client-errors')
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => logged).toContainEqual(mountFailure)
  expect((await reported).postDataJSON()).toMatchObject({ kind: 'mount' })
  await expect(failedPage(page)).toBeVisible()
  await expectAlive(page)

  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await shiftPages(context)
  const crawler = await context.newPage()
  await changeServed(crawler, withoutDates)
  const told: string[] = []
  crawler.on('console', (message) => told.push(message.text()))
  await crawler.goto(`${shop.url}${product}`)
  await expect.poll(() => told).toContainEqual(mountFailure)
  await expect(crawler.getByRole('heading', { level: 1, name: chair.name })).toBeVisible()
  await expect(failedPage(crawler)).toBeHidden()
  await context.close()
})

test('a picture that fails after the page has come to life is the no-photo picture, and is asked for once more', {
  tag: '@nightly',
}, async ({ page }) => {
  const held: Route[] = []
  await page.route('**/pictures/**', (route) => void held.push(route))
  await page.goto(product, { waitUntil: 'commit' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  for (const route of held) await route.fulfill({ status: 503 })
  const first = page.locator('main img').first()
  await expect(first).toHaveAttribute('src', /no-photo/)
  await page.unroute('**/pictures/**')
  await expect(first).toHaveAttribute('src', /pictures/)
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1)
})

test('a picture that does not load is the no-photo picture', async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.fulfill({ status: 404 }))
  await page.goto(product)
  await expect(page.locator('main img').first()).toHaveAttribute('src', /no-photo/)
})
