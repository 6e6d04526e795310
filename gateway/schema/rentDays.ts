import { HORIZON_MONTHS } from '#company/order.ts'
import { MAX_QUESTIONS } from '#gateway/rental/freeDays.ts'
import { daysIn } from '#gateway/rental/period.ts'
import { MAX_CALENDAR_DAYS, type RentDay, type ShortLine } from '#gateway/rental/rentDay.ts'
import { findRentDays, type RentDays } from '../availability/findRentDays.ts'
import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { CALENDAR_SECONDS } from '../rest/calls/cacheTimes.ts'
import { badInput } from './arguments.ts'
import { OrderLineInput } from './orderInputs.ts'
import { checkRequestedLines, REQUESTED_LINES } from './requestedLines.ts'

const RentDaysInput = builder.inputType('RentDaysInput', {
  description: 'A cart, and the days of a calendar.',
  fields: (t) => ({
    lines: t.field({ type: [OrderLineInput], required: true, description: REQUESTED_LINES }),
    from: t.field({ type: 'Date', required: true, description: 'The first day.' }),
    to: t.field({
      type: 'Date',
      required: true,
      description: `The last day: at most ${MAX_CALENDAR_DAYS} days, both ends included. More, or an end before the start, is \`BAD_USER_INPUT\`.`,
    }),
  }),
})

const ShortLineRef = builder.objectRef<ShortLine>('ShortLine').implement({
  description: 'A line with fewer free units on a day than requested, or with unknown stock.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'The product, as the client sent it.' }),
    quantity: t.exposeInt('quantity', {
      description: 'Requested units of the product, in all lines together.',
    }),
    stock: t.exposeInt('stock', {
      nullable: true,
      description:
        'Free units on that day; 0 is none. Null is unknown: the service gives no number or does not have the product, or the search reached its limit of calls.',
    }),
  }),
})

const RentDayRef = builder.objectRef<RentDay>('RentDay').implement({
  description: 'A day of a cart’s calendar.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day.' }),
    free: t.exposeBoolean('free', {
      nullable: true,
      description: `Whether all lines are free on that day. Null is unknown: no line is certainly short, but the stock of some line is unknown, or the day cannot be rented (it is past, or more than ${HORIZON_MONTHS} months ahead).`,
    }),
    short: t.field({
      type: [ShortLineRef],
      description:
        'Lines that are short or of unknown stock, in the order of their ids; empty on a day that is free or cannot be rented.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ short }) => short,
    }),
  }),
})

const RentDaysRef = builder.objectRef<RentDays>('RentDays').implement({
  description: 'The calendar of a cart.',
  fields: (t) => ({
    items: t.field({
      type: [RentDayRef],
      description: 'Every requested day, in order.',
      complexity: { field: 1, multiplier: MAX_CALENDAR_DAYS },
      resolve: ({ items }) => items,
    }),
    complete: t.exposeBoolean('complete', {
      description:
        'False: something is unknown on a day that can be rented. Request fewer days or lines, or repeat the query later.',
    }),
  }),
})

builder.queryField('rentDays', (t) =>
  t.field({
    type: RentDaysRef,
    nullable: true,
    description: `The lines of a cart that are short on each day, for orientation: an order checks again. A rental is free if each of its days is free. Source: \`GET /v2/products\` for the whole time, then for halves of each period in which a line is short; for short lines also \`GET /v2/products/by-ids/{ids}\`, which gives the units that the company owns. One call if all lines are free, at most ${MAX_QUESTIONS} in all; the answers for periods are cached for ${CALENDAR_SECONDS} s. Errors: \`UPSTREAM_…\`, \`BAD_USER_INPUT\`.`,
    args: { input: t.arg({ type: RentDaysInput, required: true, description: 'The cart and its days.' }) },
    ...restCalls('productsByIds', ...Array<'products'>(MAX_QUESTIONS - 1).fill('products')),
    complexity: 50,
    resolve: (_query, { input }, context) => {
      context.trace.isPrivate = true
      const { lines, from, to } = input
      checkRequestedLines(lines)
      const days = daysIn({ start: from, end: to })
      if (days < 1 || days > MAX_CALENDAR_DAYS)
        throw badInput('input.to', `expected 1 to ${MAX_CALENDAR_DAYS} days, found ${days}.`)
      return findRentDays(lines, { start: from, end: to }, context)
    },
  }),
)
