import type { Page } from '@playwright/test'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { chair, fillOrderForm } from '../e2e/visitor.ts'
import { companyData } from '../support/companies.ts'
import { routesOf } from '../support/routes.ts'

/** One picture to take: a page, in the state that a visitor has it in. */
export interface Screen {
  name: string
  path: string
  /** What the visitor comes with; without it three days chosen and an empty cart. */
  visitor?: 'new' | 'overdue' | 'withCart' | 'withOverdueCart'
  /** Absent: both. */
  only?: 'phone' | 'desk'
  /** True if the window alone is shown, as a visitor has it, and not the whole length of the page. */
  inWindow?: boolean
  /** A shop whose services do not answer, or one that asks whether visits may be counted. */
  shop?: 'withoutServices' | 'withAnalytics'
  /** What is done on the page before. */
  open?(page: Page): Promise<void>
}

/** Every route of the shop, then what opens on them. */
export const screens: readonly Screen[] = [
  ...routesOf(companyData('demo'))
    .filter(({ path }) => path !== '/sandbox')
    .map(({ route, path }) => ({ name: nameOf(route, path), path })),
  { name: 'sandbox', path: '/sandbox', open: seeAllComponents },
  { name: 'home-without-dates', path: '/', visitor: 'new' },
  { name: 'home-dates-passed', path: '/', visitor: 'overdue' },
  { name: 'error', path: `/catalog/${chair.slug}`, shop: 'withoutServices' },
  ...[
    { to: 'catalog', link: 'Каталог' },
    { to: 'product', link: chair.name },
    { to: 'text', link: 'Условия аренды' },
  ].map(({ to, link }) => ({
    name: `waiting-${to}`,
    path: '/',
    inWindow: true,
    open: (page: Page) => waitForPage(page, link),
  })),
  {
    name: 'consent',
    path: '/',
    shop: 'withAnalytics',
    inWindow: true,
    open: (page) => page.getByRole('region', { name: 'Согласие на аналитику' }).waitFor(),
  },
  { name: 'new-build', path: '/', inWindow: true, open: offerNewBuild },
  { name: 'feedback', path: '/', inWindow: true, open: openFeedback },
  { name: 'menu', path: '/', only: 'phone', inWindow: true, open: (page) => press(page, 'Меню') },
  { name: 'suggestions', path: '/', inWindow: true, open: typeSearch },
  { name: 'search-nothing-found', path: `/search/${encodeURIComponent('вертолёт')}` },
  { name: 'search-other-layout', path: '/search/cnek' },
  { name: 'date-window', path: '/catalog', visitor: 'new', inWindow: true, open: seeDateWindow },
  { name: 'date-window-chosen', path: '/catalog', visitor: 'new', inWindow: true, open: chooseDates },
  { name: 'catalog-filtered', path: '/catalog?brands=Norrvik&max_price=1000&in_stock=true' },
  { name: 'catalog-nothing-found', path: '/catalog?min_price=900000' },
  {
    name: 'filters',
    path: '/catalog',
    only: 'phone',
    inWindow: true,
    open: (page) => press(page, /^Фильтры/),
  },
  { name: 'product-without-dates', path: `/catalog/${chair.slug}`, visitor: 'new' },
  { name: 'product-in-cart', path: `/catalog/${chair.slug}`, visitor: 'withCart' },
  { name: 'product-sold-out', path: '/catalog/samovar-elektricheskij-10l' },
  {
    name: 'photos',
    path: `/catalog/${chair.slug}`,
    inWindow: true,
    open: (page) => press(page, /^На весь экран/),
  },
  { name: 'cart-filled', path: '/cart', visitor: 'withCart' },
  { name: 'cart-dates-passed', path: '/cart', visitor: 'withOverdueCart' },
  { name: 'order-form', path: '/order', visitor: 'withCart' },
  {
    name: 'order-faults',
    path: '/order',
    visitor: 'withCart',
    open: (page) => press(page, 'Отправить заказ'),
  },
  { name: 'order-dates-passed', path: '/order', visitor: 'withOverdueCart' },
  { name: 'order-accepted', path: '/order', visitor: 'withCart', open: sendOrder },
]

/** The dates of a visitor who came back too late. */
export function passedDays() {
  const today = todayIn('Europe/Moscow', new Date())
  return { start: addDays(today, -5), end: addDays(today, -3) }
}

function nameOf(route: string, path: string): string {
  const name =
    route
      .replace(/[{}()]/g, '')
      .replaceAll('/', '-')
      .replace(/^-/, '') || 'home'
  return /\/no(ne)?-/.test(path) ? `${name}-not-found` : name
}

async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
}

async function typeSearch(page: Page) {
  const button = page.getByRole('button', { name: 'Поиск', exact: true })
  if (await button.isVisible()) await button.click()
  await page.getByRole('combobox', { name: 'Поиск по каталогу' }).pressSequentially('стул')
  await page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option').first().waitFor()
}

/** The skeleton of a page whose data never comes. */
async function waitForPage(page: Page, link: string) {
  await page.route(/\/(graphql|_payload\.json)(\?|$)/, () => {})
  await openAgain(page)
  await page.getByRole('link', { name: link, exact: true }).filter({ visible: true }).first().click()
  await page.locator('[data-skeleton]').waitFor()
}

async function openAgain(page: Page) {
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

async function offerNewBuild(page: Page) {
  await page.route('**/builds/**', (route) => route.fulfill({ json: { id: 'another' } }))
  await page.clock.install()
  await openAgain(page)
  await page.clock.fastForward('01:00:00')
  await page.getByText('Вышла новая версия магазина').waitFor()
}

async function openFeedback(page: Page) {
  await page.getByRole('link', { name: 'Написать нам' }).click()
  await page.getByRole('dialog').waitFor()
}

async function seeAllComponents(page: Page) {
  await page.getByRole('heading', { name: 'Ждём' }).waitFor()
}

async function seeDateWindow(page: Page) {
  await page.getByRole('dialog', { name: 'Даты аренды' }).waitFor()
}

async function chooseDates(page: Page) {
  await seeDateWindow(page)
  await press(page, /^3\sсуток$/)
}

async function sendOrder(page: Page) {
  await fillOrderForm(page)
  await press(page, 'Отправить заказ')
  await page.waitForURL(/\/order\/success/)
}
