import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leadsAway } from '../foreignWords.ts'
import golden from '../planGolden.json' with { type: 'json' }
import { MAX_LINES, MAX_QUANTITY } from '../quantity.ts'
import { MAX_TITLE, MAX_URL, type Plan, type PlanLine, planTitle } from './plan.ts'
import { type PlanReading, readPlan } from './readPlan.ts'
import { linesText, planUrl } from './writePlan.ts'

const written: { name: string; plan: Plan; address: string | null }[] = golden.write
const read = golden.read as { name: string; params: Record<string, string>; reading: PlanReading }[]

describe('golden examples', () => {
  test.each(written)('written: $name', ({ plan, address }) => expect(planUrl(plan)).toBe(address))
  test.each(read)('read: $name', ({ params, reading }) => expect(readPlan(params)).toEqual(reading))
})

test('what is written is what is read', () => {
  fc.assert(
    fc.property(
      plans({ most: 20, id: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) }),
      (plan) => {
        const address = planUrl(plan) ?? ''
        const reading = readPlan(paramsOf(address))
        expect(reading).toEqual({
          plan: { ...plan, title: planTitle(plan.title) },
          unread: [],
          unreadLines: 0,
        })
        expect(planUrl(reading.plan)).toBe(address)
        expect(address).toMatch(/^\/plan\?[\w*.%+=&-]+[\da-zA-Z]$/)
      },
    ),
  )
})

test('sixty lines with identifiers of eight characters fit with their sums, whatever the title', () => {
  const id = fc.stringMatching(/^[\da-zA-Z-]{8}$/)
  fc.assert(
    fc.property(plans({ most: 60, least: 60, id, title: longTitle }), (plan) => {
      const address = planUrl(plan) ?? ''
      expect(address.length).toBeGreaterThan(0)
      expect(address.length).toBeLessThanOrEqual(MAX_URL)
      expect(readPlan(paramsOf(address)).plan.lines).toEqual(plan.lines)
    }),
  )
})

test('of a plan that is too long the sums are left out; one that is longer still has no address', () => {
  const lines = (length: number, id = '') =>
    Array.from({ length }, (_, index) => line(`${id}${1000 + index}`, 1234.5))
  const plan = { title: '', period: PERIOD, made: null }
  const address = planUrl({ ...plan, lines: lines(200) }) ?? ''
  expect(readPlan(paramsOf(address)).plan.lines).toHaveLength(200)
  expect(address).not.toContain('_1_')
  expect(planUrl({ ...plan, lines: lines(200, 'abcdef') })).toBeNull()
  expect(planUrl({ ...plan, lines: lines(MAX_LINES + 1) })).toBeNull()
})

test('anything at all is read: no more lines and no longer title than there may be', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.stringMatching(/^([._*\da-z-]{0,9}_\d{0,5}_?[\da-z]{0,9}\.){0,30}$/),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('v', 's', 'e', 'm', 't', 'l', '__proto__'), text), (params) => {
      const { plan, unreadLines } = readPlan(params)
      expect(plan.title.length).toBeLessThanOrEqual(MAX_TITLE)
      expect(unreadLines).toBeGreaterThanOrEqual(0)
      const parents = new Set(plan.lines.flatMap(({ productId, parentId }) => (parentId ? [] : [productId])))
      for (const { parentId } of plan.lines) expect(parentId === null || parents.has(parentId)).toBe(true)
    }),
  )
})

test('more lines than an order may have are left out, and counted', () => {
  const l = linesText(Array.from({ length: MAX_LINES + 5 }, (_, index) => line(String(index), null)))
  const { plan, unread, unreadLines } = readPlan({ l, s: PERIOD.start, e: PERIOD.end })
  expect(plan.lines).toHaveLength(MAX_LINES)
  expect([unread, unreadLines]).toEqual([['lines'], 5])
})

test('a list that is too long to be of the shop is not looked at whole', () => {
  const { plan, unreadLines } = readPlan({ l: '1_1.'.repeat(100_000) })
  expect(plan.lines).toHaveLength(1)
  expect(unreadLines).toBeLessThan(3000)
})

test.each([
  ['\u202eабв\u0000', 'абв'],
  ['a\n\t b', 'a b'],
  [`${'я'.repeat(59)}🪑`, 'я'.repeat(59)],
  ['x'.repeat(100_000), 'x'.repeat(60)],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('the title %j is shown as %j', (text, shown) => expect(planTitle(text)).toBe(shown))

const PERIOD = { start: '2026-12-12', end: '2026-12-14' }
const longTitle = fc.string({ unit: 'grapheme', minLength: 60, maxLength: 200 })

function line(productId: string, sum: number | null): PlanLine {
  return { productId, parentId: null, quantity: 1, sum }
}

/** Plans whose products are each followed by their extras, as an address has them. */
function plans({
  most,
  least = 1,
  id,
  title = fc.string({ unit: 'grapheme', maxLength: 40 }),
}: Wanted): fc.Arbitrary<Plan> {
  const sum = fc.option(fc.integer({ min: 0, max: 36 ** 8 - 1 }).map((kopecks) => kopecks / 100))
  const each = fc.record({
    productId: id.filter((text) => text.isWellFormed() && !/\p{Cc}/u.test(text)),
    isExtra: fc.boolean(),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    sum,
  })
  return fc.record({
    title: title.filter(
      (text) =>
        !leadsAway(planTitle(text)) && (encodeURIComponent(planTitle(text)).length <= 360 || most > 20),
    ),
    period: fc.constant(PERIOD),
    made: fc.constantFrom('2026-11-22', null),
    lines: fc
      .uniqueArray(each, { minLength: least, maxLength: most, selector: ({ productId }) => productId })
      .map((lines) => {
        let parent: string | null = null
        return lines.map(({ isExtra, ...rest }) => {
          const parentId = isExtra ? parent : null
          if (parentId === null) parent = rest.productId
          return { ...rest, parentId }
        })
      }),
  })
}

type Wanted = { most: number; least?: number; id: fc.Arbitrary<string>; title?: fc.Arbitrary<string> }

function paramsOf(address: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address.replace(/^.*\?/, '')))
}
