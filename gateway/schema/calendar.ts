import { HORIZON_MONTHS } from '#company/order.ts'
import type { ServiceRules } from '#gateway/rental/period.ts'
import { restCalls } from '../base/restCalls.ts'
import { serviceRules } from '../base/serviceRules.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { closedDay, openHours } from '../rest/shapes/calendar.ts'
import { badInput } from './arguments.ts'

const OpenHoursRef = shapeType(
  'OpenHours',
  openHours,
  'Hours of a weekday in which products are handed over and taken back.',
  {
    weekday: '1 is Monday, 7 Sunday.',
    open: 'When they begin, `HH:MM`.',
    close: 'When they end, `HH:MM`, at most `24:00`.',
  },
)

const ClosedDayRef = shapeType(
  'ClosedDay',
  closedDay,
  'A day on which nothing is handed over or taken back. A rental may have it in its middle.',
  {
    date: (t) => t.expose('date', { type: 'Date', description: 'The day.' }),
    reason: 'Why, in the shop’s language.',
  },
)

const CalendarRef = builder.objectRef<ServiceRules>('Calendar').implement({
  description:
    'When the company hands over and takes back. No rental begins before `firstDay`, and none begins or ends on a day of `closed`, or on a weekday that `hours` does not have while it has any.',
  fields: (t) => ({
    firstDay: t.field({
      type: 'Date',
      description: 'The first day of which the last hour of hand-over lies behind the company’s notice.',
      resolve: ({ firstDay }, _args, { today }) => firstDay ?? today,
    }),
    noticeHours: t.int({
      description:
        'So many hours lie between an order and its hand-over, at least: a `deliverySlot` that ends earlier is `NOT_OFFERED`.',
      resolve: ({ handOver }) => handOver.noticeHours,
    }),
    hours: t.field({
      type: [OpenHoursRef],
      description:
        'The hours of each weekday; empty: every day is open. Times of day of an order lie within them.',
      resolve: ({ handOver }) => [...handOver.hours],
    }),
    closed: t.field({
      type: [ClosedDayRef],
      description: 'The closed days from `from` to `to` that the service names, beside its weekdays.',
      resolve: ({ handOver }) => [...handOver.closed],
    }),
  }),
})

/** For so many seconds an answer holds that depends on the hour. */
const NOTICE_SECONDS = 60

builder.queryField('calendar', (t) =>
  t.field({
    type: CalendarRef,
    nullable: true,
    description:
      'The days and hours of hand-over. Source: `calendar` of `GET /v2/settings`, and `GET /v2/calendar` of services that name the capability; without its answer `closed` is empty. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      from: t.arg({ type: 'Date', description: 'The first day; default: today.' }),
      to: t.arg({
        type: 'Date',
        description: `The last day; default: as far ahead as a rental may lie, ${HORIZON_MONTHS} months.`,
      }),
    },
    ...restCalls('settings', 'calendar'),
    complexity: 5,
    resolve: async (_query, { from, to }, context) => {
      if (from && to && to < from) throw badInput('to', 'the last day is before the first one.')
      const rules = await serviceRules(await context.rest.settings(), context)
      const { trace, dayEndsIn } = context
      const { hours, noticeHours, closed } = rules.handOver
      const dependsOnHour = hours.length > 0 || noticeHours
      trace.validFor = Math.min(trace.validFor, dayEndsIn(), ...(dependsOnHour ? [NOTICE_SECONDS] : []))
      const within = closed.filter(({ date }) => (!from || date >= from) && (!to || date <= to))
      return { ...rules, handOver: { ...rules.handOver, closed: within } }
    },
  }),
)
