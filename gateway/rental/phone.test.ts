import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { formatPhone, readPhone } from './phone.ts'

describe('a Russian number', () => {
  test.each([
    '+79162451122',
    '+7 916 245-11-22',
    '+7 (916) 245 11 22',
    '(+7) 916 2451122',
    '8 (916) 245-11-22',
    '8-916-245-11-22',
    '8.916.245.11.22',
    '89162451122',
    '79162451122',
    '9162451122',
    '(916) 245-11-22',
    '+8 916 245-11-22',
    '007 916 245 11 22',
    '8\u00A0916\u00A0245\u201111\u201122',
    '8 916 245–11—22',
    '\u202A+7 916 245-11-22\u202C',
    '+７（９１６）２４５－１１－２２',
    '  +7 916 245 - 11 - 22  ',
  ])('written «%s» is one number', (text) => {
    expect(readPhone(text)).toEqual({ number: '+7 916 245-11-22', problem: null })
  })

  test('is one number in every spelling that can be made of it', () => {
    fc.assert(
      fc.property(russianDigits, fc.constantFrom(...PREFIXES), spelling(), (digits, prefix, write) => {
        const number = readPhone(`${prefix}${write(digits)}`)
        expect(number).toEqual(readPhone(`+7${digits}`))
        expect(number.number?.replace(/\D/g, '')).toBe(`7${digits}`)
      }),
    )
  })

  test.each([
    ['', 10],
    ['+', 10],
    ['(', 10],
    ['8', 10],
    ['+7', 10],
    ['8916', 7],
    ['8916245112', 1],
    ['+7 916 245-11-2', 1],
    ['916 245-11-2', 1],
    ['+7 916 24', 5],
  ])('«%s» lacks %i digits', (text, count) => {
    expect(readPhone(text)).toEqual({ number: null, problem: { kind: 'too-short', count } })
  })

  test.each([
    ['891624511220', 1],
    ['91624511223', 1],
    ['+7 916 245-11-22 33', 2],
  ])('«%s» has %i digits too many', (text, count) => {
    expect(readPhone(text).problem).toEqual({ kind: 'too-long', count, isDomestic: true })
  })
})

/** As it is written, by people of many cities, and what it is: a number, the digits that are missing, or why there is none. */
test.each([
  ['(812) 123-45-67', '+7 812 123-45-67'],
  ['812 123-45-67', '+7 812 123-45-67'],
  ['8121234567', '+7 812 123-45-67'],
  ['8 (812) 123-45-67', '+7 812 123-45-67'],
  ['8(812)1234567', '+7 812 123-45-67'],
  ['8812 123-45-67', '+7 812 123-45-67'],
  ['+7 (812) 123-45-67', '+7 812 123-45-67'],
  ['7 812 123 45 67', '+7 812 123-45-67'],
  ['(843) 292-11-22', '+7 843 292-11-22'],
  ['843-292-11-22', '+7 843 292-11-22'],
  ['(846) 200 10 20', '+7 846 200-10-20'],
  ['(831) 430-00-01', '+7 831 430-00-01'],
  ['(861) 255-55-55', '+7 861 255-55-55'],
  ['(863) 240 30 20', '+7 863 240-30-20'],
  ['(800) 555-35-35', '+7 800 555-35-35'],
  ['8 800 555 35 35', '+7 800 555-35-35'],
  ['8-800-555-35-35', '+7 800 555-35-35'],
  ['800 555 35 35', '+7 800 555-35-35'],
  ['(727) 250-11-22', '+7 727 250-11-22'],
  ['7272501122', '+7 727 250-11-22'],
  ['8 727 250 11 22', '+7 727 250-11-22'],
  ['77272501122', '+7 727 250-11-22'],
  ['701 234 56 78', '+7 701 234-56-78'],
  ['+7 701 234 56 78', '+7 701 234-56-78'],
  ['(495) 123-45-67', '+7 495 123-45-67'],
  ['495 1234567', '+7 495 123-45-67'],
  ['8 495 123-45-67', '+7 495 123-45-67'],
  ['(4822) 33-44-55', '+7 482 233-44-55'],
  ['8 (4822) 33-44-55', '+7 482 233-44-55'],
  ['(34783) 2-11-22', '+7 347 832-11-22'],
  ['(365) 212-34-56', '+7 365 212-34-56'],
  ['(840) 226-11-22', '+7 840 226-11-22'],
  ['916 245-11-22', '+7 916 245-11-22'],
  ['8 916 245 11 22', '+7 916 245-11-22'],
  ['+7 (8) 916 245-11-22', '+7 916 245-11-22'],
  ['7(916)245-11-22', '+7 916 245-11-22'],
  ['8~916~245~11~22', '+7 916 245-11-22'],
  ['8/916/245/11/22', '+7 916 245-11-22'],
  ['(812) 123-45-6', 1],
  ['812 123', 4],
  ['8 812 123-45-6', 1],
  ['8916245112', 1],
  ['7916245112', 1],
  ['8 916 245 11 2', 1],
  ['8 (916', 7],
  ['098 801 23 45', 'area'],
  ['050 123 45 67', 'area'],
  ['112 123 45 67', 'area'],
  ['+7 000 000-00-00', 'area'],
  ['+7 123 456-78-90', 'area'],
  ['+7 890 123-45-67', 'area'],
  ['8 (012) 345-67-89', 'area'],
  ['8 (843) 292-11-222', 'too-long'],
  ['+7 (843) 292-11-222', 'too-long'],
  ['+7 8432921122 2', 'too-long'],
  ['+7 8 916 245-11-22', '+7 916 245-11-22'],
  ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['+49 (0) 40 1234567', '+49 40 1234567'],
  ['+1 (212) 555-0100', '+1 212 555 0100'],
  ['+1 (012) 555-0100', 'area'],
  ['+1 (212) 155-0100', 'area'],
])('«%s» is %s', (text, answer) => {
  const { number, problem } = readPhone(text)
  expect(number ?? (problem?.kind === 'too-short' ? problem.count : problem?.kind)).toBe(answer)
})

