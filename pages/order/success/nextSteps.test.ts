import { expect, test } from 'vitest'
import { paymentOf } from '#gateway/rental/payment.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { returnText } from '../handOverText.ts'
import type { PlacedOrder } from '../placedOrder.ts'
import { nextSteps } from './nextSteps.ts'

const order: PlacedOrder = {
  number: '1207',
  secret: '',
  isRequest: false,
  validUntil: '',
  agreed: null,
  total: 63380,
  period: { start: '2026-12-12', end: '2026-12-14' },
  sentPeriod: null,
  isDelivered: true,
  quotedDelivery: null,
  isOrganization: false,
  address: 'Садовая ул., 12',
  email: '',
  deliverySlot: 'FROM_9_TO_12',
  returnSlot: null,
  extras: [],
  lines: [],
}
const terms: ShopTerms = {
  delivery: { price: 4500, freeFrom: 60000, zone: null },
  prepayment: { percent: 50, fullUpTo: 30000 },
  deposit: { percent: 20, minimum: 5000, returnWorkingDays: 3, organizations: false },
}
const said = { confirmation: 'Перезвоним с 9:00 до 21:00', paying: 'По ссылке или счёту' }

function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(/[\u00A0\u202F]/g, ' '))
}

test('an order that is brought: the call, the prepayment, the handing over with what is left', () => {
  const payment = paymentOf({ rent: 63380, isDelivered: true, isOrganization: false }, terms)
  expect(plain(nextSteps(order, payment, terms, { said, place: order.address }))).toEqual([
    { title: 'Перезвоним с 9:00 до 21:00', sum: 0, text: 'Подтвердим даты, адрес и время' },
    {
      title: 'Предоплата 50 %',
      sum: 31690,
      text: 'По ссылке или счёту',
    },
    {
      title: 'Привезём 12 декабря, с 9:00 до 12:00',
      sum: 44366,
      text: 'Садовая ул., 12. Остаток 31 690 ₽, депозит 12 676 ₽ — вернём за 3 рабочих дня',
    },
  ])
  expect(plain(returnText(order))).toBe('Возврат — 14 декабря')
})

test('where nothing is known of sums, no sum is made up', () => {
  const pickUp = { ...order, total: null, isDelivered: false, deliverySlot: null }
  const steps = nextSteps(pickUp, null, terms, { said, place: '' })
  expect(steps.map(({ sum }) => sum)).toEqual([null, null, null])
  expect(plain(steps[2])).toEqual({ title: 'Выдадим 12 декабря', sum: null, text: '' })
})

test('a company that does not say how it confirms an order promises no call', () => {
  const nothing = { confirmation: null, paying: null }
  const [first] = nextSteps(order, null, terms, { said: nothing, place: '' })
  expect(first?.title).toBe('Оплата')
})
