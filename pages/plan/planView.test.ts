import { expect, onTestFinished, test, vi } from 'vitest'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { quoteInput } from '#gateway/rental/plan/readPlan.ts'
import { withTypography } from '#renderer/graphql/typography.ts'
import type { PlanQuote } from '#renderer/plan/planQuote.ts'
import { changesTitle, priceNote, rowNote, unreadTexts } from '#renderer/plan/planTexts.ts'
import { asOfToday, partedRows, planView, takingOf, unitPrice } from '#renderer/plan/planView.ts'
import { shownChair } from '../../tests/support/shownProducts.ts'
import { planCsv } from './planCsv.ts'

const product = (id: string, name = `Thing ${id}`) => ({ ...shownChair, id, slug: `thing-${id}`, name })
const problem = (code: 'NOT_ENOUGH_STOCK' | 'OUT_OF_STOCK' | 'PRICE_UNKNOWN', available: number | null) => ({
  code,
  message: `${code}.`,
  available,
})

const plan: Plan = {
  title: 'Ужин',
  period: { start: '2026-12-12', end: '2026-12-14' },
  made: '2026-11-22',
  lines: [
    { productId: '1', parentId: null, quantity: 24, sum: 27_600 },
    { productId: '2', parentId: '1', quantity: 24, sum: 2880 },
    { productId: '3', parentId: null, quantity: 2, sum: 18_900 },
  ],
}

const quote: PlanQuote = {
  minOrderDays: 2,
  byTariff: false,
  deposit: null,
  explain: [],
  options: [],
  additionalDays: 1,
  basicTotal: 0,
  additionalTotal: 0,
  relatedTotal: 2880,
  total: 41_130,
  lines: [
    { productId: '1', total: 28_800, stock: 420, counted: true, problem: null, product: product('1') },
    {
      productId: '3',
      total: 9450,
      stock: 1,
      counted: true,
      problem: problem('NOT_ENOUGH_STOCK', 1),
      product: product('3'),
    },
  ],
  relatedLines: [
    {
      ...{ productId: '2', parentId: '1', price: 120, total: 2880, stock: 400, counted: true, problem: null },
      product: product('2'),
    },
  ],
  periodProblem: null,
}

test('the gateway is asked for the lines alone: never for what they cost', () => {
  expect(quoteInput(plan)).toEqual({
    period: plan.period,
    lines: [
      { productId: '1', quantity: 24 },
      { productId: '3', quantity: 2 },
    ],
    relatedLines: [{ productId: '2', parentId: '1', quantity: 24 }],
  })
})

test('what was stands beside what is, and nothing is counted with it', () => {
  const view = planView(plan, quote)
  expect(view.rows.map(({ was, sum, isChanged }) => [was, sum, isChanged])).toEqual([
    [27_600, 28_800, true],
    [2880, 2880, false],
    [18_900, 9450, true],
  ])
  expect(view).toMatchObject({ was: 49_380, changes: 2, sums: { isPart: true, total: 41_130 } })
  expect(view.rows.map(priceNote)).toEqual(['Подорожало на\u00A01\u202F200\u00A0₽', '', ''])
  expect(view.rows.map(rowNote)).toEqual(['', '', 'Свободно 1\u00A0из\u00A02'])
})

test('what is not free is not in the sums: a row says for how many its sum is', () => {
  const view = planView(plan, quote)
  expect(view.rows.map((row) => [row.units, unitPrice(row)])).toEqual([
    [24, 1200],
    [24, 120],
    [1, 9450],
  ])
  const [first, second] = quote.lines
  const of = (rest: object) =>
    planView(plan, { ...quote, lines: [first, { ...second, ...rest }] } as PlanQuote)
  expect(of({ problem: null }).sums).toMatchObject({ isPart: false })
  expect(of({ problem: problem('OUT_OF_STOCK', 0), counted: false }).sums).toMatchObject({ isPart: true })
  expect(of({ problem: problem('PRICE_UNKNOWN', null), counted: false }).sums).toMatchObject({
    isPart: false,
    isUncounted: true,
  })
  const none = of({ problem: problem('NOT_ENOUGH_STOCK', 0), total: 0 }).rows[2]
  expect(none && [none.units, unitPrice(none)]).toEqual([0, null])
})

test('one press takes what is free: of one row, or of all', () => {
  const view = planView(plan, quote)
  const quantities = view.taken?.lines.map(({ quantity }) => quantity)
  expect(quantities).toEqual([24, 24, 1])
  expect(takingOf(view, view.rows[2]?.key ?? '')).toEqual(view.taken)
  expect(takingOf(view, view.rows[0]?.key ?? '')).toEqual(plan)
  const [first, second] = quote.lines
  const busy = {
    ...quote,
    lines: [first, { ...second, problem: problem('NOT_ENOUGH_STOCK', 0) }],
  } as PlanQuote
  expect(planView(plan, busy).taken?.lines.map(({ productId }) => productId)).toEqual(['1', '2'])
})

test('a line that the gateway did not answer for is not counted', () => {
  const view = planView(plan, { ...quote, lines: [] })
  expect(view.rows[0]).toMatchObject({ product: null, sum: null, stock: null })
})

