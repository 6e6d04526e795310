import type { Page } from '@playwright/test'
import { expectAccessibleInSchemes } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './holdScripts.ts'
import { rememberDates, roubles } from './visitor.ts'

const chair = 'Стул «Кьявари», золото'
const table = 'Стол круглый банкетный, 180 см'

/** The scripts that a page asks for from now on. */
function countLateScripts(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'script') count += 1
  })
  return () => count
}

const needed = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const number = (page: Page, name: string) =>
  needed(page, name).getByRole('textbox', { name: /сколько взять$/ })
const inCart = (page: Page): Promise<{ slug: string; quantity: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').state?.products ?? [])

test('from guests on the home page or in a category to the cart and back, with dates and without', async ({
  page,
  shop,
}) => {
  await test.step('from guests on the home page to the cart and back', async () => {
    await page.setViewportSize({ width: 390, height: 900 })
    await rememberDates(page, shop.url)
    await page.goto('/')
    const lateScripts = countLateScripts(page)
    const guests = page.getByRole('textbox', { name: 'Сколько гостей' })
    await guests.fill('60')
    // Whoever scrolls on with the mouse over the field has not counted anew.
    await guests.hover()
    await page.mouse.wheel(0, 100)
    await page.getByRole('button', { name: 'Посчитать' }).click()
    await expect(number(page, chair)).toHaveValue('64')
    await expect(number(page, table)).toHaveValue('6')
    expect(lateScripts()).toBeGreaterThan(0)
    await expect(page).toHaveURL('/?guests=60')
    await expect(page.getByRole('heading', { name: 'Сколько мне нужно' })).toBeFocused()
    await expect(number(page, chair)).toBeInViewport()
    await expectAccessibleInSchemes(page)

    // One guest more is a table more; a norm of the visitor's own stands in the URL.
    await page.getByRole('button', { name: 'Больше гостей' }).click()
    await expect(number(page, table)).toHaveValue('7')
    await page.getByText('Изменить нормы').click()
    const norms = page.getByRole('group', { name: chair })
    await norms.getByRole('textbox', { name: /^Штук/ }).fill('два')
    await expect(norms).toContainText('Считаем 1')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessibleInSchemes(page)
    await norms.getByRole('textbox', { name: /^Штук/ }).fill('1,5')
    await norms.getByRole('textbox', { name: /^Запас/ }).fill('0')
    await expect(norms).toContainText('92 шт.')
    await expect(page).toHaveURL('/?guests=61&n0.stul-kyavari-zoloto=1.5&s0.stul-kyavari-zoloto=0')
    await page.reload()
    await expect(number(page, chair)).toHaveValue('92')
    await page.getByText('Изменить нормы').click()
    await page.getByRole('button', { name: 'Вернуть нормы магазина' }).click()
    await expect(number(page, chair)).toHaveValue('65')

    await page.getByRole('button', { name: /^Положить всё в\sкорзину$/ }).click()
    await expect(page.getByRole('status').filter({ hasText: /6\sпредметов в\sкорзине/ })).toBeVisible()
    expect((await inCart(page)).find(({ slug }) => slug === 'stul-kyavari-zoloto')?.quantity).toBe(65)
    await page.getByRole('button', { name: 'Убрать комплект' }).click()
    await expect.poll(() => inCart(page)).toEqual([])
  })
  await test.step('without dates one press asks for these, and then puts it all into the cart', async () => {
    await page.context().clearCookies()
    await page.goto('/how-many')
    await expect(page).toHaveURL('/how-many?guests=60')
    await page.getByRole('button', { name: 'Больше гостей' }).click()
    await expect(page).toHaveURL('/how-many?guests=61')
    await page.getByRole('button', { name: /^Положить всё в\sкорзину$/ }).click()
    const window = page.getByRole('dialog', { name: 'Даты аренды' })
    const days = window.locator('[data-day] button:enabled')
    await days.nth(8).click()
    await days.nth(11).click()
    await window.getByRole('button', { name: 'Применить' }).click()
    await expect.poll(() => inCart(page)).toHaveLength(6)
    await expect(page).toHaveURL('/how-many?guests=61')
    await page.getByRole('button', { name: 'Убрать комплект' }).click()
    await expect.poll(() => inCart(page)).toEqual([])
  })
  await test.step('a category says how many of its product guests need, and puts them into the cart', async () => {
    await rememberDates(page, shop.url)
    await page.goto('/categories/stulya')
    const line = page.getByRole('region', { name: 'Сколько мне нужно' })
    await expect(line).toContainText(/На\s60\sгостей\s— 64\sшт\./)
    await expect(line).toContainText(roubles(64 * 1200))
    await line.getByRole('textbox', { name: 'Сколько гостей' }).fill('100')
    await line.getByRole('textbox', { name: 'Сколько гостей' }).press('Enter')
    await expect(line).toContainText(/На\s100\sгостей\s— 105\sшт\./)
    await expect(page).toHaveURL('/categories/stulya?guests=100')
    await expectAccessibleInSchemes(page)
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption({ label: 'Сначала дешевле' })
    await expect(page).toHaveURL(/sort=.*guests=100/)
    await page.reload()
    await expect(line).toContainText(/На\s100\sгостей\s— 105\sшт\./)
    await line.getByRole('button', { name: /^В\sкорзину$/ }).click()
    await expect.poll(() => inCart(page)).toMatchObject([{ slug: 'stul-kyavari-zoloto', quantity: 105 }])
  })
})

test('a number of the visitor’s own takes the place of the norm, in the sum, the URL and the cart', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await page.goto('/how-many?guests=60')
  await number(page, chair).fill('семьдесят')
  await expect(needed(page, chair)).toContainText('Считаем 64')
  await number(page, chair).fill('70')
  await number(page, table).fill('0')
  await expect(page).toHaveURL('/how-many?guests=60&q0.stul-kyavari-zoloto=70&q0.stol-kruglyj-180=0')
  await expect(page.getByRole('status').filter({ hasText: /^5\sпредметов/ })).toBeVisible()
  await expectAccessibleInSchemes(page)
  await page.reload()
  await page.getByRole('button', { name: /^Положить всё в\sкорзину$/ }).click()
  await expect.poll(() => inCart(page)).toHaveLength(5)
  expect((await inCart(page)).find(({ slug }) => slug === 'stul-kyavari-zoloto')?.quantity).toBe(70)
  // More guests do not change it; the norm is one press away.
  await page.getByRole('button', { name: 'Больше гостей' }).click()
  await expect(number(page, chair)).toHaveValue('70')
  await needed(page, chair)
    .getByRole('button', { name: /^Вернуть 65 по\sнорме$/ })
    .click()
  await expect(number(page, chair)).toHaveValue('65')
  await expect(number(page, chair)).toBeFocused()
  await expect(page).toHaveURL('/how-many?guests=61&q0.stol-kruglyj-180=0')
})

