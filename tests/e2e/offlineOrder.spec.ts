import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startUpstream } from '../../server/upstream/index.ts'
import { freePort } from '../support/app.ts'
import { faultyUpstream } from '../support/faultyUpstream.ts'
import { openApp } from '../support/openApp.ts'
import { readOrders } from '../support/orders.ts'
import { expectCached, searchCached } from './cachedDocuments.ts'
import { cutLine } from './cutLine.ts'
import { expect, test } from './fixtures.ts'
import { openShop } from './pictures.ts'
import { chair, fillCart, fillOrderForm, quantityOf, rememberDates, roubles } from './visitor.ts'

test.use({
  serviceWorkers: 'allow',
  fetchesAhead: true,
  expectedMessages: [/ERR_|Failed to|preload|status of 50/],
})
test.setTimeout(120_000)

/** Written nowhere in the shop's own code. */
const EMAIL = 'bez.linii@example.ru'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const note = (page: Page) => page.getByRole('alert').filter({ hasText: /какими были в\s\d\d:\d\d/ })
const unsent = (page: Page) => page.getByRole('alert').filter({ hasText: /ничего не\sотправлено/ })

test('an order without a line is kept, with the cart, and sent by one press when the line is back', async ({
  page,
}) => {
  const { app, openAgain, services, dataDir, close } = await fillCartOfShop(page)
  await page.goto(`${app.url}/order`)
  await fillOrderForm(page)
  await page.getByLabel('Почта').fill(EMAIL)
  await expectCached(page, ['/cart', '/order'])

  await app.stop()
  const bringLineBack = await cutLine(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect(unsent(page)).toBeVisible()

  await page.reload()
  await expect(title(page)).toHaveText('Оформление')
  await expect(unsent(page)).toBeVisible()
  await expect(note(page)).toBeVisible()
  await expect(page.getByLabel('Имя')).toHaveValue('Марина Ветрова')

  await page.goto(`${app.url}/cart`)
  await expect(note(page)).toBeVisible()
  const sum = page.getByRole('complementary', { name: 'Ваш заказ' })
  await expect(sum).toContainText(roubles(7120))
  await page.getByRole('button', { name: `Добавить 1: ${chair.name}` }).click()
  await expect(quantityOf(page, chair.name)).toHaveValue('3')
  await expect(sum).toContainText(roubles(8320))
  await page.getByRole('button', { name: `Убрать 1: ${chair.name}` }).click()
  await expect(sum).toContainText(roubles(7120))

  const again = await openAgain()
  await bringLineBack()
  // Whatever is done by itself when the line is back has been done by then.
  await expect(note(page)).toBeHidden()
  expect(readOrders(dataDir)).toEqual([])
  await page.getByRole('link', { name: /^К\sформе$/ }).click()
  await expect(title(page)).toHaveText('Оформление')
  expect(readOrders(dataDir)).toEqual([])
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(page).toHaveURL(/\/order\/success/)
  expect(readOrders(dataDir)).toMatchObject([{ total: 262_000 }])
  const posts = services.calls.filter(
    ({ method, path: asked }) => method === 'POST' && /\/orders$/.test(asked),
  )
  expect(posts).toHaveLength(1)
  const [order] = readOrders(dataDir)
  const key = order?.idempotencyKey ?? ''
  expect(key).toMatch(/^\w{32}$/)
  const { count, found } = await searchCached(page, ['Марина Ветрова', EMAIL, key])
  expect(count).toBeGreaterThan(50)
  expect(found).toEqual([])

  expect(await again.stop(), again.output()).toBe(0)
  await close()
})

for (const when of ['', ', even before the page listens for that']) {
  test(`an order begun without a line keeps the delivery in its sum, and asks for it again when the line is back${when}`, {
    tag: '@nightly',
  }, async ({ page }) => {
    const { app, openAgain, services, close } = await fillCartOfShop(page)
    await page.goto(`${app.url}/cart`)
    const sum = page.getByRole('complementary', { name: 'Ваш заказ' })
    await expect(sum).toContainText(roubles(7120))

    const settings = services.calls.find(({ path: asked }) => asked.includes('/settings'))?.path ?? ''
    const answer = await (await fetch(services.url + settings)).text()
    await app.stop()
    const bringLineBack = await cutLine(page)
    if (when) await page.addInitScript(idleOnceOnline)
    await page.reload()
    await expect(note(page)).toBeVisible()
    await sum.getByRole('link', { name: /^Оформить\sзаказ$/ }).click()
    await expect(title(page)).toHaveText('Оформление')
    await expect(note(page)).toBeVisible()
    await expect(sum).toContainText('Доставка')
    await expect(sum).toContainText(roubles(7120))

    // Meanwhile the company delivers for 500 roubles more.
    services.fail({ path: /settings/ }, { raw: answer.replace(/"price":\s*4500\b/, '"price":5000') })
    const again = await openAgain()
    await bringLineBack()
    await expect(note(page)).toBeHidden()
    await expect(sum).toContainText(roubles(7620))

    expect(await again.stop(), again.output()).toBe(0)
    await close()
  })
}

test('a new build leaves an open tab its code until it is closed', { tag: '@nightly' }, async ({ page }) => {
  const port = await freePort()
  const app = await openShop({ env: { PORT: String(port) } })
  await page.goto(app.url)
  await expectCached(page, ['/', '/cart'])
  await app.stop()
  // The next build: none of the former one's files is there, and its worker is another.
  const next = createServer((request, response) => {
    const isWorker = request.url === '/worker.js'
    response.writeHead(isWorker ? 200 : 404, { 'content-type': 'text/javascript' })
    response.end(isWorker ? 'self.oninstall = () => {}' : '')
  }).listen(port, '127.0.0.1')

  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
    .toBe(true)
  await page
    .getByRole('link', { name: /^Корзина/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(title(page)).toHaveText('В корзине пока пусто')

  next.close()
})

/** A shop with its own services, which can be stopped and opened again at its URL, and a cart that its worker has cached. */
async function fillCartOfShop(page: Page) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sutki-offline-'))
  const embedded = await startUpstream({ dataDir })
  const services = await faultyUpstream(embedded.url)
  const options = { upstreamUrl: services.url, dataDir, env: { PORT: String(await freePort()) } }
  const app = await openShop(options)
  await rememberDates(page, app.url)
  await page.goto(`${app.url}/catalog/${chair.slug}`)
  await expectCached(page, ['/cart', '/order'])
  await fillCart(page)
  async function close() {
    await services.close()
    await embedded.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { app, openAgain: () => openApp(options), services, dataDir, close }
}

/** A page whose browser is idle only after the line is back: what it starts late starts after that. */
function idleOnceOnline(): void {
  const whenIdle = window.requestIdleCallback.bind(window)
  const isBack = new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  window.requestIdleCallback = (run, options) => {
    isBack.then(() => whenIdle(run, options))
    return 0
  }
}
