import { expect, test } from 'vitest'
import { EMPTY_FORM, formProblems, type OrderForm } from './orderForm.ts'

const filled: OrderForm = {
  ...EMPTY_FORM,
  name: 'Марина Ветрова',
  phone: '+7 916 245-11-22',
  address: 'Москва, Садовая ул., 12',
  termsAccepted: true,
  consent: true,
}
const problems = (change: Partial<OrderForm>) => formProblems({ ...filled, ...change })

test('a filled form has no problems; e-mail, company, times and comment may be left out', () => {
  expect(formProblems(filled)).toEqual({})
})

test('an empty form says of each required field what to do', () => {
  expect(Object.keys(formProblems(EMPTY_FORM))).toEqual([
    'name',
    'phone',
    'address',
    'termsAccepted',
    'consent',
  ])
})

test('spaces are no name', () => {
  expect(problems({ name: '  ' })).toHaveProperty('name')
})

test('pick-up needs no address', () => {
  expect(problems({ method: 'PICKUP', address: '' })).toEqual({})
  expect(problems({ method: 'DELIVERY', address: ' ' })).toHaveProperty('address')
})

test.each([
  [{ phone: '8916245112' }, 'phone', 'Не хватает одной цифры'],
  [{ phone: '' }, 'phone', 'Оставьте номер, чтобы мы ответили'],
  [{ email: 'marina@example' }, 'email', 'Проверьте адрес, например name@example.ru'],
  [{ termsAccepted: false }, 'termsAccepted', 'Примите условия и оферту — без этого не отправить'],
  [{ consent: false }, 'consent', 'Отметьте согласие — без него не отправить'],
  [
    { comment: 'a\u0000' },
    'comment',
    'В тексте есть невидимые служебные знаки. Введите его заново, без вставки',
  ],
] as const)('%j is told at %s: %s', (change, field, text) => {
  const found = problems(change)
  expect(Object.keys(found)).toEqual([field])
  expect(found[field]?.replaceAll('\u00A0', ' ')).toBe(text)
})
