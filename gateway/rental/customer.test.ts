import { expect, test } from 'vitest'
import { isEmail, phoneFault } from './customer.ts'

test.each([
  ['+7', 'десяти цифр'],
  ['+7 916 245-11-2', 'одной цифры'],
  ['916 245-11-2', 'одной цифры'],
  ['(', 'десяти цифр'],
  ['+', 'десяти цифр'],
])('the phone number %s lacks %s', (phone, missing) => {
  expect(phoneFault(phone)).toEqual({ kind: 'too-short', missing })
})

test.each(['+7 916 245-11-22', '8 (916) 245-11-22', '9162451122', '+49 30 901820 1', '1'.repeat(15)])(
  '%s can be called',
  (phone) => {
    expect(phoneFault(phone)).toBeNull()
  },
)

test.each(['звоните вечером', '916 245 11 22 доб. 3', '+7+9162451122', '٩١٦٢٤٥١١٢٢'])(
  '%s has characters of no phone number',
  (phone) => {
    expect(phoneFault(phone)).toEqual({ kind: 'characters' })
  },
)

test('more than 15 digits are no phone number', () => {
  expect(phoneFault('1'.repeat(16))).toEqual({ kind: 'too-long', most: 15 })
})

test.each(['anna@example.ru', 'a.b+c@sub.example.com', 'почта@пример.рф'])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each(['', 'anna', 'anna@', '@example.ru', 'anna@example', 'a@b@c.ru', 'a b@c.ru', 'a@b.c', '<a@b.ru>'])(
  '«%s» is no address',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)
