import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createClient, Provider } from 'urql'
import { expect, test } from 'vitest'
import { DatesContext, type RentalDates } from '#renderer/dates/useDates.ts'
import { coverExtra, shownChair } from '../../../tests/support/shownProducts.ts'
import type { ProductDetails } from './+query.ts'
import { Extras } from './Extras.tsx'
import { RentSums } from './RentSums.tsx'

const period = { start: '2026-12-12', end: '2026-12-14' }
const chair = {
  ...{ ...shownChair, owned: 9, description: null, categories: [], images: [] },
  relatedProducts: [{ ...coverExtra, product: { ...coverExtra.product, images: [] } }],
} as ProductDetails
const gone = { ...chair, stock: 0, owned: 0 }

test('of what the company has none the price a day is said, and no sum for the dates', () => {
  const text = textOf(<RentSums product={gone} quantity={1} />)
  expect(text).toContain('490 ₽ / сутки')
  expect(text).toContain('Минимум 2 суток')
  expect(text).not.toContain('Итого')
})

test('by the formula each part says how it is counted, and nothing comes between its name and that', () => {
  const text = textOf(<RentSums product={chair} quantity={2} />)
  expect(text).toMatch(/Первые 2 суток 490\s₽ × 2\sсуток × 2\sшт. = 1\s960\s₽/)
  expect(text).toMatch(/Ещё 1\sсутки 220\s₽ × 1\sсутки × 2\sшт. = 440\s₽/)
})

test('where a call has to name the price, the number is beside these words', () => {
  const html = htmlOf(<RentSums product={{ ...chair, basicPricePerDay: null }} quantity={1} />)
  expect(html).toContain('Цена по\u00A0запросу')
  expect(html).toMatch(/подскажем по\u00A0телефону.*href="\/contacts"/)
})

test('extras are offered with what can be taken, and their rows with a button each', () => {
  const quantity = { value: 1, max: 9, isShort: false, inCart: false, set() {}, add() {} }
  expect(htmlOf(<Extras product={gone} name="Стул" quantity={quantity} />)).toBe('')
  expect(htmlOf(<Extras product={chair} name="Стул" quantity={quantity} />)).toContain('<button')
})

function htmlOf(element: ReactElement): string {
  return renderToStaticMarkup(
    <Provider value={createClient({ url: 'http://localhost', exchanges: [], preferGetMethod: false })}>
      <DatesContext
        value={{ period, days: 3, minOrderDays: 2, rules: { firstDay: period.start } } as RentalDates}
      >
        {element}
      </DatesContext>
    </Provider>,
  )
}

function textOf(element: ReactElement): string {
  return htmlOf(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}
