import { get } from 'node:http'
import type { Browser } from '@playwright/test'
import { PHONE } from '../bench/pageCost.ts'

/** What the offline worker of a first visit fetches beyond what its page has loaded: its script and the files of its caches, KB of 1,000 in Brotli. */
export async function measureInstall(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const urls = await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const names = await caches.keys()
    const caching = names.map(async (name) => (await caches.open(name)).keys())
    const cached = (await Promise.all(caching)).flat().map((request) => request.url)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return cached.filter((each) => ![location.href, ...loaded].includes(each.replace(/\?.*/, '')))
  })
  await context.close()
  const sizes = await Promise.all(['/worker.js', ...new Set(urls)].map((each) => sizeOf(new URL(each, url))))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** As it travels, without headers. */
async function sizeOf(url: URL): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
    let size = 0
    for await (const piece of answer) size += piece.length
    resolve(size)
  })
  return promise
}
