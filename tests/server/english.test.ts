import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

// A company in English, in euros: what its rooms say by themselves, from a process of its own.

const output = outputOf('tests/support/quay')
const surfaces = JSON.parse(output)

function outputOf(COMPANY_DIR: string): string {
  return execFileSync('node_modules/.bin/node', ['tests/support/englishSurfaces.ts'], {
    encoding: 'utf8',
    env: { ...process.env, COMPANY_DIR },
  })
}

test('no Cyrillic letter, no rouble and no other company is in what it says', () => {
  expect(output.match(/.{0,40}(\p{Script=Cyrillic}|₽|RUB).{0,40}/gu)).toBeNull()
})

test('sums, numbers, dates and plurals are as its language and locale have them', () => {
  expect(surfaces).toMatchObject({
    title: 'Quay Hire & Co. — rental by the day',
    money: 'euros',
    sum: '€1,234.50',
    dates: [
      '12\u2060–\u206014\u00A0December',
      '30\u00A0December\u00A02026\u00A0– 2\u00A0January\u00A02027',
      'Sat, 12\u00A0December',
      '12\u00A0December\u00A02026',
    ],
    moment: 'on\u00A022\u00A0November at\u00A014:05',
    clock: ['9:00', '24:00', '21:30', 'by phone', '12:00 to\u00A015:00'],
    week: ['Mon Tue Wed Thu Fri Sat Sun', 6, '2026-12-07'],
    days: ['1\u00A0day', '2\u00A0days', '21\u00A0days'],
    searched: { keys: ['tent'], guests: 60 },
  })
  expect(surfaces.lines[0]).toContain('3\u00A0of\u00A012,000 are available on these dates')
})

test('weeks, hours and dates are those of its locale', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'company-'))
  const own = JSON.parse(readFileSync('tests/support/quay/company.json', 'utf8'))
  const american = { locale: 'en-US', currency: 'USD', timeZone: 'America/New_York', country: 'US' }
  writeFileSync(path.join(folder, 'company.json'), JSON.stringify({ ...own, ...american }))
  try {
    expect(JSON.parse(outputOf(folder))).toMatchObject({
      clock: [
        '9:00\u00A0AM',
        '12:00\u00A0AM',
        '9:30\u00A0PM',
        'by phone',
        '12:00\u00A0PM to\u00A03:00\u00A0PM',
      ],
      week: ['Sun Mon Tue Wed Thu Fri Sat', 0, '2026-12-06'],
      dates: [
        'December\u00A012\u2060–\u206014',
        'December\u00A030,\u00A02026\u00A0– January\u00A02,\u00A02027',
        'Sat, December\u00A012',
        'December\u00A012,\u00A02026',
      ],
      moment: 'on\u00A0November\u00A022 at\u00A02:05\u00A0PM',
      sum: '$1,234.50',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a number of its country is written in one way, with and without the code', () => {
  expect(surfaces.phones).toEqual([
    '+49 40 123 45 67',
    '+49 40 1234567',
    '+49 40 1234567',
    '+49 40 1234567',
    '+7 916 245 11 22',
  ])
})

test('an order needs the fields that it requires, and no others', () => {
  expect(surfaces.asked).toEqual({
    name: { code: 'REQUIRED', message: 'Please tell us your name' },
    email: { code: 'REQUIRED', message: 'Please enter your e-mail so that we can answer' },
    company: { code: 'REQUIRED', message: 'Please tell us which company it is for' },
    deliverySlot: { code: 'REQUIRED', message: 'Please choose a time' },
    returnSlot: { code: 'REQUIRED', message: 'Please choose a time' },
    comment: { code: 'REQUIRED', message: 'Please write a comment' },
  })
})

test('services are asked for its language', () => {
  expect(surfaces.requestedLanguage).toBe('en-IE,en;q=0.9')
})

test('pages without a renderer are in its language', () => {
  for (const page of [surfaces.busy, surfaces.offline, surfaces.map])
    expect(page).toContain('<html lang="en">')
  expect(surfaces.offline).toContain('<title>No connection — Quay Hire &amp; Co.</title>')
  expect(surfaces.calendar).toContain('SUMMARY:Pick-up\\, order no. A-1')
  expect(surfaces.plan).toMatchObject({ title: 'Quote for\u00A03\u00A0days', sum: '€987' })
  expect(JSON.parse(surfaces.manifest)).toMatchObject({ lang: 'en', short_name: 'Quay Hire' })
})

test('the page of a full server is in its colours', () => {
  const { busy } = JSON.parse(outputOf('tests/support/harbour'))
  for (const colours of ['#eff3f4,#0a1a23', '#0c2431,#e8eff2', '#ff8a3d,#ff8a3d'])
    expect(busy).toContain(`light-dark(${colours})`)
  expect(busy.replaceAll('#16181d', '')).toBe(busy)
})

test('a company that states no norms has no page of them for search engines', () => {
  expect(surfaces.norms).toMatchObject({ robots: 'noindex' })
})

test('an order is told in its language: what is paid when, and the list that a person takes', () => {
  expect(surfaces.steps).toMatchObject([
    { title: '12.5% in advance', sum: 55.63 },
    {
      title: 'We deliver on 12\u00A0December',
      text: 'The remaining €389.37, a deposit of €80, returned within 3\u00A0working\u00A0days',
    },
  ])
  const [about, ...others] = surfaces.list.split('\n')
  expect(about).toBe('To confirm: 1\u00A0item, 12\u2060–\u206014\u00A0December, €400')
  expect(others).toEqual(['Delivery: 1 Quay Street', 'Comment: By noon', 'Tent\u00A0— 2\u00A0units'])
})

test('the descriptions of the schema are in English for every company', () => {
  expect(readFileSync('schema.graphql', 'utf8')).not.toMatch(/\p{Script=Cyrillic}/u)
})
