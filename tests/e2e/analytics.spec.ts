import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { chair, rememberDates, threeDays } from './visitor.ts'

test.use({
  faultyEnv: { UPSTREAM_DEADLINE_MS: '2000', GTM_ID: 'GTM-AB12' },
  doubledSites: ['www.googletagmanager.com'],
})

type Entry = { event?: string; ecommerce?: { items?: { item_id: string; quantity?: number }[] } | null }

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
  const response = await page.goto(`${url}/catalog/${chair.slug}?utm_source=ya&utm_campaign=летний`)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(policy).not.toMatch(/unsafe/)
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
