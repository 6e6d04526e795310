import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EMPTY_CART } from '#renderer/cart/cartState.ts'
import { cartSummary } from '#renderer/cart/cartSummary.ts'
import { DatesContext, type RentalDates } from '#renderer/dates/useDates.ts'
import { ChangeLine } from '#renderer/dateWindow/change/ChangeLine.tsx'
import { shownChair } from '../../tests/support/shownProducts.ts'
import { LineStock } from './ActiveLine.tsx'

const period = { start: '2026-12-12', end: '2026-12-14' }
const chair = { ...shownChair, stock: 2 }

test('fewer than are requested have one mark, in the cart and where dates are changed', () => {
  const line = { id: chair.id, slug: chair.slug, quantity: 4, isRemovedFromCart: false }
  const [item] = cartSummary({ ...EMPTY_CART, products: [line] }, [chair], {
    days: 3,
    minOrderDays: 2,
  }).lines
  if (!item) throw new Error('no line')
  const inCart = (
    <DatesContext value={{ period, isOverdue: false } as RentalDates}>
      <LineStock item={item} product={chair} brief={false} />
    </DatesContext>
  )
  const row = { key: '1', name: 'Стул', images: [], quantity: 4, isExtra: false, was: 1, sum: 1, stock: 2 }
  const inWindow = (
    <ChangeLine row={{ ...row, lack: 'part' }}>
      <s>1</s>
    </ChangeLine>
  )
  expect([inCart, inWindow].map(noteOf)).toEqual([
    { mark: 'part', text: 'Свободно только 2 шт.' },
    { mark: 'part', text: 'Свободно 2 из 4' },
  ])
})

function noteOf(element: ReactElement): { mark: string | undefined; text: string | undefined } {
  const [, mark, text] =
    /class="\S*availability\S* _?(part|few|busy|none|free)[^"]*"><span>([^<]*)/.exec(
      renderToStaticMarkup(element),
    ) ?? []
  return { mark, text: text?.replaceAll('\u00A0', ' ') }
}
