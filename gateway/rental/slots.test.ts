import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SLOTS } from '#company/order.ts'
import { addDays } from './period.ts'
import { slotProblems } from './slots.ts'

const TODAY = '2026-12-01'
const slot = fc.option(fc.constantFrom(...SLOTS))

test('a time is offered until it is over on its day, and a return only after the handover', () => {
  fc.assert(
    fc.property(
      slot,
      slot,
      fc.nat(2),
      fc.nat(2),
      fc.double({ min: 0, max: 24, noNaN: true }),
      (first, last, start, days, hour) => {
        const period = { start: addDays(TODAY, start), end: addDays(TODAY, start + days) }
        for (const key of ['name', 'times'] as const) {
          const slots = { deliverySlot: first?.[key], returnSlot: last?.[key] }
          const found = slotProblems(slots, period, { today: TODAY, hour })
          const isOver = first !== null && start === 0 && first.to <= hour
          const isReturnOver = last !== null && start + days === 0 && last.to <= hour
          const isEarly =
            first !== null && last !== null && days === 0 && SLOTS.indexOf(last) <= SLOTS.indexOf(first)
          expect([found.deliverySlot !== undefined, found.returnSlot !== undefined]).toEqual([
            isOver,
            isReturnOver || isEarly,
          ])
          expect(slotProblems(slots, period, { today: TODAY, hour: null }).deliverySlot).toBeUndefined()
        }
      },
    ),
  )
})
