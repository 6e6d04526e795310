import { expect } from 'vitest'
import { startApp } from '../support/app.ts'
import { ask } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { get } from './shop.ts'

// What pages of the harbour company show: see tests/support/harbour/company.json.

/** No ready-made set asks for a number of guests. */
export async function expectNoGuests(url: string, set: string): Promise<void> {
  const { text } = await get(url, set, { headers: { accept: 'text/html' } })
  expect(text).toContain('<h1')
  expect(text).not.toContain('/how-many?guests=')
}

/** Nothing of its pages and of its API speaks of delivery, whatever its settings say of the price. */
export async function expectCollectedOnly(url: string): Promise<void> {
  const product = await get(url, '/catalog/generator-6-kw', { headers: { accept: 'text/html' } })
  expect(product.text).toContain('"availableDeliveryMethod":"https://schema.org/OnSitePickup"')
  expect(wordsOf(product.text)).not.toMatch(/€40\b|deliver/i)
  const { settings } = await ask<{ settings: object }>(url, '{ settings { delivery { price } } }')
  expect(settings).toEqual({ delivery: null })
}

/** The home page has the sections that it names, in their order; nobody asks the services for others. A picture leads to its product. */
export async function expectOwnHome(url: string): Promise<void> {
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
  expect(text).not.toMatch(/assortments|FAQPage/i)
  expect(text).toMatch(/<a [^>]*href="\/catalog\/generator-6-kw"[^>]*tabindex="-1"/i)
}

/** Before it has services, its name is in what visitors and clients of the API get, and the demonstration company's is not. */
export async function expectOwnName(root: string, COMPANY_DIR: string): Promise<void> {
  const { url, stop } = await startApp({ root, env: { COMPANY_DIR } })
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
}
