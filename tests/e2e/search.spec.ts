import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { rememberDates } from './visitor.ts'

const DESK = { width: 1440, height: 900 }

// The lightest page that has the field.
const START = '/about'

test.beforeEach(({ page, shop }) => rememberDates(page, shop.url))

/** The field of the search: in the header, or on a phone in a window of its own. */
async function searchField(page: Page) {
  const button = page.getByRole('button', { name: 'Поиск', exact: true })
  if (await button.isVisible()) await button.click()
  return page.getByRole('combobox', { name: 'Поиск по каталогу' })
}

async function openSearch(page: Page) {
  await page.goto(START)
  return searchField(page)
}

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option')

// Filled in one piece: the suggestions for a part of the word would come in between.
test('typing suggests by kind, arrows and Enter open; Esc closes; another layout is understood, and a failure leaves the search', {
  tag: '@desk',
}, async ({ page, context }) => {
  await test.step('typing suggests, the arrows and Enter open a product', async () => {
    const field = await openSearch(page)
    await field.fill('стул')
    await expect(suggestions(page).first()).toContainText('Стул')
    await expect(suggestions(page).first()).toContainText(/₽за\s3\sсуток/)
    await expect(suggestions(page).filter({ hasText: 'Стулья' })).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    const second = suggestions(page).nth(1)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
    await expect(field).toBeFocused()
    const href = await second.getAttribute('href')
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(page.getByRole('listbox', { name: 'Подсказки' })).toBeHidden()
  })
  await test.step('suggestions are grouped by kind; the best kind comes first', async () => {
    const field = await searchField(page)
    await field.fill('свадьба на 60 гостей')
    const list = page.getByRole('listbox', { name: 'Подсказки' })
    const solutions = list.getByRole('group', { name: 'Готовые решения', exact: true })
    await expect(solutions.getByRole('option').first()).toContainText('Свадьба на 60 гостей')
    await expect(suggestions(page).first()).toContainText('Свадьба на 60 гостей')
    await expect(list.getByRole('group', { name: /^Предметы на.*: \d/ })).toBeVisible()
    await expect(list.getByRole('group', { name: 'Статьи', exact: true })).toBeVisible()
    await expect(suggestions(page).last()).toContainText(/Показать всё: \d/)
    await expect(page.getByRole('status').filter({ hasText: 'подсказ' })).toHaveText(
      new RegExp(`^${(await suggestions(page).count()) - 1} подсказ`),
    )
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/solutions\/svadba-na-60-gostej$/)
  })
  await test.step('Esc and leaving the field close the suggestions, the text stays; past the last one Enter searches', async () => {
    const field = await searchField(page)
    await field.fill('')
    await field.pressSequentially('стул')
    await expect(suggestions(page).first()).toBeVisible()
    await field.press('Escape')
    await expect(page.getByRole('listbox', { name: 'Подсказки' })).toBeHidden()
    await expect(field).toHaveValue('стул')
    await field.press('ArrowDown')
    await expect(suggestions(page).first()).toBeVisible()
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(page.getByRole('listbox', { name: 'Подсказки' })).toBeHidden()
    await field.press('ArrowDown')
    await expect(suggestions(page).first()).toBeVisible()
    await field.press('ArrowUp')
    await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true')
    await field.press('ArrowDown')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/search/${encodeURIComponent('стул')}$`))
    await expect(page.getByRole('combobox', { name: 'Сортировка' })).toHaveText(/Сначала подходящие/)
    // Enter once more is the same page: Back leaves it at one press.
    await field.press('Enter')
    await field.fill('стол')
    await expect(suggestions(page).first()).toContainText(/стол/i)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/search/${encodeURIComponent('стол')}$`))
    await page.goBack()
    await expect(field).toHaveValue('стул')
    await page.goBack()
    await expect(page).not.toHaveURL(/search/)
  })
  await test.step('the wrong keyboard layout is understood, said aloud, and can be insisted on', async () => {
    const field = await searchField(page)
    await field.fill('')
    await field.pressSequentially('cnekmz')
    await expect(page.getByRole('status').filter({ hasText: 'Показали «стулья»' })).toContainText(/подсказ/)
    await expect(suggestions(page).first()).toContainText('Стул')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«стулья»')
    await expect(page.getByRole('main')).toContainText(/Показали «стулья» — вы\sввели «cnekmz»/)

    await page.getByRole('main').getByRole('link', { name: 'Искать «cnekmz»' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«cnekmz» ничего не')
  })
  await test.step('suggestions that fail leave the search as it is', async () => {
    await context.route('**/graphql', (route) =>
      route.fulfill({ status: 200, json: { errors: [{ message: 'no' }] } }),
    )
    const field = await searchField(page)
    await field.fill('диван')
    await expect(page.getByRole('alert').filter({ hasText: 'Подсказки' })).toContainText('нажмите Enter')
    await context.unroute('**/graphql')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(suggestions(page).first()).toContainText(/диван/i)
  })
})

