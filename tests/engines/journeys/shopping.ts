import { expect } from 'vitest'
import { hold } from '../../support/holds.ts'
import { readOrders } from '../../support/orders.ts'
import { chair, chairsAndCover, cover, roubles, threeDays } from '../../support/rental.ts'
import {
  button,
  CUSTOMER,
  chooseThreeDays,
  countOf,
  datesWindow,
  heading,
  type Journey,
  link,
  main,
  returns,
  sendOrder,
} from './journey.ts'

const orderCard = { role: 'complementary', name: 'Ваш заказ' }

/** The seven ways that lead through choosing to an order. */
export const SHOPPING: readonly Journey[] = [
  {
    name: 'first visit: dates, two chairs and a cover, the cart, the order in the database',
    async walk({ person, dataDir }) {
      const ordersBefore = readOrders(dataDir).length
      await person.visit('/catalog')
      await chooseThreeDays(person)
      await person.reads(main, roubles(1200))
      await person.click(link(chair.name))
      await person.reads(heading(chair.name), chair.name)
      await person.click(button(`Добавить 1: ${chair.name}`))
      await person.reads(countOf(chair.name), '2')
      // A digit that is typed into a count replaces it.
      await person.fill(countOf(chair.name), '3')
      await person.reads(countOf(chair.name), '3')
      await person.click(button(`Убрать 1: ${chair.name}`))
      await person.click(button('В корзину'))
      await person.click(button(`Добавить: ${cover.name}`))
      await person.reads(countOf(cover.name), '1')
      await person.click(link('Перейти в корзину'))
      await person.reads(heading('Корзина'), 'Корзина')
      // 2 620 for the rent, 4 500 for delivery.
      await person.reads(orderCard, roubles(7120))
      await person.click(link('Оформить заказ'))
      await sendOrder(person)
      await person.reads(main, roubles(7120))
      expect(readOrders(dataDir).slice(ordersBefore)).toMatchObject([
        {
          startDay: threeDays().start,
          endDay: threeDays().end,
          total: 262_000,
          lines: [
            { productId: chair.id, parentId: null, quantity: 2, total: 240_000 },
            { productId: cover.id, parentId: chair.id, quantity: 1, total: 22_000 },
          ],
        },
      ])
    },
  },
  {
    name: 'a search on the wrong keyboard layout, and one by what is meant',
    async walk({ person }) {
      await returns(person)
      await person.visit('/')
      const opens = button('Поиск')
      if (await person.has(opens)) await person.click(opens)
      await person.fill({ role: 'combobox', name: 'Поиск по каталогу' }, 'cnekmz')
      await person.sees({ role: 'option', name: /^Стул/ })
      await person.press('Enter')
      await person.isAt(/^\/search\/cnekmz/)
      await person.reads(main, /Стул «/)
      await person.visit(`/search/${encodeURIComponent('свадьба на 60 гостей')}`)
      await person.click(link(/^Свадьба на\s60\sгостей/))
      await person.isAt(/^\/solutions\/svadba/)
      await person.reads(heading(/^Свадьба на\s60\sгостей/), /Свадьба/)
    },
  },
  {
    name: 'a filter and an order of the list go with Back, Forward and a reload',
    async walk({ person }) {
      await returns(person)
      await person.visit('/catalog')
      const opens = button(/^Фильтры/)
      const isPhone = await person.has(opens)
      if (isPhone) await person.click(opens)
      await person.click({ role: 'checkbox', name: /^Лофтовик/ })
      await person.isAt(/\?brands=Лофтовик$/)
      if (isPhone) await person.click(button(/^Показать\s\d/))
      await person.sees(link('Убрать: Лофтовик'))
      await person.set('Сортировка', 'cheapest')
      await person.isAt(/\?brands=Лофтовик&sort=cheapest$/)
      await person.step(-1)
      await person.isAt(/\?brands=Лофтовик$/)
      await person.step(1)
      await person.isAt(/sort=cheapest$/)
      await person.visit('/catalog?brands=Лофтовик&sort=cheapest')
      await person.reads({ role: 'combobox', name: 'Сортировка' }, 'cheapest')
      await person.click(link('Убрать: Лофтовик'))
      await person.isAt(/^\/catalog\?sort=cheapest$/)
    },
  },
  {
    name: 'a busy product: free dates are one press away, can be taken back, and lead to the cart',
    async walk({ person, dataDir }) {
      const period = threeDays(40)
      hold(dataDir, chair.id, period)
      await returns(person, period)
      await person.visit(`/catalog/${chair.slug}`)
      const offer = button(/на\s3\sдня позже/, { role: 'group', name: 'Свободные даты' })
      await person.click(offer)
      await person.getsFocus(button('В корзину'))
      await person.click(button(/^Вернуть/))
      await person.click(offer)
      await person.click(button('В корзину'))
      await person.click(link('Перейти в корзину'))
      await person.reads(countOf(chair.name), '1')
      await person.sees(link('Оформить заказ'))
    },
  },
  {
    name: 'other dates for a full cart: the new sum before they are applied, and the way back after',
    async walk({ person }) {
      await returns(person, threeDays(), chairsAndCover)
      await person.visit('/contacts')
      await person.click(button(/^Даты аренды.*3\sсуток/))
      await person.click(button('Неделя', datesWindow))
      // 490 × 2 × 2 + 220 × 2 × 5 + 220 for the cover, 4 500 for delivery.
      const change = { role: 'region', name: 'Что изменится' }
      await person.reads(change, roubles(8880))
      await person.click(button('Применить', datesWindow))
      await person.sees(button(/^Даты аренды.*7\sсуток/))
      await person.click(button('Вернуть прежние'))
      await person.sees(button(/^Даты аренды.*3\sсуток/))
    },
  },
  {
    name: 'a whole set: three presses to the order form, a short cart, and other guests',
    async walk({ person }) {
      await returns(person, threeDays(60))
      await person.visit('/solutions/svadba-na-60-gostej')
      const guests = { role: 'textbox', name: 'Сколько гостей' }
      await person.reads(guests, '60')
      const before = person.presses
      await person.click(button('Положить всё в корзину'))
      await person.click(link('Перейти в корзину'))
      await person.reads(heading('Корзина'), 'Корзина')
      if (await person.window.run(() => innerWidth < 600)) {
        await person.sees(button('Показать все: 18 предметов'))
        await person.waits((most) => document.documentElement.scrollHeight <= most, 3000)
      }
      await person.click(link(/^Оформить/))
      await person.reads(heading('Оформление'), 'Оформление')
      expect(person.presses - before).toBe(3)
      await person.visit('/solutions/svadba-na-60-gostej')
      await person.fill(guests, '90')
      await person.press('Enter')
      await person.sees(heading(/на\s90\sгостей/))
    },
  },
  {
    name: 'a plan that is sent: a stranger opens it and orders with five presses',
    async walk({ person, stranger, dataDir }) {
      await returns(person, threeDays(), chairsAndCover)
      await person.visit('/cart')
      await person.click(link('Открыть смету'))
      await person.isAt(/^\/plan\?v=1/)
      await person.sees(button(/корзину$/))
      const plan = await person.window.run(() => location.pathname + location.search)
      const other = await stranger()
      await other.visit(plan)
      await other.reads(main, roubles(2400))
      const ordersBefore = readOrders(dataDir).length
      await other.click(button(/корзину$/))
      await other.click(link(/^Оформить/))
      await other.reads(heading('Оформление'), 'Оформление')
      await sendOrder(other)
      // Three fields are typed into; what is left are the presses.
      expect(other.presses - CUSTOMER.length).toBe(5)
      expect(readOrders(dataDir).slice(ordersBefore)).toMatchObject([{ total: 262_000 }])
    },
  },
]
