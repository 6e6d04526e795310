import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axeCore from 'axe-core'
import { expect } from 'vitest'
import { companyData } from '../../support/companies.ts'
import { readOrders } from '../../support/orders.ts'
import { chair, chairsAndCover, cover, roubles, threeDays } from '../../support/rental.ts'
import { routesOf } from '../../support/routes.ts'
import type { Person } from '../person.ts'
import {
  button,
  CONSENTS,
  CUSTOMER,
  countOf,
  datesWindow,
  fillOrderForm,
  heading,
  type Journey,
  link,
  main,
  returns,
  sendOrder,
} from './journey.ts'

declare global {
  interface Window {
    axe: typeof axeCore
  }
}

const PRODUCT = `/catalog/${chair.slug}`
/** WebKitGTK's scroll bar, pixels. */
const WIDEST_BAR = 21
const paths = [...new Set(routesOf(companyData('demo')).map(({ path }) => path))]
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The seven ways of visitors whose line, browser or body is another than the designer's. */
export const CONDITIONS: readonly Journey[] = [
  {
    name: 'no line: seen pages open, the cart and the order are not lost, the order is sent when it is back',
    async walk({ person, line, dataDir }) {
      await returns(person, threeDays(), chairsAndCover)
      await person.visit(PRODUCT)
      await person.reads(main, roubles(2400))
      await keeps(person, [PRODUCT, '/cart', '/order'])
      await person.visit('/order')
      await fillOrderForm(person)
      const ordersBefore = readOrders(dataDir).length
      line.cut()
      await person.click(button('Отправить заказ'))
      await person.reads({ role: 'alert', name: /^$/ }, /ничего не\sотправлено|Ответа не\sпришло/)
      await person.visit(PRODUCT)
      await person.reads(heading(chair.name), chair.name)
      await person.goto('/articles?page=2')
      await person.sees(heading('Нет связи'))
      await person.waits(() => {
        const { fontFamily, backgroundColor } = getComputedStyle(document.body)
        return fontFamily.includes('Onest') && backgroundColor !== 'rgba(0, 0, 0, 0)'
      })
      line.mend()
      await person.visit('/order')
      await person.reads({ role: 'textbox', name: /^Имя/ }, 'Марина Ветрова')
      await person.click(button('Отправить ещё раз'))
      await person.sees(heading('Заказ принят'))
      expect(readOrders(dataDir).slice(ordersBefore)).toMatchObject([{ total: 262_000 }])
    },
  },
  {
    name: 'no scripts: from a product through the plan to an order',
    visitor: { hasScripts: false },
    async walk({ person, dataDir }) {
      const { start, end } = threeDays(2)
      const ordersBefore = readOrders(dataDir).length
      await person.goto(PRODUCT)
      await person.click(button('В смету'))
      await person.set('Выдача', start)
      await person.set('Возврат', end)
      await person.click(button('Пересчитать'))
      await person.click(link(`Дополнения: ${chair.name}`))
      await person.click(link(`Добавить: ${cover.name}`))
      await person.click(link('Оформить заказ'))
      await sendOrder(person)
      expect(readOrders(dataDir).slice(ordersBefore)).toMatchObject([{ startDay: start, endDay: end }])
    },
  },
  {
    name: 'a slow line: a press before the scripts is taken at once, and answered',
    async walk({ person, line }) {
      await returns(person)
      const letThrough = line.holdScripts()
      await person.goto(PRODUCT)
      const more = button(`Добавить 1: ${chair.name}`)
      await person.click(more)
      await person.waits(() => document.querySelector('[data-early][aria-busy=true]') !== null)
      letThrough()
      await person.reads(countOf(chair.name), '2')
      await person.waits(() => document.querySelector('[data-early]') === null)
    },
  },
  {
    name: 'the keyboard alone, from the dates to the order',
    async walk({ person }) {
      await person.visit('/catalog')
      await person.reads(datesWindow, /Выберите день выдачи/)
      await person.getsFocus(button(/\d/))
      await person.press('Enter')
      await person.reads(datesWindow, /Теперь день возврата/)
      await person.press('ArrowRight')
      await person.press('ArrowRight')
      await person.press('Enter')
      await person.reads(datesWindow, /2\sсуток \+ 1\sдоп\./)
      await person.pressByKeyboard(button('Применить'))
      await person.misses(datesWindow)
      await person.reads(main, roubles(1200))
      await person.pressByKeyboard(link('К предметам'))
      await person.pressByKeyboard(link(chair.name))
      await person.getsFocus(heading(chair.name))
      await person.pressByKeyboard(button('В корзину'))
      await person.pressByKeyboard(link('Перейти в корзину'))
      await person.getsFocus(heading('Корзина'))
      await person.pressByKeyboard(link(/^Оформить/))
      await person.getsFocus(heading('Оформление'))
      for (const [name, text] of CUSTOMER) {
        await person.tabTo({ role: 'textbox', name })
        await person.window.type(text)
      }
      for (const name of CONSENTS) await person.pressByKeyboard({ role: 'checkbox', name }, ' ')
      await person.pressByKeyboard(button('Отправить заказ'))
      await person.getsFocus(heading('Заказ принят'))
    },
  },
  {
    name: 'a screen reader: every control has a name, headings are in order, and axe finds nothing',
    async walk({ person }) {
      await returns(person, threeDays(), chairsAndCover)
      for (const path of ['/', '/catalog', PRODUCT, '/solutions/svadba-na-60-gostej', '/cart', '/order']) {
        await person.visit(path)
        await person.sees({ role: 'heading', name: /\p{L}/u })
        await person.window.load(axe)
        const found = await person.window.run(async () => {
          const { violations } = await window.axe.run({ resultTypes: ['violations'] })
          return violations.map(({ id, nodes }) => ({
            id,
            where: nodes.map(({ html }) => html.slice(0, 200)),
          }))
        })
        expect(found, path).toEqual([])
      }
    },
  },
  {
    name: 'text of 200 %, and 320 px: no page scrolls sideways beside a scroll bar',
    async walk({ person, atWidth }) {
      const big = 'html { font-size: 200% }'
      const narrow = await atWidth(320 + WIDEST_BAR)
      for (const [visitor, style] of [
        [person, big],
        [narrow, ''],
      ] as const) {
        const wide: string[] = []
        for (const path of paths) {
          await visitor.visit(path)
          const { wanted, given } = await visitor.window.run((css) => {
            document.head.appendChild(document.createElement('style')).textContent = css
            const { scrollWidth, clientWidth } = document.documentElement
            return { wanted: scrollWidth, given: clientWidth }
          }, style)
          if (wanted > given) wide.push(`${path}: ${wanted} px in ${given} px`)
        }
        expect(wide, style || '320 px').toEqual([])
      }
    },
  },
  {
    name: 'less motion: nothing moves by itself',
    visitor: { isStill: true },
    async walk({ person }) {
      await returns(person)
      for (const path of ['/', PRODUCT, '/solutions']) {
        await person.visit(path)
        const moving = await person.window.run(() =>
          document
            .getAnimations()
            .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().duration !== 0)
            .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
        )
        expect(moving, path).toEqual([])
      }
      expect(await person.window.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
    },
  },
]

/** Waits until the worker has kept the documents of these paths. */
async function keeps(person: Person, documents: string[]): Promise<void> {
  await person.waits(
    async (...kept) => {
      const cache = await caches.open('sutki-documents')
      const requests = await cache.keys()
      const inCache = requests.map(({ url }) => new URL(url).pathname)
      return kept.every((path) => inCache.includes(path))
    },
    ...documents,
  )
}
