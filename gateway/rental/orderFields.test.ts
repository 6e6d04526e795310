import { expect, test } from 'vitest'
import { extraProblems, orderProblems } from './orderFields.ts'

const FILLED = {
  name: 'Марина',
  phone: '+7 916 245-11-22',
  email: '',
  company: '',
  address: 'Садовая, 12',
  deliverySlot: '',
  returnSlot: '',
  comment: '',
}
const wrong = (changes: Partial<typeof FILLED>, isDelivered = true) =>
  Object.entries(orderProblems({ ...FILLED, ...changes }, isDelivered)).flatMap(([name, problem]) =>
    problem ? [`${name} ${problem.code}`] : [],
  )

test('where a company says nothing, name, phone and address are required', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ name: '', phone: '', address: '' })).toEqual([
    'name REQUIRED',
    'phone REQUIRED',
    'address REQUIRED',
  ])
  const invalid = { phone: 'x', email: 'x', company: 'a'.repeat(201), comment: 'a\u0000' }
  expect(wrong(invalid)).toEqual([
    'phone INVALID_FORMAT',
    'email INVALID_FORMAT',
    'company TOO_LONG',
    'comment FORBIDDEN_CHARACTERS',
  ])
})

test('nobody is asked where to at pick-up', () => {
  expect(wrong({ address: '' }, false)).toEqual([])
  expect(wrong({ address: 'a'.repeat(501) }, false)).toEqual([])
  expect(wrong({ address: 'a'.repeat(501) })).toEqual(['address TOO_LONG'])
})

test.each([
  ['text', '', 'REQUIRED'],
  ['text', 'B-HS 100', undefined],
  ['text', 'a'.repeat(201), 'TOO_LONG'],
  ['text', 'two\nlines', 'FORBIDDEN_CHARACTERS'],
  ['multiline', 'two\nlines', undefined],
  ['multiline', 'a'.repeat(2001), 'TOO_LONG'],
  ['number', '12', undefined],
  ['number', '-1', 'INVALID_FORMAT'],
  ['number', '1e3', 'INVALID_FORMAT'],
  ['number', '1234567890', 'TOO_LONG'],
  ['checkbox', 'true', undefined],
  ['checkbox', 'on', 'REQUIRED'],
] as const)('a required field of the kind %s with “%s”: %s', (kind, value, code) => {
  const field = { name: 'plate', label: 'Plate', kind, required: true }
  expect(extraProblems(() => value, [field]).map(([name, { code }]) => [name, code])).toEqual(
    code ? [['plate', code]] : [],
  )
})

test.each(['text', 'multiline', 'number', 'checkbox'] as const)(
  'a field of the kind %s may be left out where it is not required',
  (kind) => {
    expect(extraProblems(() => '', [{ name: 'plate', label: 'Plate', kind, required: false }])).toEqual([])
  },
)