test('another kind of event has other norms, and what is chosen before the scripts counts', {
  tag: '@nightly',
}, async ({ page }) => {
  const letScriptsThrough = await holdScripts(page)
  await page.goto('/how-many?guests=60', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Фуршет' }).check({ force: true })
  await page.getByRole('textbox', { name: 'гостей' }).fill('100')
  letScriptsThrough()
  await expect(number(page, 'Стул складной')).toHaveValue('34')
  await expect(page).toHaveURL('/how-many?guests=100&set=1')
})

test('a slider that is moved on and on leaves the URL of its end, in few steps', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history)
    const counted = Object.assign(window, { urls: 0 })
    history.replaceState = (state, unused, url) => {
      if (url) counted.urls += 1
      replace(state, unused, url)
    }
  })
  await page.goto('/how-many?guests=60')
  const scale = page.getByRole('slider', { name: 'Число гостей' })
  await expect(scale).toBeVisible()
  for (const key of ['End', 'Home', 'End']) await scale.press(key)
  await scale.evaluate((element: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (let step = 0; step < 150; step += 1) {
      write?.call(element, String(10 + 5 * (step % 38)))
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(page).toHaveURL('/how-many?guests=185')
  expect(await page.evaluate(() => Reflect.get(window, 'urls'))).toBeLessThan(20)
})

test('a solution stands beside the norms for its guests, and is counted by them at one press', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await rememberDates(page, shop.url)
  await page.goto('/solutions/svadba-na-60-gostej')
  await page.getByRole('button', { name: /^Сравнить с\sнормами на\s60/ }).click()
  const plates = needed(page, 'Тарелка обеденная, 27 см').filter({ hasText: 'по норме' })
  await expect(plates).toContainText(/190.*189/s)
  await expectAccessibleInSchemes(page)
  await page.getByRole('button', { name: 'Взять по нормам' }).click()
  await expect(plates).toContainText(/189.*189/s)
  await expect(page.getByText('Комплект собран по нормам')).toBeVisible()
  await page.getByRole('link', { name: 'Что ещё нужно гостям' }).click()
  await expect(page).toHaveURL('/how-many?guests=60')
  await expect(number(page, chair)).toHaveValue('64')
})

test.describe('a shop without the products that the norms are for', { tag: '@nightly' }, () => {
  test.use({ company: 'long' })

  test('says so, and shows the catalogue and whom to call', async ({ page, companyShop }) => {
    const nothing = page.getByText('Готового расчёта для этого каталога пока нет')
    await page.goto(companyShop)
    await page.getByRole('button', { name: 'Посчитать' }).click()
    await expect(nothing).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Сколько мне нужно' })).toBeFocused()
    await page.goto(`${companyShop}/how-many?guests=60`)
    await expect(nothing).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Сколько мне нужно' })).toBeVisible()
    await expectAccessibleInSchemes(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '555-35-35' })).toHaveAttribute('href', /^tel:/)
    await main.getByRole('link', { name: 'Перейти в каталог' }).click()
    await expect(page).toHaveURL(`${companyShop}/catalog`)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  // The number is no field: it would be sent as the visitor's own.
  const plainNumber = (page: Page) => needed(page, chair).locator('noscript span')

  test('it is a plain form, and what cannot be read counts as the company states it', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Сколько гостей' }).fill('100')
    await page.getByRole('button', { name: 'Посчитать' }).click()
    await expect(plainNumber(page)).toHaveText('105')
    await page.getByText('Изменить нормы').click()
    await page.getByRole('group', { name: chair }).getByRole('textbox', { name: /^Штук/ }).fill('2')
    await page.getByRole('button', { name: 'Посчитать' }).click()
    await expect(plainNumber(page)).toHaveText('210')
    await page.goto('/how-many?guests=1e9&set=7&n0.stul-kyavari-zoloto=%3Cscript%3E')
    await expect(plainNumber(page)).toHaveText('64')
    const guests = page.getByRole('textbox', { name: 'гостей', exact: true })
    await expect(guests).not.toHaveCSS('border-top-width', '0px')
    const button = await page.getByRole('button', { name: 'Посчитать' }).boundingBox()
    expect((button?.y ?? 0) - ((await guests.boundingBox())?.y ?? 0)).toBeLessThan(160)
  })
})
