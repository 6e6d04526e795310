import { expect, test } from 'vitest'
import { type PaymentOrder, paymentOf } from '#gateway/rental/payment.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { payText } from './useCartPayment.ts'

const terms: ShopTerms = {
  delivery: { zone: 'Москва', price: 4500, freeFrom: 60000 },
  prepayment: { percent: 50, fullUpTo: 30000 },
  deposit: { percent: 20, minimum: 5000, returnWorkingDays: 3, organizations: false },
}
const text = (rent: number, shop: ShopTerms) => {
  const order: PaymentOrder = { rent, isDelivered: true, isOrganization: false }
  return payText(paymentOf(order, shop), shop).replaceAll(/[\u00A0\u202F]/g, ' ')
}

test('says what is paid beforehand and left as a deposit', () => {
  expect(text(63380, terms)).toBe(
    'После подтверждения — предоплата 31 690 ₽. Депозит — 12 676 ₽, организациям не нужен',
  )
  expect(text(20000, terms)).toBe(
    'После подтверждения — вся сумма, 24 500 ₽. Депозит — 5 000 ₽, организациям не нужен. Самовывоз бесплатный',
  )
})

test('says nothing of what the settings leave out', () => {
  expect(text(20000, { delivery: null, prepayment: null, deposit: null })).toBe('')
  const deposit = { percent: null, minimum: 300, returnWorkingDays: null, organizations: null }
  expect(text(20000, { delivery: null, prepayment: null, deposit })).toBe('Депозит — 300 ₽')
})