test('results begin with the best kind and lead to each; without any there are similar ones, popular ones and categories', {
  tag: '@desk',
}, async ({ page }) => {
  await test.step('the results name each kind with its count, lead to it, and begin with the best', async () => {
    await page.goto(`/search/${encodeURIComponent('свадьба на 60 гостей')}`)
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings.first()).toHaveText('Готовые решения')
    await expect(page.getByRole('article').first()).toContainText('Свадьба на 60 гостей')
    const counts = page.getByRole('navigation', { name: 'Что нашлось' })
    await expect(counts.getByRole('link', { name: /^Предметы\s?\d/ })).toBeVisible()
    await counts.getByRole('link', { name: /^Статьи\s?\d/ }).click()
    await expect(page.getByRole('region', { name: 'Статьи' })).toBeInViewport()
    await expectAccessible(page)
  })
  await test.step('a question has its answer first, which leads to the open question', async () => {
    await page.goto(`/search/${encodeURIComponent('сколько стоит доставка')}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Ответы')
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Сколько стоит доставка/ }).click()
    await expect(page.getByText('от 60 000 ₽ аренды').last()).toBeInViewport()
  })
  await test.step('a search that finds nothing offers its words one by one; a script in it is text', async () => {
    await page.goto(`/search/${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>')
    await page.goto(`/search/${encodeURIComponent('"снежная гирлянда-невидимка"')}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ничего не')
    await page
      .getByRole('navigation', { name: /одному слову/ })
      .getByRole('link', { name: 'снежная' })
      .click()
    await expect(page).toHaveURL(new RegExp(`/search/${encodeURIComponent('снежная')}$`))
  })
  await test.step('a search without results shows similar and popular products and categories', async () => {
    await page.goto(`/search/${encodeURIComponent('"снежная пушка"')}`)
    await expect(page.getByRole('main')).toContainText(/сократите запрос: по\sодному слову найдётся больше/)
    await page
      .getByRole('navigation', { name: /Похожее по\sсмыслу/ })
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByRole('article').first()).toContainText('Тепловая пушка')

    await page.goto(`/search/${encodeURIComponent('вертолёт')}`)
    await expect(page.getByRole('navigation', { name: 'Где посмотреть' }).getByRole('link')).not.toHaveCount(
      0,
    )
    await expect(page.getByRole('article')).toHaveCount(4)
  })
})

const texts = { стул: /подсказ/, cnekmz: /Показали «стулья»/, вертолёт: /ничего/ }

test('axe finds nothing in suggestions, of another layout and none too, and on the pages of their results', {
  tag: '@nightly',
}, async ({ page }) => {
  test.slow(true, 'six states')
  const field = await openSearch(page)
  for (const [typed, said] of Object.entries(texts)) {
    await field.fill(typed)
    await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached()
    await field.press('ArrowDown')
    await expectAccessible(page)
  }
  for (const typed of Object.keys(texts)) {
    await page.goto(`/search/${encodeURIComponent(typed)}`)
    await expectAccessible(page)
  }
})

test('what is short suggests nothing, the field is cleared by its own button, and a press opens a suggestion', {
  tag: ['@phone', '@nightly'],
}, async ({ page }) => {
  const field = await openSearch(page)
  await field.pressSequentially('с')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.pressSequentially('тул')
  await expect(suggestions(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Очистить' }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(page.getByRole('listbox', { name: 'Подсказки' })).toBeHidden()
  await field.pressSequentially('диван')
  await suggestions(page).filter({ hasText: /диван/i }).first().click()
  await expect(page).toHaveURL(/\/catalog\/divan-/)
})

test('suggestions are loaded when the field is used; what was typed in between is not requested, or its response is ignored', {
  tag: ['@desk', '@nightly'],
}, async ({ page }) => {
  const isLoaded = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      const texts = await Promise.all(files.map(async ({ name }) => (await fetch(name)).text()))
      return texts.some((text) => text.includes('SearchSuggestions'))
    })
  await page.goto(START)
  expect(await isLoaded()).toBe(false)
  const field = await searchField(page)
  await field.focus()
  await expect.poll(isLoaded).toBe(true)

  const asked: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('SearchSuggestions')) asked.push(JSON.parse(body).variables.text)
  })
  await field.pressSequentially('шатёр белый')
  await expect(page.getByRole('status').filter({ hasText: 'подсказ' })).toBeAttached()
  await expect.poll(() => asked.at(-1)).toBe('шатёр белый')
  expect(asked.length).toBeLessThan('шатёр белый'.length - 1)
})

test('on a phone a sheet opens with last searches and where to look, is filled by suggestions, and is no dead end', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('the sheet opens with last searches, which one press forgets, and with where to look', async () => {
    for (const text of ['круглый стол', 'арка']) {
      await page.goto(`/search/${encodeURIComponent(text)}`)
      // It is remembered by code that comes after the page.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('lastSearches'))).toContain(text)
    }
    await page.goto('/')
    const field = await searchField(page)
    const sheet = page.getByRole('dialog', { name: 'Поиск' })
    const last = sheet.getByRole('navigation', { name: 'Вы искали' })
    await expect(last.getByRole('link')).toHaveText(['арка', 'круглый стол'])
    await expect(sheet.getByRole('navigation', { name: 'Категории' }).getByRole('link')).toHaveCount(6)
    await expect(sheet.getByRole('navigation', { name: 'Готовые решения' }).getByRole('link')).toHaveCount(3)
    await expectAccessible(page)

    await last.getByRole('button', { name: 'Забыть все' }).click()
    await expect(last).toBeHidden()
    await expect(field).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('lastSearches'))).toBeNull()
    await sheet.getByRole('navigation', { name: 'Часто берут' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/catalog\//)
    await expect(sheet).toBeHidden()
  })
  await test.step('the suggestions fill the screen, and Back closes them', async () => {
    const field = await openSearch(page)
    await field.pressSequentially('стул')
    await expect(suggestions(page).first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Поиск' })).toBeHidden()
    await expect(page).toHaveURL(START)
  })
  await test.step('nothing found is no dead end: a person, what others take, and categories', async () => {
    const field = await openSearch(page)
    await field.fill('вертолёт')
    const search = page.getByRole('search').filter({ has: field })
    await expect(search).toContainText('ничего не')
    await expect(search.getByRole('link', { name: /\+7/ })).toHaveAttribute('href', /^tel:/)
    await expect(search.getByRole('navigation', { name: 'Часто берут' }).getByRole('link')).toHaveCount(4)
    await search.getByRole('navigation', { name: 'Категории' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/categories\//)
    await expect(search.getByRole('navigation')).toHaveCount(0)
  })
})

test.describe('without scripts', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false, viewport: DESK })

  test('the search is a plain form, a wrong layout is understood, and the results are grouped and counted', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto(START)
    await page.getByRole('searchbox', { name: 'Поиск по каталогу' }).fill('cnekmz')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«стулья»')
    await page.goto(`/search/${encodeURIComponent('свадьба на 60 гостей')}`)
    await page.getByRole('link', { name: /^Статьи\s?\d/ }).click()
    await expect(page.getByRole('region', { name: 'Статьи' }).getByRole('article')).not.toHaveCount(0)
    await expect(
      page.getByRole('region', { name: 'Готовые решения' }).getByRole('article').first(),
    ).toContainText('Свадьба на 60 гостей')
  })
})
