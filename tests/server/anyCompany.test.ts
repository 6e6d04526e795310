import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'

// Companies that nobody thought of: what the rooms of each say, from a process of its own.

const LETTERS = [...'aZ"\'&`$\\{};, éжشة漢😀%']

type Company = { name: string; language: string; currency: string }

const name = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 40 })
  .map((all) => all.join('').trim())
  .filter((text) => text !== '')

const [random = ''] = fc.sample(name, { numRuns: 1, seed: 22 })
/** Each way of money: without minor units, with two and with three digits of them. */
const COMPANIES: Company[] = [
  { language: 'en', currency: 'JPY', name: `${'ش'.repeat(39)}"${'W'.repeat(40)}` },
  { language: 'ru', currency: 'INR', name: '\\u003c/script $&`$1' },
  { language: 'en', currency: 'KWD', name: random },
]

const SUM = 1234.5

test.each(COMPANIES)('a company called $name, in $language and $currency', (own) => {
  const said = surfacesOf(own)
  const titles = [said.busy, said.offline].map((html) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
  for (const title of titles) expect(unescaped(title)).toContain(own.name)
  expect(said.offline).toContain(`<a class="name" href="/">${escaped(own.name)}</a>`)
  expect(JSON.parse(said.manifest)).toMatchObject({ name: expect.stringContaining(own.name) })
  const lines: string[] = said.calendar.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(said.calendar.replaceAll('\r\n ', '')).toContain(
    `PRODID:-//${own.name.replace(/[\\;,]/g, '\\$&')}//storefront//`,
  )
  expect(plain(said.sum)).toBe(plain(written(own, SUM)))
  // What is paid before and after is all that is paid, in coins that there are.
  const digits = fractionDigits(own)
  const { prepayment, rest, payable } = said.payment
  expect(Number((prepayment + rest).toFixed(digits))).toBe(payable)
  for (const sum of [prepayment, rest]) expect(Number(sum.toFixed(digits))).toBe(sum)
})

function surfacesOf(own: Company) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-any-'))
  try {
    writeFileSync(path.join(folder, 'company.json'), JSON.stringify(own))
    const output = execFileSync('node_modules/.bin/node', ['tests/support/englishSurfaces.ts'], {
      encoding: 'utf8',
      env: { ...process.env, COMPANY_DIR: folder },
    })
    return JSON.parse(output)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The sum as `Intl` has it, its minor units only where there are some. */
function written(own: Company, sum: number): string {
  const style = { style: 'currency', currency: own.currency, currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat(own.language === 'en' ? 'en-GB' : 'ru-RU', style).format(sum)
}

function fractionDigits({ currency }: Company): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 0
}

/** In plain spaces. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
