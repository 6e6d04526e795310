import { describe, expect, test } from 'vitest'
import { MAX_LENGTHS } from '#company/order.ts'
import { commentProblem, emailProblem, nameProblem, phoneProblem } from './customer.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

describe('a phone number', () => {
  test.each([
    ['+7 916 24', 'Не хватает пяти цифр'],
    ['8916245112', 'Не хватает одной цифры'],
    ['8916', 'Не хватает семи цифр'],
    ['+', 'Не хватает десяти цифр'],
    ['звоните вечером', 'В номере бывают только цифры, пробелы, скобки и дефисы'],
    ['+0 916 245 11 22', 'Проверьте код страны: с нуля он не начинается'],
    ['91624511223', 'В номере 1 лишняя цифра. Номер другой страны начните с +'],
    [`+49${'1'.repeat(15)}`, 'В номере 2 лишние цифры'],
  ])('«%s»: %s', (phone, text) => {
    expect(phoneProblem(phone)).toMatchObject({ code: 'INVALID_FORMAT' })
    expect(plain(phoneProblem(phone)?.message)).toBe(text)
  })

  test('may be left out only where it is optional', () => {
    expect(phoneProblem('')).toBeNull()
    expect(phoneProblem('', 'Номер!')).toEqual({ code: 'REQUIRED', message: 'Номер!' })
  })

  test.each(['+7 916 245-11-22', '8 (916) 245-11-22', '+375 29 123-45-67'])('%s can be called', (phone) => {
    expect(phoneProblem(phone)).toBeNull()
  })
})

describe('an e-mail address', () => {
  test.each(['', 'anna@example.ru', 'a.b+c@sub.example.com', 'почта@пример.рф'])('«%s» is fine', (email) => {
    expect(emailProblem(email)).toBeNull()
  })

  test.each([
    ...['anna@', '@example.ru', 'anna@example', 'a@b@c.ru', 'a b@c.ru', 'a@b.c', '<a@b.ru>'],
    ...['a@b..ru', 'a@.b.ru', 'a@b.ru.', 'a@-b.ru', 'a@b-.ru'],
  ])('«%s» has to be looked at again', (email) =>
    expect(plain(emailProblem(email)?.message)).toBe('Проверьте адрес, например name@example.ru'),
  )

  test('without @ is told so', () => {
    expect(plain(emailProblem('anna')?.message)).toBe('В адресе не хватает знака @')
  })
})

describe('texts', () => {
  test('of a name are needed, others may be empty', () => {
    expect(nameProblem('')?.code).toBe('REQUIRED')
    expect([emailProblem(''), commentProblem('')]).toEqual([null, null])
  })

  test('that nobody can read are no name', () => {
    for (const text of ['\u200b\u200b', '\u3164', ' \u00ad\u2060 '])
      expect(nameProblem(text)?.code).toBe('REQUIRED')
    expect(nameProblem('Анна\u200bМария')).toBeNull()
  })

  test.each([
    [nameProblem, MAX_LENGTHS.name],
    [phoneProblem, MAX_LENGTHS.phone],
    [emailProblem, MAX_LENGTHS.email],
    [commentProblem, MAX_LENGTHS.comment],
  ])('have a longest length (%#)', (problem, max) => {
    const found = problem('1'.repeat(max + 1))
    expect(found?.code).toBe('TOO_LONG')
    expect(plain(found?.message)).toBe(`Слишком длинно: ${max + 1} знаков, а помещается ${max}`)
  })

  test.each([
    'ООО «Праздник», ИНН 7701234567',
    'Анна-Мария О’Нил (невеста)',
    'Иванов И. И., +7 916 245-11-22',
    'Open.Air 2027',
    'Смета 3 (150 000 ₽), 100×50×30 см, договор № 2026-1147',
    'Наш сайт https://prazdnik.example, @prazdnik, карта 4276 0000 1111 2223',
    '🎉 Свадьба 👨‍👩‍👧 <3 & "кавычки"',
    '{"a": 1} <b>жирно</b> SELECT * FROM --',
  ])('«%s» is written as it is: a name and a comment go to the company alone', (text) => {
    expect([nameProblem(text), commentProblem(text)]).toEqual([null, null])
  })

  test('with control characters or halves of characters are refused; a comment may have lines', () => {
    for (const text of ['a\u0000b', 'a\u001bb', 'a\ud800b'])
      expect(commentProblem(text)?.code).toBe('FORBIDDEN_CHARACTERS')
    for (const text of ['a\nb', 'a\u202eb', 'a\u2066b'])
      expect(nameProblem(text)?.code).toBe('FORBIDDEN_CHARACTERS')
    expect(commentProblem('a\nb\tc\r\n')).toBeNull()
  })
})
