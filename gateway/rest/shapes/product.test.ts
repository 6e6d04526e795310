import { describe, expect, test } from 'vitest'
import { cleanHtml } from '../html/clean.ts'
import { category, image, product, productFilters, productPage } from './catalog.ts'

const BARE = { id: 7, slug: 'stul' }
const read = (fields: object) => product.read({ ...BARE, ...fields })

test('a page whose list is null is empty, as some languages write it; one without a list is none', () => {
  expect(productPage.read({ data: null, total: 0 })).toEqual({ items: [], total: 0 })
  expect(productPage.read({ total: 0 })).toBeNull()
})

describe('the shape of a product', () => {
  test('needs an id and a slug, and nothing else', () => {
    const { id, slug, ...others } = { ...product.read(BARE) }
    expect({ id, slug }).toEqual({ id: '7', slug: 'stul' })
    expect(Object.values<unknown>(others).flatMap((value) => value ?? [])).toEqual([])
  })

  test.each([
    [{ id: 7 }],
    [{ slug: 'stul' }],
    [{ id: null, slug: 'stul' }],
    [{ id: 1.5, slug: 'stul' }],
    [{ id: 7, slug: '..' }],
    [{ id: 7, slug: 'a\u0000b' }],
    ['stul'],
    [null],
    [[]],
  ])('is left out as %j', (value) => {
    expect(product.read(value)).toBeNull()
  })

  test.each([
    [5, 5],
    ['12', 12],
    [[{ stock: 48 }, { stock: 3 }], 48],
    [[{ stock: '4' }], 4],
    [[6], 6],
    [3.9, 3],
    [-2, 0],
    [0, 0],
    [[], 0],
    [[{}], 0],
    [[{ stock: null }, { stock: 5 }], 0],
    [[{ stock: 'много' }], 0],
    [[null], 0],
    [null, null],
    [undefined, null],
    [{}, null],
    ['много', null],
    [{ stock: 9 }, 9],
    [1e300, 2_147_483_647],
  ])('has of stocks %j units: %s', (stocks, stock) => {
    expect(read({ stocks })?.stock).toBe(stock)
  })

  test.each([
    [490, 490],
    ['490.50', 490.5],
    [0.1 + 0.2, 0.3],
    [0, 0],
    [-1, null],
    ['1,5', null],
    ['', null],
    ['0x10', null],
    [1e13, null],
    [true, null],
    [{}, null],
  ])('has for the price %j: %j', (sent, price) => {
    expect(read({ basicPricePerDay: sent, price: sent })).toMatchObject({
      ...{ basicPricePerDay: price || null, price },
    })
  })

  test('has brands as names, however they are sent', () => {
    const brands = ['А', { name: 'Б' }, { value: 'В' }, { title: 'Г' }, 'А', '', null, 5, { id: 1 }]
    expect(read({ brands })?.brands).toEqual(['А', 'Б', 'В', 'Г'])
  })

  test('keeps the good items of its lists', () => {
    const good = read({
      images: [{ original: 'a/b.webp' }, { original: 'javascript:alert(1)' }, null, 'x'],
      relatedProducts: [{ id: 1, price: '10' }, { price: 5 }, 3],
      specs: [{ name: 'Вес', value: '4 кг' }, { name: 'Цвет' }],
      categories: [{ id: 1, slug: 's' }, { id: 2 }],
    })
    expect(good?.images).toEqual([{ original: 'a/b.webp', caption: null }])
    expect(good?.relatedProducts).toEqual([{ id: '1', price: 10 }])
    expect(good?.specs).toEqual([{ name: 'Вес', value: '4 кг' }])
    expect(good?.categories).toEqual([{ id: '1', slug: 's', name: null }])
  })

  test('has plain texts: no control characters, nothing but text', () => {
    expect(read({ name: 'Сту\u0000л\u2028' })?.name).toBe('Стул')
    for (const name of [{}, 5, [], true, '   ']) expect(read({ name })?.name).toBeNull()
  })

  test('has numbers that GraphQL can carry', () => {
    for (const priority of [2 ** 31, 1.5, Number.NaN, 'x']) expect(read({ priority })?.priority).toBeNull()
  })

  test('has a description in which nothing can run', () => {
    const description =
      '<p onclick="x()">Стул<script>alert(1)</script></p><img src=x onerror=alert(1)><a href="javascript:x">a</a>'
    const source = read({ description })?.description?.source ?? ''
    expect(cleanHtml(source, () => null)).toBe('<p>Стул</p><p><a>a</a></p>')
  })
})

describe('a picture', () => {
  test.each([
    '/a/b.webp',
    'a/b c.webp',
    'a.png',
    'a.png?v=2',
    'https://cdn.example/a/b.webp?v=2&w=80',
    "it's.jpg",
    '100% хлопок.jpg',
    '%D1%81.jpg',
    '#1.jpg',
    'стол «Ёлка», 6″ "new" <2>.jpg',
    'a/12:30.jpg',
    '№5 + 🎪 & co; =!.jpg',
  ])('may lie at %s', (original) => {
    expect(image.read({ original })?.original).toBe(original.replace(/^\//, ''))
  })

  test.each([
    '../secret',
    'a/%2E%2e/b',
    '//evil/x',
    'https://user@evil/x',
    'https://evil/x#y',
    'https://evil/a//b',
    'https://evil',
    `https://evil/${'a'.repeat(500)}`,
    'ftp://evil/x',
    'a\\b',
    'a?b c',
    'a?b=//c',
    'javascript:alert(1)',
    'c:/x',
    '',
    ' ',
    'a//b',
    5,
  ])('cannot lie at %j', (original) => {
    expect(category.read({ ...BARE, image: { original } })?.image).toBeNull()
  })
})

describe('filters', () => {
  test('have options of several kinds', () => {
    const filters = productFilters.read({
      minPrice: '40',
      brands: ['Norrvik', { name: 'Кубарт', count: 12 }, { count: 1 }],
      categories: [{ id: 1, slug: 'stulya', name: 'Стулья', count: 3 }],
      volumes: 'no list',
    })
    expect(filters).toEqual({
      minPrice: 40,
      maxPrice: null,
      brands: [
        { value: 'Norrvik', label: 'Norrvik', count: null },
        { value: 'Кубарт', label: 'Кубарт', count: 12 },
      ],
      categories: [{ value: 'stulya', label: 'Стулья', count: 3 }],
      volumes: [],
      total: null,
    })
  })
})
