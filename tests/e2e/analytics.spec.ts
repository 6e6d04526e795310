import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { chair, cover, fillCart, fillOrderForm, rememberDates, threeDays } from './visitor.ts'

test.use({
  faultyEnv: { GTM_ID: 'GTM-AB12' },
  doubledSites: ['www.googletagmanager.com'],
})

type Entry = { event?: string; ecommerce?: object | null }

const notice = (page: Page) => page.getByRole('region', { name: 'Согласие на аналитику' })
const layerOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Entry[] }).dataLayer ?? [])

test('visits are counted with consent only, with what is rented; the source of a visit is told once', async ({
  page,
  faultyShop: { url, services },
}) => {
  const loaded: string[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    loaded.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const sources = () => services.calls.filter(({ path }) => path.includes('/v2/traffic-sources'))
  services.fail({ path: /\/v2\/traffic-sources/ }, { status: 400 })
  await rememberDates(page, url)
  // A direct start says nothing, and takes no later source's place.
  await page.goto(`${url}/about`)
  const response = await page.goto(`${url}/catalog/${chair.slug}?utm_source=ya&utm_campaign=летний`)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){2} https:\/\/www\.googletagmanager\.com;/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  await expect.poll(() => sources().length).toBe(1)
  expect(JSON.parse(sources()[0]?.body ?? '')).toEqual({
    ...{ source: 'ya', campaign: 'летний', landingPage: `/catalog/${chair.slug}` },
  })
  await expect(notice(page)).toBeVisible()
  await expectAccessible(page)
  await notice(page)
    .getByRole('button', { name: /Не\sнадо/ })
    .click()
  await expect(notice(page)).toBeHidden()
  await page.reload()
  await expect(notice(page)).toBeHidden()
  expect([loaded, await layerOf(page), sources().length]).toEqual([[], [], 1])

  await page.evaluate(() => localStorage.removeItem('analyticsConsent'))
  await page.reload()
  await notice(page).getByRole('button', { name: 'Можно' }).click()
  await expect.poll(() => loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12'])
  await page
    .getByRole('button', { name: /^В\sкорзину$/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect
    .poll(async () => (await layerOf(page)).flatMap(({ event }) => event ?? []))
    .toEqual(['gtm.js', 'view_item', 'add_to_cart'])
  const { start, end } = threeDays()
  const rental = { rental_start: start, rental_end: end, rental_days: 3 }
  expect((await layerOf(page)).flatMap(({ ecommerce }) => ecommerce ?? [])).toMatchObject([
    { ...rental, items: [{ item_name: chair.name }] },
    { ...rental, items: [{ quantity: 1 }] },
  ])
  await page.reload()
  await expect(notice(page)).toBeHidden()
  await expect.poll(() => loaded.length).toBe(2)
})

test('an order is counted from the search to the purchase, extras included, in the tab where it is made', {
  tag: '@nightly',
}, async ({ page, context, faultyShop: { url } }) => {
  test.slow(true, 'a whole order, with a second tab')
  await context.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('analyticsConsent', '"granted"')
  })
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await rememberDates(page, url)
  const other = await context.newPage()
  await other.goto(`${url}/catalog`)
  // A page behind another draws once a second.
  await page.bringToFront()
  const title = page.getByRole('heading', { level: 1 })
  const visible = (role: 'link' | 'button', name: string | RegExp) =>
    page.getByRole(role, { name }).filter({ visible: true }).first()

  await page.goto(`${url}/search/${encodeURIComponent('кьявари золото')}`)
  await visible('link', chair.name).click()
  await expect(title).toHaveText(chair.name)
  await fillCart(page)
  await visible('link', /^Перейти\sв\sкорзину$/).click()
  await expect(other.getByRole('link', { name: /предметов: 1$/ }).first()).toBeAttached()
  await visible('button', /^Убрать\sиз\sкорзины/).click()
  await visible('button', `Вернуть: ${chair.name}`).click()
  await visible('link', 'Оформить заказ').click()
  await expect(title).toHaveText('Оформление')
  await fillOrderForm(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect(title).toHaveText('Заказ принят')

  const { start, end } = threeDays()
  const rental = { rental_start: start, rental_end: end, rental_days: 3 }
  const [item_id, coverId] = [String(chair.id), String(cover.id)]
  const both = [
    { item_id, quantity: 2 },
    { item_id: coverId, quantity: 1 },
  ]
  const product = { item_id, item_name: chair.name, price: chair.basicPricePerDay }
  const coverName = expect.stringMatching(new RegExp(`^${cover.name.replaceAll(' ', '\\s')}$`))
  const extra = { item_id: coverId, item_name: coverName, price: cover.price, quantity: 1 }
  expect(await eventsOf(page)).toEqual([
    { event: 'view_item_list', ...rental, items: expect.arrayContaining([product]) },
    { event: 'search', ...rental, search_term: 'кьявари золото' },
    { event: 'view_item', ...rental, items: [product] },
    { event: 'add_to_cart', ...rental, items: [{ item_id, quantity: 2 }] },
    { event: 'add_to_cart', ...rental, items: [{ item_id: coverId, quantity: 1 }] },
    { event: 'remove_from_cart', ...rental, items: both },
    { event: 'add_to_cart', ...rental, items: both },
    ...[
      { event: 'begin_checkout', ...rental, currency: 'RUB', value: 2620 },
      { event: 'purchase', ...rental, currency: 'RUB', value: 2620, transaction_id: expect.any(String) },
    ].map((event, index) => ({
      ...event,
      items: [{ ...product, quantity: 2 }, extra].map(({ price, ...named }) =>
        index === 1 ? named : { ...named, price },
      ),
    })),
  ])
  expect((await eventsOf(other)).map(({ event }) => event)).toEqual(['view_item_list'])
})

/** The shop's events, each with what it says. */
async function eventsOf(page: Page) {
  return (await layerOf(page)).flatMap(({ event, ecommerce }) => (ecommerce ? [{ event, ...ecommerce }] : []))
}
