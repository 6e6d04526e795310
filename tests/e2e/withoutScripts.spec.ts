import type { Page } from '@playwright/test'
import { readDemoData } from '../../server/upstream/index.ts'
import { hold } from '../support/holds.ts'
import { routesOf } from '../support/routes.ts'
import { expect, test } from './fixtures.ts'
import { chair, rememberDates, roubles, threeDays } from './visitor.ts'

test.use({ javaScriptEnabled: false })

const datesForm = (page: Page) => page.getByRole('form', { name: 'Даты аренды' })

async function sendDates(page: Page, { start, end }: { start: string; end: string }) {
  // Folded: what the page is for comes first.
  await expect(datesForm(page)).toBeHidden()
  await page.locator('summary', { hasText: 'даты' }).click()
  await datesForm(page).getByLabel('Выдача').fill(start)
  await datesForm(page).getByLabel('Возврат').fill(end)
  await datesForm(page).getByRole('button', { name: 'Показать цены' }).click()
}

test('dates by a plain form, a cookie or a link: the catalogue and the product cost what they cost on them; invalid ones are explained', async ({
  page,
}) => {
  const { start, end } = threeDays()
  await page.goto('/catalog?sort=cheapest&brands=Norrvik')
  await expect(page.getByRole('button', { name: /Выбрать даты|Меню|^Поиск$/ })).toHaveCount(0)
  await sendDates(page, { start, end: start })
  await expect(datesForm(page).getByRole('alert')).toHaveText(/^Самый короткий срок\s— 2\sсуток\.$/)
  await expect(datesForm(page).getByLabel('Возврат')).toHaveValue(start)

  await page.goto('/catalog?sort=cheapest&brands=Norrvik')
  await sendDates(page, { start, end })
  await expect(page).toHaveURL((url) => {
    const { searchParams: search } = url
    return search.get('from') === start && search.get('to') === end && search.get('sort') === 'cheapest'
  })
  await expect(page.locator('summary', { hasText: /^Даты: \d/ })).toBeVisible()

  const card = page.getByRole('article').filter({ hasText: chair.name })
  await page.goto('/catalog')
  await expect(page.getByRole('article')).toHaveCount(20)
  await expect(card).toContainText(roubles(1200))
  await page.context().clearCookies()
  await page.goto(`/catalog?from=${start}&to=${end}`)
  await expect(card).toContainText(roubles(1200))
  await card.getByRole('link', { name: chair.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chair.name)
  await expect(page.locator('main')).toContainText(roubles(1200))
  await page.locator('summary', { hasText: /^Даты: \d/ }).click()
  await expect(datesForm(page)).toContainText(/Цены\sи\sналичие — на/)
  await expect(datesForm(page).getByLabel('Выдача')).toHaveValue(start)
})

test('the shop works: menu, search, pages, articles, a new plan; the cart waits for nothing', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  if (isMobile) {
    await expect(page.getByRole('button', { name: 'Меню' })).toBeHidden()
    await page.locator('summary', { hasText: 'Меню' }).click()
    await page.getByRole('navigation', { name: 'Меню' }).getByRole('link', { name: 'Категории' }).click()
    await expect(page).toHaveURL(/\/categories$/)
  } else {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /решения$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/solutions$/)
  }
  const search = page.getByRole('searchbox').filter({ visible: true }).first()
  await search.fill('стул')
  await search.press('Enter')
  await expect(page).toHaveURL(`/search/${encodeURIComponent('стул')}`)
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/catalog')
  await page
    .getByRole('link', { name: /^2$|Страница 2/ })
    .first()
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Статьи' }).click()
  await page.getByRole('link', { name: 'Страница 2' }).click()
  const article = page.getByRole('link', { name: /Сколько стульев/ })
  const title = (await article.textContent()) ?? ''
  await article.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(
    page
      .locator('main p')
      .filter({ hasText: /\p{L}{3}.{80}/u })
      .first(),
  ).toBeVisible()
  await page.locator('summary', { hasText: 'Содержание' }).click()
  await page.getByRole('link', { name: 'Короткая шпаргалка' }).first().click()
  await expect(page.getByRole('heading', { name: 'Короткая шпаргалка' })).toBeInViewport()

  const main = page.getByRole('main')
  await page.goto('/cart')
  await expect(main.getByText('Загружаем корзину')).toBeHidden()
  await page.goto(`/plan?v=1&l=${chair.id}_2`)
  await expect(main).toContainText(/Выберите даты\s— посчитаем сумму/)
  await expect(main).not.toContainText('опечатка')
  await page.goto(`/plan?v=1&s=tomorrow&l=${chair.id}_2`)
  await expect(main).toContainText('опечатка')
})

test('every button sends a form, every summary shows that it opens, every field has room, and there is one title', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  test.slow(true, 'each kind of page, with dates and without')
  const pages = routesOf(readDemoData()).filter(({ route, status }) => status === 200 && route !== '/sandbox')
  const plan = `/plan?v=1&s=${threeDays().start}&e=${threeDays().end}&l=${chair.id}_2`
  const paths = [
    ...pages.map(({ path }) => path),
    `/catalog/${chair.slug}`,
    plan,
    plan.replace('/plan', '/order'),
  ]
  const busy = threeDays(130)
  hold(shop.dataDir, chair.id, busy)
  const ofChair = [
    '/catalog',
    `/catalog/${chair.slug}`,
    `/plan?v=1&s=${busy.start}&e=${busy.end}&l=${chair.id}_2`,
  ]
  const visits = [
    { paths, dates: null, state: 'without dates' },
    { paths, dates: threeDays(), state: 'with dates' },
    { paths: ofChair, dates: busy, state: 'on busy days' },
  ]
  for (const { paths, dates, state } of visits) {
    if (dates) await rememberDates(page, shop.url, dates)
    for (const path of paths) {
      await page.goto(path)
      expect.soft(await page.evaluate(deadControls), `${path}, ${state}`).toEqual([])
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    }
  }
})

/** What looks as if it could be pressed or filled in, and cannot. Runs in the page. */
function deadControls(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isMarked = (summary: Element) =>
    summary.querySelector('svg') ||
    [...summary.querySelectorAll('*'), summary].some((element) =>
      ['::before', '::after'].some(
        (part) => !['none', 'normal'].includes(getComputedStyle(element, part).content),
      ),
    )
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button, [role=button]')].filter(
    // A photo looks like a photo, and a day like a day of a calendar.
    (button) =>
      !(button.form && button.type === 'submit') &&
      !button.querySelector('img') &&
      !button.hasAttribute('aria-pressed'),
  )
  const summaries = [...document.querySelectorAll('summary')].filter((summary) => !isMarked(summary))
  const fields = [
    ...document.querySelectorAll('form :is(input:not([type=hidden]), select, textarea)'),
  ].filter((field) => field.getBoundingClientRect().width < 16)
  return [...buttons, ...summaries, ...fields]
    .filter(isShown)
    .map((element) => element.outerHTML.slice(0, 160))
}
