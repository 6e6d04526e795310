import type { Locator, Page } from '@playwright/test'
import { readDemoData } from '../../../server/upstream/index.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { chair, cover, rememberDates, roubles, threeDays } from '../visitor.ts'

test.use({ faultyEnv: { ANSWER_CACHE: 'off' }, expectedMessages: [/Failed to load resource/] })

/** Beside a total. */
const UNCONFIRMED = /наличие (?:части предметов\s)?ещё не\sподтверждено/

async function haveCart(page: Page, lines: { id: number; slug: string; quantity: number }[]) {
  const products = lines.map((line) => ({ ...line, id: String(line.id), isRemovedFromCart: false }))
  await page.addInitScript(
    (state) => {
      localStorage.setItem('cart', JSON.stringify({ state, version: 2 }))
    },
    { products, relatedProducts: [], relatedProductsQuantity: {}, previouslyLookedIds: [] },
  )
}

const { minOrderDays: _, ...settings } = readDemoData().settings as Record<string, unknown>
const WITHOUT_MINIMUM = { status: 200, body: { result: settings } }

test('a cart without the minimum rental names no sum and says so, narrow and wide', {
  tag: '@nightly',
}, async ({ page, faultyShop }) => {
  faultyShop.services.fail({ path: /v2\/settings/ }, WITHOUT_MINIMUM)
  await rememberDates(page, faultyShop.url)
  await haveCart(page, [{ ...chair, quantity: 2 }])
  await page.goto(`${faultyShop.url}/cart`)
  const main = page.getByRole('main')
  const line = main.getByRole('listitem').filter({ hasText: chair.name })
  await expect(line).toContainText(/Цену на\sэти даты подскажем.*2\sшт\./)
  await expectToCall(line)
  const card = page.getByRole('complementary')
  const sentence = card.getByText(/Цену на\sэти даты подскажем/)
  await expect(card).not.toContainText(/\d\s(?:предмет|шт)/)
  await expectToCall(card)
  await expect(main).not.toContainText('₽')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [above, below] = [await sentence.boundingBox(), await card.getByRole('link').first().boundingBox()]
    expect(below && above && below.y - above.y - above.height, `${width} pixels`).toBe(16)
  }

  await page.goto(`${faultyShop.url}/order`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Посчитаем вместе')
  await expect(main).toContainText(/Цену на\sэти даты подскажем/)
  await expect(main).not.toContainText('₽')
  await expectToCall(main)
  await expect(main.getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute('href', '/cart')
})

test('the sums of a cart are for what is free on its dates, and say so, narrow and wide', async ({
  page,
  shop,
}) => {
  const { start, end } = threeDays()
  await rememberDates(page, shop.url)
  await haveCart(page, [{ ...chair, quantity: 500 }])
  await page.goto('/cart')
  const main = page.getByRole('main')
  // 420 of 500 are free, 1 200 each; delivery of so much is free, and half is paid in advance.
  const line = main.getByRole('listitem').filter({ hasText: chair.name })
  await expect(line).toContainText(/504\s000\s₽.*за\s420\sшт\./)
  const further = line.getByRole('button', { name: /^(?:Чем заменить|Добавить): / })
  await expect(further).toHaveCount(4)
  await expect(further.first()).toHaveAccessibleName(/^Чем заменить/)
  const card = page.getByRole('complementary', { name: 'Ваш заказ' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(card).toContainText(/1\sпредмет, 420\sшт\./)
    await expect(card).toContainText(/Итого за\sсвободное\s*504\s000\s₽/)
    await expect(card).toContainText(/предоплата 252\s000\s₽/)
  }
  await expectAccessible(page)

  await page.goto(`/plan?v=1&s=${start}&e=${end}&l=${chair.id}_500`)
  await expect(main).toContainText(/420\sшт\. × 1\s200\s₽/)
  await expect(main).toContainText(/Итого за\sсвободное\s*504\s000\s₽/)
  await expect(main).not.toContainText(/600\s000/)
})

test('while no settings are known, not even the number to call, the contacts are offered', {
  tag: '@nightly',
}, async ({ page, faultyShop }) => {
  faultyShop.services.fail({ path: /v2\/settings/ }, { status: 500 })
  await rememberDates(page, faultyShop.url)
  await haveCart(page, [{ ...chair, quantity: 2 }])
  await page.goto(`${faultyShop.url}/order`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Посчитаем вместе')
  await page.getByRole('main').getByRole('link', { name: 'Контакты' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /^\+7/ }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
})

async function expectToCall(place: Locator) {
  const call = place.getByRole('link', { name: '+7 (495) 000-00-00' })
  await expect(call).toHaveAttribute('href', /^tel:/)
}

test('nothing can be added to a product that cannot be had', { tag: '@nightly' }, async ({
  page,
  faultyShop,
}) => {
  const product = { ...chair, stocks: [], relatedProducts: [{ id: cover.id, price: cover.price }] }
  const add = page.getByRole('button', { name: `Добавить: ${cover.name}` })
  await rememberDates(page, faultyShop.url)
  await page.goto(`${faultyShop.url}/catalog/${chair.slug}`)
  await expect(add).toBeVisible()
  faultyShop.services.fail({ path: /by-slug\/stul/ }, { status: 200, body: { result: product } })
  // Other dates are another page: this one is remembered.
  await rememberDates(page, faultyShop.url, threeDays(30))
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'Занято' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Возьмите вместе' })).toHaveCount(0)
})

test('every sum for dates says that nobody knows a stock in it, narrow and wide', async ({
  page,
  faultyShop,
}) => {
  const { services, url } = faultyShop
  const unknown = { ...chair, stocks: null }
  services.fail({ path: /by-slug\/stul/ }, { status: 200, body: { result: unknown } })
  services.fail({ path: /v2\/products\?/ }, { status: 200, body: { result: { data: [unknown] } } })
  const { start, end } = threeDays()
  await rememberDates(page, url)
  await haveCart(page, [{ ...chair, quantity: 2 }])
  const plan = `v=1&s=${start}&e=${end}&l=${chair.id}_2`
  for (const path of [
    `/catalog/${chair.slug}`,
    '/solutions/svadba-na-60-gostej',
    '/cart',
    '/order',
    `/plan?${plan}`,
  ]) {
    await page.goto(url + path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByText(UNCONFIRMED).filter({ visible: true }), `${path} ${width}`).toHaveCount(1)
    }
  }
  services.heal()
  await page.goto(`${url}/plan?${plan}`)
  await expect(page.getByRole('main')).toContainText(roubles(2400))
  await expect(page.getByText(UNCONFIRMED)).toHaveCount(0)
})

test('what has left the catalogue keeps its name and is not counted', async ({ page, faultyShop }) => {
  const { services, url } = faultyShop
  const other = { ...chair, id: 102, slug: 'drugoj', name: 'Стул «Другой»', stocks: 9 }
  const extras = [{ id: cover.id, price: cover.price }]
  const chairs = { ...chair, stocks: 9, relatedProducts: extras }
  const covers = { ...cover, slug: 'chehol', stocks: 9 }
  const say = (...data: object[]) =>
    services.fail({ path: /v2\/products\?|by-ids/ }, { status: 200, body: { result: { data } } })
  const main = page.getByRole('main')
  const count = (products: number) =>
    expect(
      page.getByRole('link', { name: new RegExp(`^Корзина.*предметов: ${products}$`) }).first(),
    ).toBeAttached()
  await rememberDates(page, url)
  say(chairs, covers, other)
  await haveCart(page, [
    { ...chair, quantity: 2 },
    { ...other, quantity: 1 },
  ])
  await page.goto(`${url}/cart`)
  await main.getByRole('button', { name: `Добавить: ${cover.name}` }).click()
  await count(2)
  // Names are noted when the page has time.
  const names = () => page.evaluate(() => localStorage.getItem('cartProducts')?.replaceAll('\u00a0', ' '))
  await expect.poll(names).toContain(cover.name)
  const stored = await page.evaluate(() => localStorage.getItem('cart') ?? '')
  await page.addInitScript((text) => localStorage.setItem('cart', text), stored)

  say({ ...chairs, relatedProducts: [] })
  await page.goto(`${url}/cart`)
  await expect(main.getByText(cover.name)).toBeVisible()
  await expect(main.getByText(other.name)).toBeVisible()
  await expect(main).toContainText(/1\sпредмет,/)
  await count(1)
  await page.goto(`${url}/order`)
  await expect(main).toContainText(`${other.name} (больше не`)

  say(chairs, covers, other)
  await page.goto(`${url}/cart`)
  await count(2)
})

test('what the company has none of is not in stock, the same word everywhere, and no other dates are offered', async ({
  page,
  shop,
}) => {
  const samovar = { id: 140, slug: 'samovar-elektricheskij-10l', quantity: 1 }
  const main = page.getByRole('main')
  const notInStock = main.getByText(/нет в\sналичии/i).filter({ visible: true })
  const otherDates = main.getByRole('button', { name: /^(?:Другие даты|На\s\d)/ })
  const { start, end } = threeDays()
  await rememberDates(page, shop.url)
  await haveCart(page, [samovar, { ...chair, quantity: 2 }])
  for (const path of [
    '/search/самовар',
    `/catalog/${samovar.slug}`,
    '/order',
    `/plan?v=1&s=${start}&e=${end}&l=140_1.101_2`,
    '/cart',
  ]) {
    await page.goto(path)
    await expect(notInStock, path).toHaveCount(1)
    await expect(main, path).not.toContainText('Занято')
    await expect(otherDates, path).toHaveCount(0)
  }
  await page.goto(`/catalog/${samovar.slug}`)
  await expect(page.getByRole('region', { name: 'Стоимость аренды' })).toContainText(/1\s900\s₽\s\/\sсутки/)
  await expect(main.getByRole('link', { name: /^\+7/ })).toBeVisible()
  for (const promise of ['Итого', 'Доставка', 'Возьмите вместе'])
    await expect(main).not.toContainText(promise)
  await page.goto('/cart')
  await main.getByRole('button', { name: /^Чем заменить/ }).click()
  await expect(main.getByRole('heading', { name: /^Похожие/ })).toBeVisible()
  await expect(otherDates).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Даты аренды/ })
    .filter({ visible: true })
    .first()
    .click()
  const now = page.getByRole('region', { name: 'Сейчас' })
  await expect(now).toContainText(/нет в\sналичии/)
  await expect(now).not.toContainText('Ищем')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the order of a plan says that nobody knows a stock in its sum', { tag: '@nightly' }, async ({
    page,
    faultyShop,
  }) => {
    const unknown = { ...chair, stocks: null }
    faultyShop.services.fail(
      { path: /v2\/products\?/ },
      { status: 200, body: { result: { data: [unknown] } } },
    )
    const { start, end } = threeDays()
    await page.goto(`${faultyShop.url}/order?v=1&s=${start}&e=${end}&l=${chair.id}_2`)
    await expect(page.getByText(UNCONFIRMED)).toBeVisible()
  })

  test('a plan offers extras only with stock, and none of what cannot be had', async ({
    page,
    faultyShop,
  }) => {
    const { services, url } = faultyShop
    const { start, end } = threeDays()
    const plan = `${url}/plan?v=1&s=${start}&e=${end}&l=${chair.id}_2`
    const own = page.getByRole('link', { name: `Дополнения: ${chair.name}` })
    const add = page.getByRole('link', { name: `Добавить: ${cover.name}` })
    const withExtra = { ...chair, relatedProducts: [{ id: cover.id, price: cover.price }] }
    const say = (chairs: unknown, covers: unknown) =>
      services.fail(
        { path: /v2\/products\?/ },
        {
          status: 200,
          body: {
            result: {
              data: [
                { ...withExtra, stocks: chairs },
                { ...cover, slug: 'chehol', stocks: covers },
              ],
            },
          },
        },
      )
    say(9, 9)
    await page.goto(plan)
    await own.click()
    await expect(add).toBeVisible()
    for (const covers of [0, null]) {
      say(9, covers)
      await page.reload()
      await expect(page.getByRole('list', { name: 'Дополнения' })).toContainText(cover.name)
      await expect(add).toHaveCount(0)
    }
    say(0, 9)
    await page.reload()
    await expect(page.getByRole('region', { name: /^Дополнения/ })).toContainText(/добавить к\sней нечего/)
    await expect(own).toHaveCount(0)
    await expect(add).toHaveCount(0)
  })
})
