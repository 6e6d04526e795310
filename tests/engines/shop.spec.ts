import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { companyData } from '../support/companies.ts'
import { readOrders } from '../support/orders.ts'
import { chair, cover, roubles, threeDays } from '../support/rental.ts'
import { routesOf } from '../support/routes.ts'
import type { Engine, EngineWindow } from './engine.ts'
import { ENGINES } from './engines.ts'
import { chooseThreeDays, chooseThreeDaysByKeyboard, countOf, rentTwoChairs } from './journey.ts'
import { Person } from './person.ts'

const paths = [...new Set(routesOf(companyData('demo')).map(({ path }) => path))]
let shop: TestApp

beforeAll(async () => {
  shop = await startApp()
})

afterAll(() => shop.stop())

describe.each(Object.entries(ENGINES))('%s', (_, { start }) => {
  let engine: Engine

  beforeAll(async () => {
    engine = await start()
  })

  afterAll(() => engine.close())

  describe.each([390, 1440])('%i px wide', (width) => {
    let window: EngineWindow
    let person: Person

    beforeEach(async () => {
      window = await engine.openWindow(width)
      person = new Person(window, shop.url)
    })

    afterEach(() => window.close())

    test('an order goes from the dates to the database', async () => {
      const ordersBefore = readOrders(shop.dataDir).length
      await rentTwoChairs(person)
      const orders = readOrders(shop.dataDir).slice(ordersBefore)
      expect(orders).toMatchObject([
        {
          startDay: threeDays().start,
          endDay: threeDays().end,
          total: 262_000,
          customerName: 'Марина Ветрова',
          lines: [
            { productId: chair.id, parentId: null, quantity: 2, total: 240_000 },
            { productId: cover.id, parentId: chair.id, quantity: 1, total: 22_000 },
          ],
        },
      ])
    })

    test('dates are chosen with the keyboard alone', async () => {
      await person.goto('/catalog')
      await chooseThreeDaysByKeyboard(person)
      await person.reads({ role: 'main', name: /^$/ }, roubles(1200))
    })

    test('a digit typed into a count replaces it', async () => {
      await person.goto('/catalog')
      await chooseThreeDays(person)
      await person.goto(`/catalog/${chair.slug}`)
      await person.click({ role: 'button', name: `Добавить одну штуку: ${chair.name}` })
      await person.reads(countOf(chair.name), '2')
      await person.fill(countOf(chair.name), '5')
      await person.reads(countOf(chair.name), '5')
    })

    test('no page scrolls sideways beside a scroll bar that takes room', async () => {
      const wide: string[] = []
      let widestBar = 0
      for (const path of paths) {
        await window.goto(`${shop.url}${path}`)
        const { wanted, given, scrollBar } = await window.run(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return { wanted: scrollWidth, given: clientWidth, scrollBar: innerWidth - clientWidth }
        })
        widestBar = Math.max(widestBar, scrollBar)
        if (wanted > given) wide.push(`${path}: ${wanted} px in ${given} px`)
      }
      expect(wide).toEqual([])
      expect(widestBar).toBeGreaterThan(0)
    })
  })
})
