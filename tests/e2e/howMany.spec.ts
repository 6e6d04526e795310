import type { Page } from '@playwright/test'
import { expectAccessibleInSchemes } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { rememberDates, roubles } from './visitor.ts'

const chair = 'Стул «Кьявари», золото'
const table = 'Стол круглый банкетный, 180 см'

const needed = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const inCart = (page: Page): Promise<{ slug: string; quantity: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').state?.products ?? [])

for (const width of [390, 1440]) {
  test(`from guests to the cart and back, ${width} px wide`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    await rememberDates(page, shop.url)
    await page.goto('/')
    await page.getByRole('spinbutton', { name: 'Сколько гостей' }).fill('60')
    await page.getByRole('button', { name: 'Посчитать' }).click()
    await expect(page).toHaveURL(/\/how-many\?guests=60$/)
    await expect(needed(page, chair)).toContainText('64')
    await expect(needed(page, table)).toContainText('6')
    await expectAccessibleInSchemes(page)

    // One guest more is a table more; a norm of the visitor's own stands in the URL.
    await page.getByRole('button', { name: 'Больше гостей' }).click()
    await expect(needed(page, table)).toContainText('7')
    await page.getByText('Изменить нормы').click()
    const norms = page.getByRole('group', { name: chair })
    await norms.getByRole('textbox', { name: /^Штук/ }).fill('два')
    await expect(norms).toContainText('Считаем 1')
    await expectAccessibleInSchemes(page)
    await norms.getByRole('textbox', { name: /^Штук/ }).fill('1,5')
    await norms.getByRole('textbox', { name: /^Запас/ }).fill('0')
    await expect(norms).toContainText('92 шт.')
    await expect(page).toHaveURL('/how-many?guests=61&n0.stul-kyavari-zoloto=1.5&s0.stul-kyavari-zoloto=0')
    await page.reload()
    await expect(needed(page, chair)).toContainText('92')
    await page.getByText('Изменить нормы').click()
    await page.getByRole('button', { name: 'Вернуть нормы магазина' }).click()
    await expect(needed(page, chair)).toContainText('65')

    await page.getByRole('button', { name: /^Положить всё в\sкорзину$/ }).click()
    await expect(page.getByRole('status').filter({ hasText: /6\sпредметов в\sкорзине/ })).toBeVisible()
    expect((await inCart(page)).find(({ slug }) => slug === 'stul-kyavari-zoloto')?.quantity).toBe(65)
    await page.getByRole('button', { name: 'Убрать комплект' }).click()
    await expect.poll(() => inCart(page)).toEqual([])
  })
}

test('another kind of event has other norms', async ({ page }) => {
  await page.goto('/how-many?guests=100')
  await page.getByRole('radio', { name: 'Фуршет' }).check({ force: true })
  await expect(needed(page, 'Стул складной')).toContainText('34')
  await expect(page).toHaveURL('/how-many?guests=100&set=1')
  // Without dates nothing is put: the way to these is.
  await expect(page.getByRole('button', { name: 'Выбрать даты' }).last()).toBeVisible()
})

test('a slider that is moved on and on leaves the URL of its end, in few steps', async ({ page }) => {
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

test('a category says how many of its product guests need, and puts them into the cart', async ({
  page,
  shop,
}) => {
  await rememberDates(page, shop.url)
  await page.goto('/categories/stulya')
  const line = page.getByRole('region', { name: 'Сколько мне нужно' })
  await expect(line).toContainText(/60\sгостям нужно 64\sшт\./)
  await expect(line).toContainText(roubles(64 * 1200))
  await line.getByRole('textbox', { name: 'Сколько гостей' }).fill('100')
  await line.getByRole('textbox', { name: 'Сколько гостей' }).press('Enter')
  await expect(line).toContainText(/100\sгостям нужно 105\sшт\./)
  await expectAccessibleInSchemes(page)
  await line.getByRole('button', { name: /^Положить всё/ }).click()
  await expect.poll(() => inCart(page)).toMatchObject([{ slug: 'stul-kyavari-zoloto', quantity: 105 }])
})

test('a solution leads to the norms for its guests', async ({ page }) => {
  await page.goto('/solutions/svadba-na-60-gostej')
  await page.getByRole('link', { name: /^Сравнить с\sнормами на\s60/ }).click()
  await expect(page).toHaveURL(/\/how-many\?guests=60$/)
  await expect(needed(page, chair)).toContainText('64')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a plain form, and what cannot be read counts as the company states it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('spinbutton', { name: 'Сколько гостей' }).fill('100')
    await page.getByRole('button', { name: 'Посчитать' }).click()
    await expect(needed(page, chair)).toContainText('105')
    await page.getByText('Изменить нормы').click()
    await page.getByRole('group', { name: chair }).getByRole('textbox', { name: /^Штук/ }).fill('2')
    await page.getByRole('button', { name: 'Посчитать' }).click()
    await expect(needed(page, chair)).toContainText('210')
    await page.goto('/how-many?guests=1e9&set=7&n0.stul-kyavari-zoloto=%3Cscript%3E')
    await expect(needed(page, chair)).toContainText('64')
  })
})
