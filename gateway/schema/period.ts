import { daysIn, type Period } from '#gateway/rental/period.ts'
import { builder } from '../context/builder.ts'
import { badInput } from './arguments.ts'

export const PeriodInput = builder.inputType('PeriodInput', {
  description:
    'A rental period in days. Both ends count and are paid: the day of pick-up and the day of return. If the end is before the start, a read is refused with `BAD_USER_INPUT`, and an order or a quote gets a typed problem.',
  fields: (t) => ({
    start: t.field({
      type: 'Date',
      required: true,
      description: 'First day, the day of delivery or pick-up. Sent as `reservation_start_at`.',
    }),
    end: t.field({
      type: 'Date',
      required: true,
      description: 'Last day, the day of return. Sent as `reservation_end_at`.',
    }),
  }),
})

export const PeriodRef = builder.objectRef<Period>('Period').implement({
  description: 'A rental period in days, both ends included.',
  fields: (t) => ({
    start: t.expose('start', { type: 'Date', description: 'First day of the rental, included.' }),
    end: t.expose('end', { type: 'Date', description: 'Last day of the rental, included.' }),
    days: t.int({
      description: 'Length in days, both ends included: 12–14 December is 3. Computed by the gateway.',
      resolve: (period) => daysIn(period),
    }),
  }),
})

/** A period argument: both ends in order. Whether it can be ordered is the order's business. */
export function checkPeriod(period: Period | null | undefined, argument = 'period'): Period | undefined {
  if (!period) return undefined
  if (period.end < period.start) throw badInput(argument, 'the end is before the start.')
  return period
}
