import { expect, test } from 'vitest'
import { orderOutcome } from './orderOutcome.ts'

const RIGHT = { period: null, lines: [] }
const KNOWN = { isOutdated: false }

test('an order that was made gives its number and sum', () => {
  const order = {
    id: '9',
    number: '1207',
    total: 63380,
    period: null,
    secret: null,
    state: null,
    validUntil: null,
  }
  expect(orderOutcome({ __typename: 'OrderCreated', order })).toEqual({ kind: 'created', ...order })
})

test('problems of fields go beside the fields', () => {
  const outcome = orderOutcome({
    __typename: 'OrderInputProblem',
    message: 'Проверьте поля',
    fields: [
      { field: 'CUSTOMER_PHONE', name: null, message: 'Не хватает цифр' },
      { field: 'DELIVERY_ADDRESS', name: null, message: 'Куда привезти?' },
    ],
    ...RIGHT,
  })
  expect(outcome).toEqual({
    kind: 'input',
    message: 'Проверьте поля',
    fields: { phone: 'Не хватает цифр', address: 'Куда привезти?' },
    ...{ ...RIGHT, ...KNOWN },
  })
})

test('a problem that has no field on the page is said in words', () => {
  const outcome = orderOutcome({
    __typename: 'OrderInputProblem',
    message: 'Проверьте поля',
    fields: [{ field: 'RELATED_LINES', name: null, message: 'Слишком много строк' }],
    ...RIGHT,
  })
  expect(outcome).toEqual({
    kind: 'input',
    message: 'Слишком много строк',
    fields: {},
    isOutdated: true,
    ...RIGHT,
  })
})

test.each([
  ['CONSENTS', null],
  ['CONSENTS', 'photos'],
  ['EXTRA_FIELDS', 'vehiclePlate'],
] as const)('a problem of %s %s, which this page does not have, is said in words', (field, name) => {
  const message = 'Условия изменились'
  const fields = [
    { field, name, message: 'Условия изменились' },
    { field: 'TERMS_ACCEPTED' as const, name: null, message: 'Примите условия' },
  ]
  const problem = { message: 'Проверьте отмеченные поля', fields, ...RIGHT }
  expect(orderOutcome({ __typename: 'OrderInputProblem', ...problem })).toEqual({
    ...{ kind: 'input', message, fields: { termsAccepted: 'Примите условия' } },
    ...{ ...RIGHT, isOutdated: true },
  })
})

test('problems of dates and lines come with those of the fields, and lines keep their products', () => {
  const lines = [
    {
      productId: '101',
      parentId: null,
      code: 'NOT_ENOUGH_STOCK' as const,
      message: 'Свободно 2 шт.',
      available: 2,
    },
  ]
  const problem = { message: 'Поправьте всё', period: { message: 'День уже прошёл' }, lines }
  const fields = [{ field: 'CUSTOMER_NAME' as const, name: null, message: 'Как к вам обращаться?' }]
  expect(orderOutcome({ __typename: 'OrderInputProblem', ...problem, fields })).toEqual({
    kind: 'input',
    message: 'Поправьте всё',
    fields: { name: 'Как к вам обращаться?' },
    ...KNOWN,
    period: 'День уже прошёл',
    lines,
  })
})

test('another sum comes with the lines at the new prices', () => {
  const quote = { minOrderDays: 2, lines: [], relatedLines: [] }
  const problem = { message: 'Цены изменились', expected: 940, total: 2820, delivery: null, quote }
  expect(orderOutcome({ __typename: 'OrderPriceProblem', ...problem })).toEqual({ kind: 'price', ...problem })
})

test('a failed service tells whether to try again', () => {
  const failure = { message: 'Сервис не ответил', detail: null, retryable: true, mayExist: true }
  expect(orderOutcome({ __typename: 'OrderServiceProblem', ...failure, existingOrder: null })).toEqual({
    kind: 'failed',
    failure: { ...failure, detail: '' },
  })
})

test('an order that was made is told as made, however its service answered', () => {
  const order = {
    id: '1',
    number: 'П-00100',
    total: 940,
    period: null,
    secret: null,
    state: null,
    validUntil: null,
  }
  const problem = {
    message: 'Заказ у нас',
    detail: 'API error, status: 200.',
    retryable: false,
    mayExist: true,
  }
  expect(orderOutcome({ __typename: 'OrderServiceProblem', ...problem, existingOrder: order })).toEqual({
    kind: 'created',
    ...order,
  })
})
