import { describe, expect, test } from 'vitest'
import { setProducts } from './SetActions.tsx'
import { nameForGuests, solutionContents as priced, wantedLines } from './solutionContents.ts'
import type { LineChoice, SolutionItem } from './solutionLine.ts'

const length = { days: 3, minOrderDays: 2 }

const solutionContents = (items: SolutionItem[], decided?: Parameters<typeof wantedLines>[1]) =>
  priced(wantedLines(items, decided), length)

type Change = Partial<SolutionItem & { owned: number; free: number | null }>

function item({ owned = 50, free = 50, ...change }: Change & { productId: string }): SolutionItem {
  const product = {
    id: change.productId,
    slug: `thing-${change.productId}`,
    name: `Thing ${change.productId}`,
    stock: free,
    owned,
    basicPricePerDay: 100,
    additionalPricePerDay: 40,
    images: [],
  }
  return { quantity: 1, product, ...change }
}

/** The result for a single line. */
function line(change: Change) {
  const { lines, ...sums } = solutionContents([item({ productId: '1', ...change })])
  const [{ stock, takes, price } = { stock: null, takes: null, price: null }] = lines
  return { stock, takes, price: price?.total ?? null, whole: sums.whole, total: sums.total }
}

describe('a line', () => {
  test.each<[string, Change, ReturnType<typeof line>]>([
    ['that is free', { quantity: 6 }, { stock: 'all', takes: 6, price: 1440, whole: 1, total: 1440 }],
    [
      'of which as many are free as are needed',
      { quantity: 6, free: 6 },
      { stock: 'all', takes: 6, price: 1440, whole: 1, total: 1440 },
    ],
    [
      'of which a part is free is counted with that part',
      { quantity: 6, free: 4 },
      { stock: 'part', takes: 4, price: 960, whole: 0, total: 960 },
    ],
    ['that others have', { free: 0 }, { stock: 'busy', takes: 0, price: null, whole: 0, total: 0 }],
    [
      'of which there is none',
      { owned: 0, free: 0 },
      { stock: 'none', takes: 0, price: null, whole: 0, total: 0 },
    ],
    [
      'that the catalogue forgot',
      { product: null },
      { stock: 'gone', takes: 0, price: null, whole: 0, total: 0 },
    ],
    [
      'of more units than a cart holds',
      { quantity: 20_000, owned: 30_000, free: 30_000 },
      { stock: 'all', takes: 9999, price: 2_399_760, whole: 0, total: 2_399_760 },
    ],
  ])('%s', (_, change, expected) => {
    expect(line(change)).toEqual(expected)
  })

  test('without a price is not counted', () => {
    const product = { ...(item({ productId: '1' }).product ?? never()), basicPricePerDay: null }
    expect(line({ product })).toEqual({ stock: 'all', takes: 1, price: null, whole: 0, total: 0 })
  })

  test('whose stock nobody can say is priced whole', () => {
    expect(line({ quantity: 6, free: null })).toEqual({
      stock: 'unknown',
      takes: 6,
      price: 1440,
      whole: 1,
      total: 1440,
    })
  })
})

test('lines that are not counted whole come first, each kind in the company’s order', () => {
  const items = [
    item({ productId: '1' }),
    item({ productId: '2', free: 0 }),
    item({ productId: '3' }),
    item({ productId: '4', free: 0 }),
  ]
  expect(solutionContents(items).lines.map(({ productId }) => productId)).toEqual(['2', '4', '1', '3'])
})

test('lines of which nobody can say what is free are told', () => {
  const items = [item({ productId: '1', free: null }), item({ productId: '2' })]
  expect(solutionContents(items)).toMatchObject({ unknown: 1, whole: 2 })
})

test('the same product twice is one line', () => {
  const contents = solutionContents([
    item({ productId: '1', quantity: 2, free: 3 }),
    item({ productId: '1', quantity: 2, free: 3 }),
  ])
  expect(contents).toMatchObject({ units: 4, total: 720, lines: [{ productId: '1', quantity: 4, takes: 3 }] })
})

test('the sums are those of the counted lines, in the parts of the rental', () => {
  const items = [
    item({ productId: '1', quantity: 2 }),
    item({ productId: '2', free: 0 }),
    item({ productId: '3' }),
  ]
  expect(solutionContents(items)).toMatchObject({
    units: 4,
    whole: 2,
    basic: 600,
    additional: 120,
    total: 720,
  })
})

test('a solution of nothing costs nothing', () => {
  expect(solutionContents([])).toEqual({
    lines: [],
    units: 0,
    whole: 0,
    unknown: 0,
    waiting: 0,
    basic: 0,
    additional: 0,
    total: 0,
    explain: null,
    isAsked: false,
  })
})

