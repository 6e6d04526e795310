import { expect, type Page } from '@playwright/test'

/** The URLs that the worker has stored in one of its caches. */
async function cachedIn(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => url.slice(location.origin.length))
  }, cacheName)
}

/** Waits until the worker has stored the documents of these URLs. */
export async function expectCached(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(() => cachedIn(page, 'sutki-documents'), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([...paths]))
}

/** How many answers the worker has stored, and where one of these texts stands in them. */
export async function searchCached(
  page: Page,
  texts: readonly string[],
): Promise<{ count: number; found: string[] }> {
  return page.evaluate(async (wanted) => {
    const found: string[] = []
    let count = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        count += 1
        const text = `${request.url} ${await (await cache.match(request))?.text()}`
        for (const each of wanted) if (text.includes(each)) found.push(`${each}: ${request.url}`)
      }
    }
    return { count, found }
  }, texts)
}
