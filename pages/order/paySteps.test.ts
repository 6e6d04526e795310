import { describe, expect, test } from 'vitest'
import { paymentOf } from '#gateway/rental/payment.ts'
import { deliveryLine } from '#renderer/cart/deliveryLine.ts'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { hasPaymentTerms, paySteps } from './paySteps.ts'

const terms: ShopTerms = {
  delivery: { price: 4500, freeFrom: 60000, zone: 'в\u00A0пределах МКАД' },
  prepayment: { percent: 50, fullUpTo: 30000 },
  deposit: { percent: 20, minimum: 5000, returnWorkingDays: 3, organizations: false },
}
const NOTHING: ShopTerms = { delivery: null, prepayment: null, deposit: null }

function shown(
  rent: number,
  shop: ShopTerms,
  choice: { isDelivered?: boolean; isOrganization?: boolean } = {},
  paying: string | null = 'По ссылке или счёту',
) {
  const payment = paymentOf({ rent, isDelivered: true, isOrganization: false, ...choice }, shop)
  const pickUp = choice.isDelivered === false ? { address: 'Палаточная, 14' } : null
  const { beforehand, handover } = paySteps(payment, shop, paying)
  return plain({ delivery: deliveryLine(payment, shop, pickUp), beforehand, handover })
}

function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('\u00A0', ' ').replaceAll('\u202F', ' '))
}

describe('when and how much', () => {
  test('a large order', () => {
    expect(shown(63380, terms)).toEqual({
      delivery: { title: 'Доставка', note: 'в пределах МКАД; заказ от 60 000 ₽', sum: 'бесплатно' },
      beforehand: {
        title: 'Предоплата 50 %',
        sum: 31690,
        text: 'По ссылке или счёту',
      },
      handover: {
        title: 'При получении',
        sum: 44366,
        text: 'Остаток 31 690 ₽, депозит 12 676 ₽ — вернём за 3 рабочих дня',
      },
    })
  })

  test('an order whose delivery is paid', () => {
    expect(shown(48180, terms)).toMatchObject({
      delivery: { note: 'в пределах МКАД', sum: '4 500 ₽' },
      beforehand: { sum: 26340 },
      handover: { sum: 35976 },
    })
  })

  test('a small order that is picked up', () => {
    expect(shown(15920, terms, { isDelivered: false })).toEqual({
      delivery: { title: 'Самовывоз', note: 'Палаточная, 14', sum: 'бесплатно' },
      beforehand: {
        title: 'Оплатите всё сразу',
        sum: 15920,
        text: 'До 30 000 ₽ — сразу целиком. По ссылке или счёту',
      },
      handover: { title: 'При получении', sum: 5000, text: 'Депозит 5 000 ₽ — вернём за 3 рабочих дня' },
    })
  })

  test('nothing is promised that the company does not say', () => {
    expect(shown(63380, terms, {}, null).beforehand.text).toBe('')
    expect(shown(15920, terms, {}, null).beforehand.text).toBe('До 30 000 ₽ — сразу целиком')
    const unpaid = { ...terms, prepayment: { percent: 0, fullUpTo: null } }
    expect(shown(63380, unpaid).beforehand.text).toBe('')
  })

  test('nothing is left for the handover where all is paid before and no deposit is said', () => {
    expect(shown(15920, { ...terms, deposit: null }).handover).toBeNull()
  })

  test('an organization', () => {
    expect(shown(63380, terms, { isOrganization: true }).handover).toMatchObject({
      sum: 31690,
      text: 'Остаток 31 690 ₽, депозит не нужен',
    })
  })

  test('a company without a prepayment', () => {
    const shop = { ...terms, prepayment: { percent: 0, fullUpTo: null }, deposit: null }
    expect(shown(63380, shop)).toMatchObject({
      beforehand: { title: 'Без предоплаты', sum: 0 },
      handover: { sum: 63380, text: 'Вся сумма 63 380 ₽' },
    })
  })

  test('a company that says nothing names no sum', () => {
    expect(hasPaymentTerms(paymentOf({ rent: 980, isDelivered: true, isOrganization: false }, NOTHING))).toBe(
      false,
    )
    expect(shown(980, NOTHING)).toMatchObject({
      delivery: null,
      beforehand: { sum: null },
      handover: null,
    })
  })

  test.each([
    [1, '1 рабочий день'],
    [5, '5 рабочих дней'],
    [21, '21 рабочий день'],
  ])('the deposit comes back in %i', (returnWorkingDays, words) => {
    const shop = { ...terms, deposit: { percent: 20, minimum: null, returnWorkingDays, organizations: null } }
    expect(shown(63380, shop).handover?.text).toContain(words)
  })
})