test('a tariff of the company’s own says the sums; until it has, all that can be had counts, for nothing', () => {
  const wanted = wantedLines([item({ productId: '1', quantity: 2 }), item({ productId: '2', free: 0 })])
  const unknown = { days: 3, minOrderDays: null }
  const sums = { total: 600, byTariff: true, deposit: null, options: [], relatedLines: [] }
  const explain = [{ text: 'НДС', amount: 100 }]
  const lines = [{ productId: '1', total: 500, counted: true, explain: [], problem: null }]
  expect(priced(wanted, unknown, { ...sums, explain, lines })).toMatchObject({
    ...{ total: 600, explain, isAsked: false, whole: 1 },
    lines: [
      { productId: '2', price: null },
      { productId: '1', price: { total: 500 } },
    ],
  })
  expect(priced(wanted, unknown, 'asked')).toMatchObject({ total: 0, isAsked: true, whole: 1 })
  expect(priced(wanted, unknown, null)).toMatchObject({ total: 0, isAsked: false, whole: 0 })
})

describe('what the visitor decides', () => {
  const items = [
    item({ productId: '1', quantity: 64 }),
    item({ productId: '2', quantity: 6, free: 4 }),
    item({ productId: '3', free: 0 }),
    item({ productId: '4', quantity: 2 }),
  ]
  const decided = (lines: [string, LineChoice][], guests: number | null = null) =>
    solutionContents(items, { guests: 60, choices: { guests, lines: new Map(lines) } })
  const linesOf = ({ lines }: ReturnType<typeof decided>) =>
    lines.map(({ lineId, stock, quantity, takes }) => [lineId, stock, quantity, takes])

  test('is awaited where there is less than is requested', () => {
    const big = solutionContents([item({ productId: '1', quantity: 64, owned: 99, free: 99 })])
    expect(big.waiting).toBe(0)
    expect(decided([]).waiting).toBe(3)
  })

  test('a part is whole, what is left counts nothing, and both stay where they stood', () => {
    const contents = decided([
      ['2', { kind: 'part', quantity: 4 }],
      ['3', { kind: 'leave' }],
    ])
    expect(linesOf(contents)).toEqual([
      ['1', 'part', 64, 50],
      ['2', 'all', 4, 4],
      ['3', 'left', 1, 0],
      ['4', 'all', 2, 2],
    ])
    expect(contents).toMatchObject({ waiting: 1, whole: 2, units: 70, total: (50 + 4 + 2) * 240 })
    // Nothing gets fewer without a word: the cart says what of it is free.
    expect(setProducts(contents.lines).map(({ id, quantity }) => [id, quantity])).toEqual([
      ['1', 64],
      ['2', 4],
      ['4', 2],
    ])
  })

  test('a replacement stands in the place of its line, and remembers it', () => {
    const other = item({ productId: '9', free: 3 }).product ?? never()
    const contents = decided([['3', { kind: 'replace', product: other }]])
    expect(contents.lines[2]).toMatchObject({
      lineId: '3',
      productId: '9',
      stock: 'all',
      insteadOf: { id: '3' },
    })
    expect(setProducts(contents.lines)).toContainEqual({ id: '9', slug: 'thing-9', quantity: 1 })
    expect(contents.waiting).toBe(2)
  })

  test('other guests change what is there for each of them, unless a line was set by hand', () => {
    expect(linesOf(decided([], 30))).toEqual([
      ['3', 'busy', 1, 0],
      ['1', 'all', 32, 32],
      ['2', 'all', 3, 3],
      ['4', 'all', 2, 2],
    ])
    const byHand = decided([['1', { kind: 'units', quantity: 40 }]], 30)
    expect(byHand.lines.find(({ lineId }) => lineId === '1')).toMatchObject({
      was: 64,
      quantity: 40,
      takes: 40,
    })
  })

  test('without the solution’s own number of guests another one changes nothing', () => {
    const choices = { guests: 30, lines: new Map() }
    expect(solutionContents(items, { guests: null, choices })).toEqual(decided([]))
  })
})

test.each([
  ['Свадьба на 60\u00A0гостей', 'Свадьба на 250 гостей'],
  ['Конференция на 60 человек', 'Конференция на 250 гостей'],
  ['Детский праздник во дворе', 'Детский праздник во дворе, на 250 гостей'],
])('%s, for other guests: %s', (name, expected) => {
  expect(nameForGuests(name, 60, 250).replaceAll('\u00A0', ' ')).toBe(expected)
  expect(nameForGuests(name, 60, 60)).toBe(name)
})

function never(): never {
  throw new Error('an item without a product')
}
