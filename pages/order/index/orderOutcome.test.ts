import { expect, test } from 'vitest'
import { orderOutcome } from './orderOutcome.ts'

test('an order that was made gives its number and sum', () => {
  const made = { number: '1207', total: 63380 }
  const order = { id: '9', ...made }
  expect(orderOutcome({ __typename: 'OrderCreated', order })).toEqual({ kind: 'created', ...made })
})

test('problems of fields go beside the fields', () => {
  const outcome = orderOutcome({
    __typename: 'OrderInputProblem',
    message: 'Проверьте поля',
    fields: [
      { field: 'CUSTOMER_PHONE', message: 'Не хватает цифр' },
      { field: 'DELIVERY_ADDRESS', message: 'Куда привезти?' },
    ],
  })
  expect(outcome).toEqual({
    kind: 'fields',
    message: 'Проверьте поля',
    fields: { phone: 'Не хватает цифр', address: 'Куда привезти?' },
  })
})

test('a problem that has no field on the page is said in words', () => {
  const outcome = orderOutcome({
    __typename: 'OrderInputProblem',
    message: 'Проверьте поля',
    fields: [{ field: 'RELATED_LINES', message: 'Слишком много строк' }],
  })
  expect(outcome).toEqual({ kind: 'fields', message: 'Слишком много строк', fields: {} })
})

test('problems of lines keep their products', () => {
  const lines = [{ productId: '101', parentId: null, message: 'Свободно 2 шт.' }]
  expect(orderOutcome({ __typename: 'OrderLinesProblem', message: 'Посмотрите строки', lines })).toEqual({
    kind: 'lines',
    message: 'Посмотрите строки',
    lines,
  })
})

test('another sum comes with the lines at the new prices', () => {
  const quote = { minOrderDays: 2, lines: [], relatedLines: [] }
  const problem = { message: 'Цены изменились', expected: 940, total: 2820, quote }
  expect(orderOutcome({ __typename: 'OrderPriceProblem', ...problem })).toEqual({ kind: 'price', ...problem })
})

test('a failed service tells whether to try again', () => {
  const failure = { message: 'Сервис не ответил', detail: null, retryable: true }
  expect(orderOutcome({ __typename: 'OrderServiceProblem', ...failure })).toEqual({
    kind: 'failed',
    failure: { ...failure, detail: '' },
  })
})
