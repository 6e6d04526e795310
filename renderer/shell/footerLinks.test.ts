import { expect, test } from 'vitest'
import type { SiteSettings } from '#renderer/settings/settingsQuery.ts'
import { footerButtons, footerColumns } from './footerLinks.ts'

const FOOTER: SiteSettings['footer'] = {
  address: null,
  description: null,
  copyright: null,
  topLinks: [
    { title: 'Каталог', url: '/catalog' },
    { title: 'Стулья', url: '/categories/stulya' },
    { title: 'Статьи', url: '/articles' },
    { title: 'Чужой', url: 'javascript:alert(1)' },
  ],
  bottomLinks: [],
  socials: [{ name: 'vk', title: 'ВКонтакте', url: 'https://vk.example/' }],
  specialButtons: [
    { title: 'Написать нам', action: 'feedback', url: null, style: 'primary' },
    { title: 'Написать на почту', action: 'link', url: 'mailto:hello@sutki.example', style: 'secondary' },
    { title: 'Никуда', action: 'link', url: null, style: null },
  ],
}

test('sorts links into what can be rented and what is worth knowing, and leaves out unsafe ones', () => {
  const titles = footerColumns(FOOTER).map(({ title, links }) => [title, links.map((link) => link.title)])
  expect(titles).toEqual([
    ['Арендовать', ['Каталог', 'Стулья']],
    ['Узнать', ['Статьи']],
    ['Мы\u00A0на\u00A0связи', ['ВКонтакте', 'hello@sutki.example']],
  ])
})

test('leaves out columns without links', () => {
  const columns = footerColumns({ ...FOOTER, topLinks: [], specialButtons: [] })
  expect(columns.map(({ title }) => title)).toEqual(['Мы\u00A0на\u00A0связи'])
})

test('leads the feedback button to the form, and leaves out buttons that lead nowhere', () => {
  expect(footerButtons(FOOTER)).toEqual([
    { title: 'Написать нам', link: { href: '/contacts#feedback' }, isPrimary: true, isFeedback: true },
    {
      title: 'Написать на почту',
      link: { href: 'mailto:hello@sutki.example' },
      isPrimary: false,
      isFeedback: false,
    },
  ])
})
