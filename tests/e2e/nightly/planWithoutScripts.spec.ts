import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { chair, cover, rememberDates, roubles, threeDays } from '../visitor.ts'

test.use({ javaScriptEnabled: false })

const rows = (page: Page) => page.getByRole('list', { name: /Что в\sсмете/ }).getByRole('listitem')
const quantity = (page: Page, name: string) => page.getByRole('textbox', { name: `Количество: ${name}` })

test('a plan begins with a product or a search, is changed by forms and links, and the cart shows the way to it', async ({
  page,
  shop,
}) => {
  await test.step('a product begins a plan with the known dates, and a search adds others', async () => {
    await rememberDates(page, shop.url)
    await page.goto(`/catalog/${chair.slug}`)
    // What only a script can do is not offered.
    await expect(page.getByRole('link', { name: cover.name })).toBeVisible()
    for (const name of [`Добавить: ${cover.name}`, 'Изменить']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    }
    await page.getByRole('textbox', { name: 'Сколько' }).fill('4')
    await page.getByRole('button', { name: /^В\sсмету$/ }).click()
    const { start, end } = threeDays()
    await expect(page).toHaveURL(`/plan?v=1&s=${start}&e=${end}&l=${chair.id}_4`)
    await expect(rows(page)).toContainText([roubles(4800)])

    await page.getByRole('searchbox', { name: 'Что ищете' }).fill('шатёр')
    await page.getByRole('form', { name: 'Поиск предметов' }).getByRole('button').click()
    const found = page.getByRole('list', { name: 'Найденные предметы' }).getByRole('listitem').first()
    const name = (await found.getByRole('link').first().textContent()) ?? ''
    await found.getByRole('link', { name: 'Добавить' }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).last()).toContainText(name)
    await expect(page).not.toHaveURL(/q=/)
  })
  await test.step('quantities, extras and lines are changed by forms and links', async () => {
    const { start, end } = threeDays()
    await page.goto(`/plan?v=1&s=${start}&e=${end}&t=${encodeURIComponent('Ужин')}&l=${chair.id}_2`)
    await quantity(page, chair.name).fill('3')
    await page.getByRole('button', { name: 'Пересчитать количество' }).click()
    await expect(rows(page)).toContainText([roubles(3600)])
    await expect(quantity(page, chair.name)).toHaveValue('3')

    await page.getByRole('link', { name: `Дополнения: ${chair.name}` }).click()
    await page.getByRole('link', { name: `Добавить: ${cover.name}` }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).last()).toContainText(roubles(cover.price))
    await expect(page).toHaveURL(
      `/plan?v=1&s=${start}&e=${end}&t=%D0%A3%D0%B6%D0%B8%D0%BD&l=${chair.id}_3._${cover.id}_1`,
    )

    await page.getByRole('link', { name: `Убрать: ${chair.name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Смета пуста')
    await expect(page).toHaveURL(new RegExp(`s=${start}.*l=$`))
    await expect(page.getByRole('searchbox', { name: 'Что ищете' })).toBeVisible()
  })
  await test.step('the cart and the bare form of the order show the way to a plan', async () => {
    await rememberDates(page, shop.url)
    for (const path of ['/cart', '/order']) {
      await page.goto(path)
      await expect(page.getByText(/Корзина работает только с\sJavaScript/)).toBeVisible()
      await page.getByRole('link', { name: 'собрать смету' }).click()
      await expect(page).toHaveURL(new RegExp(`/plan\\?s=${threeDays().start}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Смета пуста')
    }
  })
  await test.step('a plan in the address of the cart is shown as a plan', async () => {
    await page.goto(`/cart?v=1&l=${chair.id}_2`)
    await expect(page).toHaveURL(`/plan?v=1&l=${chair.id}_2`)
  })
})
