import type { Page } from '@playwright/test'

/** A press that starts something which takes time on a slow connection. */
interface Press {
  name: string
  /** Where it is done. */
  path: string
  /** What is done before the press. */
  prepare?(page: Page): Promise<unknown>
  press(page: Page): Promise<unknown>
  /** What shows the reaction. */
  sign: string
}

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).first()

const pill = (page: Page) => page.getByRole('button', { name: /Даты аренды/ }).filter({ visible: true })

/** The presses of a visitor who has dates. */
export const PRESSES: readonly Press[] = [
  {
    name: 'menu link «Каталог»',
    path: '/',
    press: (page) => link(page, 'Каталог').click(),
    sign: '[data-pressed], [data-progress]',
  },
  {
    name: 'card',
    path: '/catalog',
    press: (page) => page.getByRole('article').first().getByRole('link').click(),
    sign: '[data-pressed], [data-progress]',
  },
  { name: 'cart', path: '/', press: (page) => link(page, /^Корзина/).click(), sign: '[data-pressed]' },
  {
    name: 'open the dates',
    path: '/',
    press: (page) => pill(page).click(),
    sign: 'dialog[open]',
  },
  {
    name: 'apply dates',
    path: '/catalog',
    prepare: chooseWeek,
    press: (page) => page.getByRole('button', { name: 'Применить' }).click(),
    sign: 'main[data-applying]',
  },
  {
    name: 'order of the list',
    path: '/catalog',
    press: (page) => page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дешевле'),
    sign: 'main [aria-busy=true]',
  },
  {
    name: 'filter',
    path: '/catalog',
    press: (page) => page.getByRole('switch', { name: 'Только в наличии' }).click(),
    sign: 'main [aria-busy=true]',
  },
  {
    name: 'show more',
    path: '/catalog',
    press: (page) => page.getByRole('button', { name: 'Показать ещё' }).click(),
    sign: 'button[aria-busy=true]',
  },
  {
    name: 'into the cart',
    path: '/catalog',
    press: (page) =>
      page
        .getByRole('button', { name: /^В корзину/ })
        .first()
        .click(),
    sign: 'main input[inputmode=numeric]',
  },
]

async function chooseWeek(page: Page): Promise<void> {
  await pill(page).click()
  await page.getByRole('button', { name: 'Неделя' }).click()
}
