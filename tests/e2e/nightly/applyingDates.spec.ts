import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { chair, chairsAndCover, rememberDates, returnWithCart } from '../visitor.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Даты аренды' })
const pill = (page: Page) =>
  page
    .locator('header, nav')
    .getByRole('button', { name: /Даты аренды|Выбрать даты/ })
    .filter({ visible: true })
const price = (page: Page) => page.getByRole('article').filter({ hasText: chair.name }).locator('.price')

async function applyWeek(page: Page) {
  await pill(page).click()
  await modal(page).getByRole('button', { name: 'Неделя' }).click()
  await modal(page).getByRole('button', { name: 'Применить' }).click()
}

/** Holds the answers for the page; the sums in the window come. */
const holdPage = (page: Page) => holdAnswers(page, (request) => !request.includes('CartTotal'))

/** Holds the answers for the products of the cart. */
const holdCart = (page: Page) => holdAnswers(page, (request) => request.includes('CartProducts'))

async function holdAnswers(page: Page, holds: (request: string) => boolean) {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/graphql', async (route) => {
    if (!isHeld || !holds(route.request().postData() ?? '')) await route.continue()
    else held.push(route)
  })
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

// What is asked for without a line says so in the console.
test.use({ expectedMessages: [/ERR_FAILED/] })

test('the pill has the new dates at once, prices are those of the old and look so until the new ones come; without a line dates are taken back', async ({
  page,
  shop,
}) => {
  await rememberDates(page, shop.url)
  await page.goto('/catalog')
  const [before, colour] = [await price(page).textContent(), await colourOf(price(page))]
  await page.route('**/graphql', (route) => route.abort())
  await applyWeek(page)
  const toast = page.getByRole('alert').filter({ hasText: 'Даты не применились' })
  await expect(toast).toBeVisible()
  await expect(pill(page)).toContainText(/3\sсуток/)
  await expect(price(page)).toHaveText(before ?? '')
  await page.unroute('**/graphql')

  const release = await holdPage(page)
  await toast.getByRole('button', { name: 'Повторить' }).click()
  await expect(pill(page)).toContainText(/7\sсуток/)
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Считаем цены' })).toBeAttached()
  await expect(price(page)).toHaveText(before ?? '')
  await expect.poll(() => colourOf(price(page))).not.toBe(colour)

  await release()
  await expect(price(page)).toContainText(/за\s7\sсуток/)
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  expect(await colourOf(price(page))).toBe(colour)
})

for (const path of ['/cart', '/order']) {
  test(`${path} keeps the sums of the former dates, quiet, until those of the new ones come`, {
    tag: path === '/cart' ? [] : ['@nightly'],
  }, async ({ page, shop }) => {
    await returnWithCart(page, shop.url, chairsAndCover)
    await page.goto(path)
    const sums = page.getByRole('complementary', { name: 'Ваш заказ' }).locator('dl')
    const total = sums.locator('dd').last()
    await expect(total).toBeVisible()
    const before = await total.textContent()
    const colour = await colourOf(total)
    const release = await holdCart(page)
    await applyWeek(page)
    await expect(page.locator('[aria-busy="true"]').filter({ has: sums })).toBeVisible()
    await expect(
      page
        .getByText(/7\sсуток/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(total).toHaveText(before ?? '')
    await expect.poll(() => colourOf(total)).not.toBe(colour)
    await release()
    await expect(total).not.toHaveText(before ?? '')
    await expect(sums).toContainText(/Ещё\s5\sсуток/)
    await expect(page.locator('[aria-busy="true"]').filter({ has: sums })).toHaveCount(0)
    expect(await colourOf(total)).toBe(colour)
  })
}

test.describe('while another page takes the place of theirs', () => {
  test('dates end with that page: taken back where it cannot be fetched, and applied where it comes', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    await rememberDates(page, shop.url)
    await page.goto('/catalog')
    const answers: Route[] = []
    let isDown = false
    await page.route('**/{graphql,_payload.json*}', async (route) => {
      if (isDown) await route.abort()
      else answers.push(route)
    })
    await applyWeek(page)
    await expect(pill(page)).toContainText(/7\sсуток/)
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    const contacts = page.getByRole('link', { name: 'Контакты' }).filter({ visible: true }).first()
    await contacts.click()
    await expect(contacts).toHaveAttribute('data-pressed', '')
    isDown = true
    await Promise.all(answers.map((route) => route.abort()))

    const toast = page.getByRole('alert').filter({ hasText: 'Даты не применились' })
    await expect(toast).toBeVisible()
    await expect(page).toHaveURL(/\/catalog$/)
    await expect(pill(page)).toContainText(/3\sсуток/)
    await expect(price(page)).toContainText(/за\s3\sсуток/)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')

    await page.unrouteAll()
    await toast.getByRole('button', { name: 'Повторить' }).click()
    await expect(price(page)).toContainText(/за\s7\sсуток/)
  })
})

test('the window does not open by itself over what the hand is doing', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const code: Route[] = []
  let isHeld = true
  await page.route(/assets\/.*\.js/, async (route) => {
    const body = isHeld ? await (await route.fetch()).text() : ''
    if (body.includes('Готовые сроки')) code.push(route)
    else await route.continue()
  })
  await page.getByRole('link', { name: 'Каталог', exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible()
  await expect.poll(() => code.length).toBeGreaterThan(0)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.mouse.move(20, 500)
  await page.mouse.down()
  isHeld = false
  await Promise.all(code.map((route) => route.continue()))
  await page.clock.runFor(5000)
  await expect(modal(page)).toBeHidden()
  await page.mouse.up()
  await page.clock.runFor(900)
  await expect(modal(page)).toBeHidden()
  await page.clock.runFor(300)
  await expect(modal(page)).toBeVisible()
})

function colourOf(text: Locator): Promise<string> {
  return text.evaluate((element) => getComputedStyle(element).webkitTextFillColor)
}
