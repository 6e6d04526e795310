import { MAX_QUESTIONS } from '#gateway/rental/freeDays.ts'
import { daysIn, HORIZON_MONTHS } from '#gateway/rental/period.ts'
import { MAX_CALENDAR_DAYS, type RentDay, type ShortLine } from '#gateway/rental/rentDay.ts'
import { findRentDays, type RentDays } from '../availability/findRentDays.ts'
import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { CALENDAR_SECONDS } from '../rest/calls/cacheTimes.ts'
import { badInput } from './arguments.ts'
import { OrderLineInput } from './orderInputs.ts'
import { checkWantedLines, WANTED_LINES } from './wantedLines.ts'

const RentDaysInput = builder.inputType('RentDaysInput', {
  description: 'What is wanted, and the days of a calendar.',
  fields: (t) => ({
    lines: t.field({ type: [OrderLineInput], required: true, description: WANTED_LINES }),
    from: t.field({ type: 'Date', required: true, description: 'The first day.' }),
    to: t.field({
      type: 'Date',
      required: true,
      description: `The last day: at most ${MAX_CALENDAR_DAYS} days, both ends included. More, or an end before the start, is \`BAD_USER_INPUT\`.`,
    }),
  }),
})

const ShortLineRef = builder.objectRef<ShortLine>('ShortLine').implement({
  description: 'A product of which fewer units are free on a day than are wanted, or nobody knows how many.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'The product, as it was sent.' }),
    quantity: t.exposeInt('quantity', { description: 'Units that are wanted, of all its lines together.' }),
    stock: t.exposeInt('stock', {
      nullable: true,
      description:
        'Units that are free on that day: 0 is none. Null is unknown: the service gives no number or does not have the product, or the calls of one search did not suffice.',
    }),
  }),
})

const RentDayRef = builder.objectRef<RentDay>('RentDay').implement({
  description: 'A day of a calendar, for lines that are wanted together.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day.' }),
    free: t.exposeBoolean('free', {
      nullable: true,
      description: `Whether all lines are free on that day. Null is unknown: nothing is known to be short, but not all is known, or the day cannot be rented (it is past, or more than ${HORIZON_MONTHS} months ahead).`,
    }),
    short: t.field({
      type: [ShortLineRef],
      description:
        'Lines that are not known to be free, in the order of their ids; empty on a day that is free or cannot be rented.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ short }) => short,
    }),
  }),
})

const RentDaysRef = builder.objectRef<RentDays>('RentDays').implement({
  description: 'What is short on each day of a calendar.',
  fields: (t) => ({
    items: t.field({
      type: [RentDayRef],
      description: 'Every day that was asked for, in order.',
      complexity: { field: 1, multiplier: MAX_CALENDAR_DAYS },
      resolve: ({ items }) => items,
    }),
    complete: t.exposeBoolean('complete', {
      description:
        'False: something is unknown on a day that can be rented. Ask for fewer days or lines, or later.',
    }),
  }),
})

builder.queryField('rentDays', (t) =>
  t.field({
    type: RentDaysRef,
    nullable: true,
    description: `What is short of a whole cart on each day, for orientation: an order checks again. A rental is free when each of its days is. Source: \`GET /v2/products\` for periods that are halved where something is short, and for what is short \`GET /v2/products/by-ids/{ids}\` with what the company owns: one call where all is free, at most ${MAX_QUESTIONS} in all; the answers for periods are kept for ${CALENDAR_SECONDS} s. Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
    args: { input: t.arg({ type: RentDaysInput, required: true, description: 'What is wanted.' }) },
    ...restCalls('productsByIds', ...Array<'products'>(MAX_QUESTIONS - 1).fill('products')),
    complexity: 50,
    resolve: (_query, { input }, context) => {
      context.trace.isPrivate = true
      const { lines, from, to } = input
      checkWantedLines(lines)
      const days = daysIn({ start: from, end: to })
      if (days < 1 || days > MAX_CALENDAR_DAYS)
        throw badInput('input.to', `expected 1 to ${MAX_CALENDAR_DAYS} days, found ${days}.`)
      return findRentDays(lines, { start: from, end: to }, context)
    },
  }),
)