test('without the day that it was made on there is nothing to compare', () => {
  const view = planView({ ...plan, made: null }, quote)
  expect(view).toMatchObject({ was: null, changes: 0 })
  expect(asOfToday(view, '2026-11-30')).toMatchObject({
    made: '2026-11-30',
    lines: [{ sum: 28_800 }, { sum: 2880 }, { sum: 9450 }],
  })
})

test('the table is text alone: what begins like a formula is not run', () => {
  const [first, ...others] = quote.lines
  const name = '=HYPERLINK("http://evil.example";"x")'
  const view = planView(plan, {
    ...quote,
    lines: [{ ...first, product: product('1', name) }, ...others],
  } as PlanQuote)
  expect(planCsv(view).split('\r\n')).toEqual([
    '\ufeff№;Предмет;Дополнение;Количество, шт.;Сумма, ₽;Примечание',
    `1;"'=HYPERLINK(""http://evil.example"";""x"")";;24;28800,00;`,
    '2;Thing 2;да;24;2880,00;',
    '3;Thing 3;;1;9450,00;NOT_ENOUGH_STOCK.',
    ';Итого за свободное, без доставки;;;41130,00;',
    '',
  ])
})

test('beside a decimal point the table has commas, as English spreadsheets read it', async () => {
  vi.stubEnv('COMPANY_DIR', 'tests/support/quay')
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const english = await import('./planCsv.ts')
  const lines = english.planCsv(planView(plan, quote)).split('\r\n')
  expect(lines[2]).toMatch(/^2,Thing 2,yes,24,2880\.00,$/i)
})

test('the table says beside its sum that some stock is not confirmed', () => {
  const [first, ...others] = quote.lines
  const lines = [{ ...first, stock: null }, ...others]
  const tableOf = (rest: Partial<PlanQuote>) => planCsv(planView(plan, { ...quote, ...rest } as PlanQuote))
  const text = 'Сумма предварительная: наличие части предметов ещё не подтверждено'
  expect(tableOf({ lines } as PlanQuote)).toContain(
    `;Итого за свободное, без доставки;;;41130,00;${text}\r\n`,
  )
  const periodProblem = { reason: 'START_IN_PAST' as const, message: 'Прошли.' }
  expect(tableOf({ lines, periodProblem } as PlanQuote)).not.toContain('предварительная')
})

test('the table has the spaces that the service wrote', () => {
  const [first, ...others] = quote.lines
  const lines = [{ ...first, product: product('1', 'Стол 180 см') }, ...others]
  const view = planView(plan, withTypography({ ...quote, lines } as PlanQuote))
  expect(view.rows[0]?.product?.name).toBe('Стол 180\u00a0см')
  expect(planCsv(view)).toContain('\r\n1;Стол 180 см;')
})

test.each(['=1', '+7', '-2', '@x', '|x', '\t=1', ' =1', '\r=1'])('a name %j is a text', (name) => {
  const [first] = quote.lines
  const view = planView({ ...plan, lines: plan.lines.slice(0, 1) }, {
    ...quote,
    lines: [{ ...first, product: product('1', name) }],
  } as PlanQuote)
  expect(planCsv(view)).toMatch(/\r\n1;"?'/)
})

test.each([
  [1, 'С\u00A022\u00A0ноября изменился 1\u00A0предмет'],
  [2, 'С\u00A022\u00A0ноября изменились 2\u00A0предмета'],
  [21, 'С\u00A022\u00A0ноября изменился 21\u00A0предмет'],
])('%d changes: %s', (count, text) => expect(changesTitle('2026-11-22', count)).toBe(text))

test('each part that could not be read has its sentence', () => {
  expect(unreadTexts(['dates', 'lines'], 2)).toEqual([
    'Дат в\u00A0ссылке нет, или в\u00A0них опечатка.',
    'Не\u00A0прочиталось и\u00A0пропущено: 2\u00A0предмета.',
  ])
})

test('what has not changed is folded, a product together with its extras, where that spares some rows', () => {
  const row = (key: string, isChanged: boolean, isExtra = false) => ({
    ...{ key, productId: key, isExtra, quantity: 1, product: null, stock: 1 },
    ...{ sum: 1, units: 1, was: 1, problem: null, isChanged },
  })
  const rows = [
    ...[row('1', false), row('1+', true, true)],
    ...[row('2', false), row('2+', false, true), row('3', false), row('4', true)],
  ]
  const keys = (today: string, changes = 2, of = rows) => {
    const { shown, folded } = partedRows({ plan, rows: of, changes }, today)
    return [shown, folded].map((list) => list.map(({ key }) => key))
  }
  expect(keys('2026-11-23')).toEqual([
    ['1', '1+', '4'],
    ['2', '2+', '3'],
  ])
  const all = rows.map(({ key }) => key)
  expect(keys('2026-11-22'), 'on its own day there is nothing to compare').toEqual([all, []])
  expect(keys('2026-11-23', 0)).toEqual([all, []])
  expect(keys('2026-11-23', 2, rows.slice(0, 4))).toEqual([all.slice(0, 4), []])
})