describe('the number of another country', () => {
  test.each([
    ['+375 29 123-45-67', '+375 29 123 45 67'],
    ['00375 (29) 1234567', '+375 29 1234567'],
    ['8~10 375 29 123 45 67', '+375 29 123 45 67'],
    ['810375291234567', '+375291234567'],
    ['+49 30 901820-1', '+49 30 901820 1'],
    ['+1 (212) 555-01-00', '+1 212 555 01 00'],
    ['+290 22222', '+290 22222'],
  ])('«%s» is %s', (text, number) => {
    expect(readPhone(text)).toEqual({ number, problem: null })
  })

  test.each([
    ['+375 29', { kind: 'too-short', count: 3 }],
    [`+49${'1'.repeat(15)}`, { kind: 'too-long', count: 2, isDomestic: false }],
    ['+0 916 245 11 22', { kind: 'country' }],
  ])('«%s» cannot be called', (text, problem) => {
    expect(readPhone(text)).toEqual({ number: null, problem })
  })

  test('keeps its digits however they are grouped', () => {
    const number = fc.tuple(fc.constantFrom('375', '49', '998', '44'), digitsOf(7, 12))
    fc.assert(
      fc.property(number, fc.constantFrom('+', '00', '+ '), spelling(), ([code, rest], prefix, write) => {
        const read = readPhone(`${prefix}${code} ${write(rest)}`)
        expect(read.number?.replace(/\D/g, '')).toBe(`${code}${rest}`)
      }),
    )
  })
})

test('an American company reads its numbers by its own rule', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'company-'))
  cpSync('tests/support/quay', folder, { recursive: true })
  const quay = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8'))
  const phone = { rule: '+1 (1) ### ###-####', example: '+1 212 555-0100' }
  writeFileSync(join(folder, 'company.json'), JSON.stringify({ ...quay, phone }))
  vi.stubEnv('COMPANY_DIR', folder)
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const { readPhone } = await import('./phone.ts')
  for (const text of [
    '(212) 555-0100',
    '212.555.0100',
    '1 212 555 0100',
    '1-212-555-0100',
    '+1 (1) 212 555 0100',
  ])
    expect(readPhone(text).number).toBe('+1 212 555-0100')
  expect(readPhone('1212555010').problem).toEqual({ kind: 'too-short', count: 1 })
  expect(readPhone('112 555-0100').problem).toEqual({ kind: 'too-short', count: 1 })
  expect(readPhone('012 555-0100').problem).toEqual({ kind: 'area' })
  expect(readPhone('(212) 055-0100').problem).toEqual({ kind: 'area' })
  expect(readPhone('+7 000 000-00-00').problem).toEqual({ kind: 'area' })
})

test('what is kept reads as itself, whatever was written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 40 }), looseNumber()), (text) => {
      const { number } = readPhone(text)
      expect(formatPhone(text)).toBe(number ?? text)
      if (number !== null) expect(readPhone(number)).toEqual({ number, problem: null })
    }),
  )
})

test.each(['звоните вечером', '916 245 11 22 доб. 3', '+7+9162451122', '٩١٦٢٤٥١١٢٢', '8 916 ABC'])(
  '«%s» has characters of no phone number',
  (text) => {
    expect(readPhone(text).problem).toEqual({ kind: 'characters' })
  },
)

const PREFIXES = ['+7', '8', '7', '+7 ', '8 ', '(+7) ', '8-', '+7\u00A0', '７', '＋７', '8 - ']
const SEPARATORS = ['', '', ' ', '-', '\u00A0', ' - ', '\u2011', '\u202F', '.', '–']

function digitsOf(min: number, max: number) {
  const digit = fc.integer({ min: 0, max: 9 }).map(String)
  return fc.array(digit, { minLength: min, maxLength: max }).map((digits) => digits.join(''))
}

// Areas that there may be.
const russianDigits = digitsOf(10, 10).filter((digits) => /^(?!89|79)[3-9]/.test(digits))

/** A way to write digits: what stands after each, brackets around the first three, digits of full width. */
function spelling() {
  const looks = fc.record({
    separators: fc.array(fc.constantFrom(...SEPARATORS), { minLength: 12, maxLength: 12 }),
    brackets: fc.boolean(),
    wide: fc.boolean(),
  })
  return looks.map(({ separators, brackets, wide }) => (digits: string) => {
    const written = [...digits].map((digit, index) => {
      const shown = wide ? String.fromCharCode(digit.charCodeAt(0) + 0xfee0) : digit
      return `${brackets && index === 0 ? '(' : ''}${shown}${brackets && index === 2 ? ') ' : ''}${separators[index]}`
    })
    return written.join('')
  })
}

function looseNumber() {
  return fc.array(fc.constantFrom(...'0123456789+()- 8~'), { maxLength: 20 }).map((signs) => signs.join(''))
}
