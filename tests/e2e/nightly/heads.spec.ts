import type { Page } from '@playwright/test'
import { expect, isNightly, test } from '../fixtures.ts'
import { chair, rememberDates, threeDays } from '../visitor.ts'

test.use({ expectedMessages: [/status of 404/] })

test('after each navigation the head says of the page what the server would say', async ({ page, shop }) => {
  const { start, end } = threeDays()
  await rememberDates(page, shop.url)
  await page.goto(`/catalog/${chair.slug}`)
  expect(await shownHead(page)).toEqual(await servedHead(page))
  const kinds = ['/', '/catalog?sort=cheapest&page=2', '/articles/ploshchadka-i-montazh/obogrev-shatra-zimoj']
  const others = [
    ...['/catalog?page=2', '/cart', '/categories/stulya', '/search/%D1%81%D1%82%D1%83%D0%BB'],
    ...[`/plan?v=1&s=${start}&e=${end}&l=${chair.id}_2`, '/solutions', '/no-such-page', '/contacts'],
  ]
  for (const path of isNightly ? [...kinds, ...others] : kinds) {
    await follow(page, path)
    await expect.poll(() => shownHead(page), path).toEqual(await servedHead(page, path))
    expect(await page.locator('head script[type="application/ld+json"]').count(), path).toBe(0)
  }
  await follow(page, '/catalog?page=1-2')
  await page.getByRole('button', { name: 'Показать ещё' }).click()
  await expect(page).toHaveURL(/page=1-3$/)
  await expect.poll(() => shownHead(page)).toEqual(await servedHead(page))
})

/** Presses a link; the page stays the same document. */
async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('a#here') ?? document.createElement('a')
    Object.assign(link, { id: 'here', href, textContent: href })
    document.body.prepend(link)
    link.click()
  }, path)
  await expect(page).toHaveURL(path)
}

function shownHead(page: Page): Promise<string[]> {
  return page.evaluate(headLines, null)
}

/** As a crawler gets the page. */
async function servedHead(page: Page, path = page.url()): Promise<string[]> {
  const [html = ''] = (await (await page.request.get(path)).text()).split('</head>')
  return page.evaluate(headLines, html.replace(/<style.*?<\/style>/gs, ''))
}

/** Runs in the page: title, canonical URL and every `<meta>` with a name, of the document or of another one's HTML. */
function headLines(html: string | null): string[] {
  const { head, title } = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const tags = [...head.querySelectorAll('meta[name], meta[property], link[rel=canonical]')]
  const lines = tags.map((tag) =>
    [...tag.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
      .join(' '),
  )
  return [title, ...lines.sort()]
}
