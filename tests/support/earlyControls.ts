import { expect, type Page } from '@playwright/test'
import { chair } from './rental.ts'

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true })
const counter = (page: Page) =>
  page.getByRole('group', { name: `Количество: ${chair.name}` }).getByRole('textbox')

/** Buttons that only scripts serve, and what shows that they were answered; the visitor has dates. */
export const EARLY_CONTROLS: readonly EarlyControl[] = [
  { path: '/', name: 'Меню', done: (page) => expect(dialog(page)).toHaveAccessibleName('Меню') },
  { path: '/', name: 'Поиск', done: (page) => expect(dialog(page)).toHaveAccessibleName('Поиск') },
  { path: '/', name: /Даты аренды/, done: (page) => expect(dialog(page)).toContainText('Применить') },
  {
    path: '/catalog',
    name: 'Фильтры',
    done: (page) => expect(dialog(page)).toHaveAccessibleName('Фильтры'),
  },
  {
    path: '/catalog',
    name: `В корзину: ${chair.name}`,
    done: (page) => expect(counter(page)).toHaveValue('1'),
  },
  {
    path: `/catalog/${chair.slug}`,
    name: `Добавить 1: ${chair.name}`,
    done: (page) => expect(counter(page)).toHaveValue('2'),
  },
  {
    path: `/catalog/${chair.slug}`,
    name: 'Изменить',
    done: (page) => expect(dialog(page)).toContainText('Применить'),
  },
]

type EarlyControl = { path: string; name: string | RegExp; done(page: Page): Promise<void> }
