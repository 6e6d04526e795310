import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_LINES, MAX_QUANTITY } from '../quantity.ts'
import { changedPlanUrl, planOrderUrl, withOneMore, withQuantities } from './changePlan.ts'
import type { Plan, PlanLine } from './plan.ts'
import { readPlan } from './readPlan.ts'

const line = (productId: string, parentId: string | null = null, quantity = 2): PlanLine => ({
  productId,
  parentId,
  quantity,
  sum: 100,
})
const plan: Plan = {
  title: 'Ужин',
  period: { start: '2026-12-12', end: '2026-12-14' },
  made: '2026-11-22',
  lines: [line('1'), line('9', '1'), line('2'), line('9', '2')],
}
const shape = ({ lines }: Plan) =>
  lines.map(({ productId, parentId, quantity }) => [productId, parentId, quantity])

test('quantities are those of the lines in their order; a sum that is no longer true is left out', () => {
  const changed = withQuantities(plan, ['3', '2', ' 7 '])
  expect(changed.lines).toEqual([
    { ...line('1'), quantity: 3, sum: null },
    line('9', '1'),
    { ...line('2'), quantity: 7, sum: null },
    line('9', '2'),
  ])
})

test('0 takes a line out, a product with its extras', () => {
  expect(shape(withQuantities(plan, ['0']))).toEqual([
    ['2', null, 2],
    ['9', '2', 2],
  ])
  expect(shape(withQuantities(plan, ['2', '0']))).toHaveLength(3)
})

test.each(['', '-1', '1.5', '1e3', '10000', 'два', '٣'])(
  '«%s» is no quantity and changes nothing',
  (text) => {
    expect(withQuantities(plan, [text, text, text, text])).toEqual(plan)
  },
)

test('one more: a new line, or a unit of the one that is there', () => {
  expect(shape(withOneMore(plan, line('3')) ?? plan).at(-1)).toEqual(['3', null, 1])
  expect(withOneMore(plan, line('2'))?.lines[2]).toEqual({ ...line('2'), quantity: 3, sum: null })
  expect(shape(withOneMore(plan, line('8', '1')) ?? plan)[2]).toEqual(['8', '1', 1])
  expect(withOneMore(plan, line('8', 'nobody'))).toEqual(plan)
})

test('there is an end to it', () => {
  const most = { ...plan, lines: [line('1', null, MAX_QUANTITY)] }
  expect(withOneMore(most, line('1'))).toBeNull()
  const long = { ...plan, lines: Array.from({ length: MAX_LINES }, (_, index) => line(`xabcdef${index}`)) }
  expect(withOneMore(long, line('1'))).toBeNull()
  expect(planOrderUrl(long)).toBeNull()
})

test('the order form has the address of the plan', () => {
  expect(planOrderUrl(plan)).toMatch(/^\/order\?v=1&s=2026-12-12&e=2026-12-14&/)
  expect(planOrderUrl({ ...plan, lines: [] })).toBeNull()
})

test('a plan that was emptied keeps its dates and its title', () => {
  const address = changedPlanUrl({ ...plan, lines: [] }) ?? ''
  expect(readPlan(Object.fromEntries(new URLSearchParams(address.replace(/^.*\?/, ''))))).toEqual({
    plan: { ...plan, made: null, lines: [] },
    unread: [],
    unreadLines: 0,
  })
})

test('whatever a form sends, what comes of it is a plan', () => {
  const text = fc.oneof(fc.string({ maxLength: 6 }), fc.integer({ min: -5, max: 20_000 }).map(String))
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (quantities) => {
      const changed = withQuantities(plan, quantities)
      const search = planOrderUrl(changed)?.replace(/^.*\?/, '')
      if (search === undefined) return expect(changed.lines).toEqual([])
      expect(readPlan(Object.fromEntries(new URLSearchParams(search)))).toEqual({
        plan: changed,
        unread: [],
        unreadLines: 0,
      })
    }),
  )
})
