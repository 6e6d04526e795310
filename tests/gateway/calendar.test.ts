import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import settings from '../../server/upstream/demo/settings.json' with { type: 'json' }
import { orderInput, sendOrder } from './order.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterEach(() => {
  gateway.services.heal()
  gateway.restart()
})
afterAll(() => gateway.close())

const CALENDAR = { method: 'GET', path: /\/v2\/calendar/ }
const CLOSED = [
  { date: '2026-12-12', reason: 'Учёт на складе' },
  { date: '2026-12-20', reason: null },
  { date: '2026-12-31', reason: '<b>Новый год</b>' },
]
const WEEK = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '09:00', close: '21:00' }))

/** Services with closed days, and with what their settings say besides. */
function open(closed: unknown, changes: object = {}): void {
  const result = { ...settings, capabilities: ['calendar'], ...changes }
  gateway.services.fail({ path: /\/v2\/settings/ }, { status: 200, body: { result } })
  if (closed) gateway.services.fail(CALENDAR, { status: 200, body: { result: { closed } } })
}

const QUOTE = `query ($period: PeriodInput!) {
  rentQuote(input: { period: $period, lines: [{ productId: "101", quantity: 2 }] }) {
    total
    periodProblem { reason message nearest { start end } }
  }
}`
const quote = async (start: string, end: string) =>
  (
    await gateway.ask<{ rentQuote: { total: number; periodProblem: object | null } }>(QUOTE, {
      period: { start, end },
    })
  ).data?.rentQuote

test('a quote says which day is closed and why, and the nearest dates; days in the middle may be closed', async () => {
  open(CLOSED)
  expect(await quote('2026-12-12', '2026-12-14')).toMatchObject({
    total: 2400,
    periodProblem: {
      reason: 'START_CLOSED',
      message: '12\u00A0декабря выдачи нет: Учёт на складе. Выберите новые даты.',
      nearest: { start: '2026-12-13', end: '2026-12-15' },
    },
  })
  expect(await quote('2026-12-18', '2026-12-20')).toMatchObject({
    periodProblem: { reason: 'END_CLOSED', nearest: { start: '2026-12-19', end: '2026-12-21' } },
  })
  expect((await quote('2026-12-19', '2026-12-21'))?.periodProblem).toBeNull()
})

test('an order on a closed day, or within the notice, is a problem of its period and is not sent', async () => {
  open(CLOSED, { calendar: { noticeHours: 72, hours: WEEK } })
  const refused = async (key: string, start: string, end: string) => {
    const { __typename, period } = await sendOrder(gateway, orderInput(key, { period: { start, end } }))
    return [__typename, period?.reason]
  }
  expect(await refused('closed-order-1', '2026-12-12', '2026-12-14')).toEqual([
    'OrderInputProblem',
    'START_CLOSED',
  ])
  // The 13th is a Sunday, which has no hours.
  expect(await refused('closed-order-2', '2026-12-10', '2026-12-13')).toEqual([
    'OrderInputProblem',
    'END_CLOSED',
  ])
  // At 23:00 of the 1st, 72 hours end behind the last hour of the 4th.
  expect(await refused('closed-order-3', '2026-12-04', '2026-12-08')).toEqual([
    'OrderInputProblem',
    'TOO_SOON',
  ])
  expect(gateway.seen().filter((request) => request.startsWith('POST'))).toEqual([])
})

test('free periods begin and end on open days alone', async () => {
  open(CLOSED, { calendar: { hours: WEEK } })
  const FREE = 'query ($input: FreePeriodsInput!) { freePeriods(input: $input) { items { start end } } }'
  const input = { lines: [{ productId: '101', quantity: 1 }], days: 2, near: '2026-12-12' }
  const { data } = await gateway.askEveryWay(FREE, { input })
  // Neither the closed Saturday nor a Sunday is at an end.
  expect(data).toEqual({
    freePeriods: {
      items: [
        { start: '2026-12-14', end: '2026-12-15' },
        { start: '2026-12-10', end: '2026-12-11' },
        { start: '2026-12-16', end: '2026-12-17' },
      ],
    },
  })
})

const READ = `query ($from: Date, $to: Date) {
  calendar(from: $from, to: $to) { firstDay noticeHours hours { weekday open close } closed { date reason } }
}`

test('the calendar names the hours and the closed days between two days; what does not fit is left out', async () => {
  open([...CLOSED, { date: 'soon' }, { reason: 'Без дня' }], {
    calendar: {
      noticeHours: 5,
      hours: [...WEEK, { weekday: 8, open: '09:00', close: '21:00' }, { weekday: 7, open: '9' }],
    },
  })
  const { data } = await gateway.ask(READ, { from: '2026-12-13', to: '2026-12-31' })
  expect(data).toEqual({
    calendar: { firstDay: '2026-12-02', noticeHours: 5, hours: WEEK, closed: CLOSED.slice(1) },
  })
  const { errors } = await gateway.ask(READ, { from: '2026-12-13', to: '2026-12-12' })
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
})

test('of endless hours and closed days the first are read', async () => {
  const days = Array.from({ length: 700 }, (_, index) => ({ date: addDays('2026-12-01', index) }))
  open(days, { calendar: { hours: Array.from({ length: 700 }, (_, index) => WEEK[index % 6]) } })
  const { data } = await gateway.ask<{ calendar: { hours: object[]; closed: object[] } }>(READ)
  expect([data?.calendar.hours.length, data?.calendar.closed.length]).toEqual([50, 600])
})

test('services that do not name the capability are never asked, and are open', async () => {
  open(null, { capabilities: [] })
  gateway.seen()
  expect((await gateway.ask(READ)).data).toMatchObject({
    calendar: { firstDay: '2026-12-01', hours: [], closed: [] },
  })
  expect((await quote('2026-12-12', '2026-12-14'))?.periodProblem).toBeNull()
  expect(gateway.seen().filter((request) => request.includes('calendar'))).toEqual([])
})

test.each(['reset', 'hang', { status: 500, body: {} }, { raw: '<html>' }] as const)(
  'a calendar that fails (%j) closes no day; the hours, the other settings and orders are as without it',
  async (fault) => {
    await using held = new AsyncDisposableStack()
    const { ask, services, close } = await startGateway({}, { deadlineMs: 300, breaker: true })
    held.defer(close)
    const result = { ...settings, capabilities: ['calendar'], calendar: { hours: WEEK } }
    services.fail({ path: /\/v2\/settings/ }, { status: 200, body: { result } })
    services.fail(CALENDAR, fault)
    // More often than a breaker lets through.
    for (let count = 0; count < 6; count++)
      expect(
        await ask('{ calendar { hours { weekday } closed { date } } settings { minOrderDays } }'),
      ).toEqual({
        data: {
          calendar: { hours: WEEK.map(({ weekday }) => ({ weekday })), closed: [] },
          settings: { minOrderDays: 2 },
        },
      })
    expect(await sendOrder({ ask }, orderInput('order-without-calendar'))).toMatchObject({
      __typename: 'OrderCreated',
    })
  },
)
