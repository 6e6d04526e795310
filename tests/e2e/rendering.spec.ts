import { expect, test } from './fixtures.ts'
import { chair, fillCart, quantityOf, rememberDates } from './visitor.ts'

test('a server-rendered page asks the gateway for nothing, and a product opens without a page context; the cart is one in all tabs', async ({
  page,
  context,
  shop,
}) => {
  const data: string[] = []
  page.on('request', (request) => {
    if (/graphql|pageContext\.json/.test(request.url())) data.push(request.url())
  })
  await rememberDates(page, shop.url)
  await page.goto('/catalog')
  await page.waitForLoadState('networkidle')
  expect(data).toEqual([])

  await page.getByRole('link', { name: chair.name }).first().click()
  await expect(page).toHaveURL(new RegExp(`/catalog/${chair.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chair.name)
  expect(data.filter((url) => url.includes('pageContext.json'))).toEqual([])

  await fillCart(page)
  await page.reload()
  await expect(quantityOf(page, chair.name)).toHaveValue('2')

  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('button', { name: `Добавить 1: ${chair.name}` }).click()
  await expect(quantityOf(page, chair.name)).toHaveValue('3')
})

test('a page asks for its scripts after all that is seen first, and comes to life in turns', {
  tag: '@nightly',
}, async ({ page }) => {
  const devices = await page.context().newCDPSession(page)
  await devices.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    const start = { turns: 0, drawnBefore: false }
    // React asks for each of its turns by a message.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      if (start.turns === 0) start.drawnBefore = performance.getEntriesByType('paint').length > 0
      if (document.documentElement.dataset.hydrated === undefined) start.turns += 1
      postMessage.apply(this, message)
    } as typeof postMessage
    Object.assign(window, { start })
    // On a busy machine a page may start by its clocks: a second after the first paint, or two in a covered window.
    const { setTimeout } = window
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 1000 || ms === 2000 ? 0 : setTimeout(run, ms)) as typeof window.setTimeout
  })
  await page.goto('/catalog')
  const [asked, loaded] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return [Math.min(...scripts.map(({ startTime }) => startTime)), navigation?.loadEventStart ?? 0]
  })
  expect(loaded).toBeGreaterThan(0)
  expect(asked).toBeGreaterThanOrEqual(loaded)
  const start = await page.evaluate(
    () => (window as unknown as { start: { turns: number; drawnBefore: boolean } }).start,
  )
  expect(start.drawnBefore).toBe(true)
  expect(start.turns).toBeGreaterThan(8)
})

test('a page is read to its end when its styles are there: before, it would be laid out without them', {
  tag: '@nightly',
}, async ({ page }) => {
  const styles = Promise.withResolvers<void>()
  await page.route('**/*.css', async (route) => {
    await styles.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    const isStyled = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet != null
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.setAttribute('styled', `${isStyled()}`),
    )
  })
  await page.goto('/catalog', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const requested = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  await expect.poll(requested).toBeGreaterThan(3)
  styles.resolve()
  await expect(page.locator('html')).toHaveAttribute('styled', 'true')
})

test('a picture that does not come does not hold the scripts', { tag: '@nightly' }, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/pictures/**', async (route) => {
    await held.promise
    await route.abort()
  })
  await page.goto('/catalog', { waitUntil: 'commit' })
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  held.resolve()
})
