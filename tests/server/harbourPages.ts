import { expect } from 'vitest'
import { startApp } from '../support/app.ts'
import { ask } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { threeDays } from '../support/rental.ts'
import { get } from './shop.ts'

// What pages of the harbour company show: see tests/support/harbour/company.json.

/** No ready-made set asks for a number of guests. */
async function expectNoGuests(url: string, set: string): Promise<void> {
  const { text } = await get(url, set, { headers: { accept: 'text/html' } })
  expect(text).toContain('<h1')
  expect(text).not.toContain('/how-many?guests=')
}

/** Nothing of its pages and of its API speaks of delivery, whatever its settings say of the price. */
async function expectCollectedOnly(url: string): Promise<void> {
  const product = await get(url, '/catalog/generator-6-kw', { headers: { accept: 'text/html' } })
  expect(product.text).toContain('"availableDeliveryMethod":"https://schema.org/OnSitePickup"')
  expect(wordsOf(product.text)).not.toMatch(/€40\b|deliver/i)
  const { settings } = await ask<{ settings: object }>(url, '{ settings { delivery { price } } }')
  expect(settings).toEqual({ delivery: null })
}

/** The home page has the sections that it names, in their order; nobody asks the services for others. A picture leads to its product. */
async function expectOwnHome(url: string): Promise<void> {
  const { text } = await get(url, '/', { headers: { accept: 'text/html' } })
  const titles = Array.from(text.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, title = '']) => wordsOf(title))
  expect(titles.slice(0, 6)).toEqual([
    'Ready-made sets',
    'Most rented',
    'How much do I need?',
    'Good to know',
    'Why people come back',
    'Popular categories',
  ])
  expect(text).not.toMatch(/"assortments":|FAQPage/)
  expect(text).toMatch(/<a [^>]*href="\/catalog\/generator-6-kw"[^>]*tabindex="-1"/i)
}

/** Before it has services, its name is in what visitors and clients of the API get, and the demonstration company's is not. */
export async function expectOwnName(root: string, COMPANY_DIR: string): Promise<void> {
  const { url, stop, output } = await startApp({ root, env: { COMPANY_DIR } })
  await using closing = new AsyncDisposableStack()
  closing.defer(async () => void (await stop()))
  const query = encodeURIComponent('{ settings { brand footer { copyright } } contacts { legalName } }')
  const targets = ['/', '/catalog', '/about', '/public-offer', '/contacts', '/manifest.webmanifest']
  for (const target of [...targets, `/graphql?query=${query}`]) {
    const headers = { accept: 'text/html,application/json', 'x-requested-with': 'test' }
    const { text } = await get(url, target, { headers })
    expect(text).toMatch(/Harbour &(amp;)? Sons/)
    expect(text).not.toMatch(/[«">]Сутки[»"<]/)
  }
  // Its services do not have the product that a picture of the home page leads to: one warning, and no link.
  const headers = {
    accept: 'text/html',
    cookie: `rentDates=${encodeURIComponent(JSON.stringify(threeDays()))}`,
  }
  const { status, text } = await get(url, '/', { headers })
  expect(status).toBe(200)
  expect(text).not.toMatch(/href="\/catalog\/generator-6-kw"/)
  expect(text).toContain('products/generator-6kvt-1.webp')
  expect(output().match(/there is no product \\?"generator-6-kw/g)).toHaveLength(1)
}

/** Phones are told which apps may open links to the shop. */
async function expectAppLinks(url: string): Promise<void> {
  const [android, ios] = await Promise.all(
    ['assetlinks.json', 'apple-app-site-association'].map((file) => get(url, `/.well-known/${file}`)),
  )
  expect(android?.headers['content-type']).toMatch(/^application\/json/)
  expect(JSON.parse(android?.text ?? '')).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'example.harbour.tools',
        sha256_cert_fingerprints: [expect.stringMatching(/^14:6D:/)],
      },
    },
  ])
  expect(JSON.parse(ios?.text ?? '')).toEqual({
    applinks: { details: [{ appIDs: ['ABCDE12345.example.harbour.tools'], components: [{ '/': '/*' }] }] },
  })
}

/** What differs from the demonstration company's; `set` is the path of one of its ready-made sets. */
export async function expectOwnPages(url: string, set: string): Promise<void> {
  await expectCollectedOnly(url)
  await expectNoGuests(url, set)
  await expectOwnHome(url)
  await expectAppLinks(url)
}
