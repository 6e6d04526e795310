import { expect, test } from './fixtures.ts'

test('the playground knows the schema, and its examples run as they are', async ({ context, shop }) => {
  // A page of its own: the usual one waits for the shop's scripts.
  const page = await context.newPage()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(shop.url))
      elsewhere.push(request.url())
  })
  const schema = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.goto(`${shop.url}/graphql`)
  expect(await (await schema).json()).toHaveProperty('data.__schema')
  const run = page.getByRole('button', { name: /^Execute query/ })

  for (const tab of ['Settings', 'Article', 'RentQuote']) {
    await page.locator('.graphiql-tab-button', { hasText: new RegExp(`^${tab}$`) }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.graphiql-query-editor')).toContainText(new RegExp(`query\\s${tab}\\b`))
    const answered = page.waitForResponse(
      (response) => response.request().postDataJSON()?.operationName === tab,
    )
    await run.click()
    const answer = await (await answered).json()
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toBeTruthy()
  }
  expect(elsewhere).toEqual([])
})
