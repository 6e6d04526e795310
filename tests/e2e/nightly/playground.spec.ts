import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test('the playground knows the schema, and its examples run as they are', async ({ context, shop }) => {
  // A page of its own: the usual one waits for the shop's scripts.
  const page = await context.newPage()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(shop.url))
      elsewhere.push(request.url())
  })
  // The playground is three megabytes of scripts: a busy machine reads them for longer than any page of the shop.
  const schema = page.waitForResponse((response) => response.request().method() === 'POST', {
    timeout: 40_000,
  })
  await page.goto(`${shop.url}/graphql`)
  expect(await (await schema).json()).toHaveProperty('data.__schema')

  for (const [tab, field] of [
    ['ReadSettings', 'settings'],
    ['ReadArticle', 'article'],
    ['ReadRentQuote', 'rentQuote'],
  ] as const) {
    await page.getByRole('button', { name: tab, exact: true }).click()
    await expect(page.locator('.graphiql-query-editor')).toContainText(new RegExp(`query\\s${tab}\\b`))
    const answer = await run(page, tab)
    expect(answer).not.toHaveProperty('errors')
    expect(answer).toHaveProperty(`data.${field}`, expect.any(Object))
  }
  const tabs = page.getByRole('tab')
  const count = await tabs.count()
  await page.reload()
  await expect(tabs).toHaveCount(count, { timeout: 40_000 })
  await expect(page.getByRole('tab', { selected: true })).toContainText('ReadRentQuote')
  const editor = await page.locator('.graphiql-query-editor').boundingBox()
  expect(editor?.width).toBeGreaterThan(250)
  expect(elsewhere).toEqual([])
})

/** Presses the button until it sends: GraphiQL ignores a press while its editor still reads the tab. */
async function run(page: Page, tab: string): Promise<unknown> {
  let answer: unknown
  await expect(async () => {
    const answered = page.waitForResponse(
      (response) => response.request().postDataJSON()?.operationName === tab,
      { timeout: 2000 },
    )
    await Promise.all([answered, page.getByRole('button', { name: /^Execute query/ }).click()])
    answer = await (await answered).json()
  }).toPass({ timeout: 20_000 })
  return answer
}
