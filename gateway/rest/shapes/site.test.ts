import { describe, expect, test } from 'vitest'
import { link } from '../values/link.ts'
import type { Path } from '../values/shape.ts'
import { contacts } from './contacts.ts'
import { article, page } from './content.ts'
import { settings } from './settings.ts'

describe('links', () => {
  test.each(['/catalog', '/', '#top', '?page=2', 'https://a.example/x', 'mailto:a@b.example', 'tel:+7495'])(
    '%s is safe',
    (address) => {
      expect(link.read(address)).toBe(address)
    },
  )

  test.each([
    ['tel:+7 (4822) 00-00-77', 'tel:+74822000077'],
    ['TEL:8 (4822) 00-00-77', 'tel:84822000077'],
    ['tel:(4822) 00-00-77 доб. 12', 'tel:4822000077;ext=12'],
    ['tel:+1-212-555-0100;ext=7', 'tel:+12125550100;ext=7'],
    ['tel:+49 40 1234567 ext. 5', 'tel:+49401234567;ext=5'],
    ['tel:+78005553535,1234567890', 'tel:+78005553535;ext=1234567890'],
    ['tel:8 800 555-35-35, доб. 12 (круглосуточно)', 'tel:88005553535;ext=12'],
    ['tel:8 800 555-35-35 (с 9 до 18)', 'tel:88005553535'],
    ['tel:звоните', null],
    [`tel:${' '.repeat(200_000)}`, null],
    [`tel:${'('.repeat(200_000)}1`, null],
  ])('%.40s calls %s', (written, url) => {
    const started = performance.now()
    expect(link.read(written)).toBe(url)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('a number without a link can be called, in the header and of an office', () => {
    const number = '+7 (4822) 00-00-77'
    const { header } = settings.read({ minOrderDays: 2, header: { phone: { number, link: null } } }) ?? {}
    expect(header?.phone?.link).toBe('tel:+74822000077')
    const { offices, phones } =
      contacts.read({ offices: [{ id: 1, phone: number }], phones: [{ number }] }) ?? {}
    expect([offices?.[0]?.phoneLink, phones?.[0]?.link]).toEqual(['tel:+74822000077', 'tel:+74822000077'])
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://a/b',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'file:///etc/passwd',
    'catalog',
    '',
    5,
    null,
  ])('%j is not', (address) => {
    expect(link.read(address)).toBeNull()
  })
})

describe('settings', () => {
  test('are whole when nearly everything is missing', () => {
    expect(settings.read({ minOrderDays: '2' })).toMatchObject({
      minOrderDays: 2,
      header: { navigation: [], phone: null },
      footer: { topLinks: [], socials: [] },
      workingWithUs: null,
    })
  })

  test.each([0, -1, 1.5, 'два', null, 1e9])('have no minimum of %j days', (minOrderDays) => {
    expect(settings.read({ minOrderDays })?.minOrderDays).toBeNull()
  })

  test('leave links out that lead to harm', () => {
    const navigation = [
      { title: 'a', url: 'javascript:x' },
      { title: 'Каталог', url: '/catalog' },
      { url: '/x' },
    ]
    expect(settings.read({ header: { navigation } })?.header.navigation).toEqual([
      { title: 'Каталог', url: '/catalog' },
    ])
  })

  const day = { open: '09:00', close: '21:00' }
  const none = { open: null, close: null }
  test.each([
    ['one item', [day], day],
    ['seven that are the same', Array(7).fill(day), day],
    ['a closed Sunday', [...Array(6).fill(day), none], none],
    ['a Sunday that is left out', Array(6).fill(day), none],
    ['a short Saturday', [...Array(5).fill(day), { ...day, close: '15:00' }, day], none],
    ['no days', [], none],
  ])('take opening hours from days where they hold for each: %s', (_what, days, read) => {
    expect(settings.read({ workingHours: { caption: 'Часы', days } })?.workingHours).toMatchObject(read)
  })
})

describe('contacts, articles and pages', () => {
  test('keep only places on the globe', () => {
    const offices = [
      { id: 1, coordinates: { latitude: 55.7, longitude: 37.6 } },
      { id: 2, coordinates: { latitude: 955, longitude: 37.6 } },
    ]
    const read = contacts.read({ offices, map: { zoom: 10, center: 'x' } })
    expect(read?.offices.map(({ coordinates }) => coordinates)).toEqual([
      { latitude: 55.7, longitude: 37.6 },
      null,
    ])
    expect(read?.map).toEqual({ zoom: 10, type: null, center: null })
  })

  test.each([
    ['2026-01-22T09:00:00+03:00', '2026-01-22T09:00:00+03:00'],
    ['2026-01-22', null],
    ['2026-13-45T09:00:00Z', null],
    [1_700_000_000, null],
  ])('the moment %j is %j', (publishedAt, expected) => {
    expect(article.read({ id: 1, slug: 'a', publishedAt })?.publishedAt).toBe(expected)
  })

  test('keep the blocks of a page that have a type', () => {
    const blocks = [{ type: 'faq', items: [{ question: 'q', answer: '<p>a</p>' }] }, { title: 'x' }]
    const read = page.read({ slug: 'home', blocks })
    expect(read?.blocks).toHaveLength(1)
    expect(read?.blocks[0]?.items[0]).toMatchObject({
      question: 'q',
      answer: { source: '<p>a</p>' },
      title: null,
    })
  })
})

test('prices of another currency than the company’s are an issue, not a silent exchange', () => {
  const issues: string[] = []
  const at: Path = { in: () => at, issue: (problem) => void issues.push(problem) }
  const read = (currency: unknown) => settings.read({ currency }, at)?.currency
  expect([read('RUB'), read(undefined), read('EUR')]).toEqual(['RUB', null, null])
  expect(issues.filter((issue) => issue.includes('RUB'))).toEqual([expect.stringContaining('must be RUB')])
})
