import { createServer } from 'node:http'
import Fastify from 'fastify'
import { DEFAULT_TITLE, MONEY_NAME, SEARCH_EXAMPLE } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { lineProblem } from '#gateway/order/lineProblem.ts'
import { limitProblem } from '#gateway/order/orderResult.ts'
import { periodRefusal } from '#gateway/order/periodRefusal.ts'
import { emailProblem, phoneProblem } from '#gateway/rental/customer.ts'
import { feedbackProblems } from '#gateway/rental/feedback.ts'
import { orderProblems } from '#gateway/rental/orderFields.ts'
import { paymentOf } from '#gateway/rental/payment.ts'
import { periodRules } from '#gateway/rental/period.ts'
import { formatPhone } from '#gateway/rental/phone.ts'
import { CATALOGUE } from '#gateway/rest/errorCatalogue.ts'
import { createRest } from '#gateway/rest/rest.ts'
import { readSearchWords } from '#gateway/search/matchWords.ts'
import { dayAtKey, placeInWeek, WEEK } from '#renderer/dateWindow/calendarKeys.ts'
import { offlineHtml } from '#renderer/offline/worker/offlinePage.ts'
import { timeSlotText } from '#renderer/settings/timeSlots.ts'
import {
  clockTime,
  dayMonthYear,
  hourText,
  momentText,
  periodText,
  roubles,
  weekdayAndDay,
  weekdayShort,
} from '#renderer/ui/format.ts'
import norms from '../../pages/how-many/+config.ts'
import { listMessage } from '../../pages/order/index/messages/listMessage.ts'
import { calendarFile } from '../../pages/order/success/calendarFile.ts'
import { nextSteps } from '../../pages/order/success/nextSteps.ts'
import { registerMapFrame } from '../../server/files/mapFrame.ts'
import { registerWebManifest } from '../../server/files/webManifest.ts'
import { BUSY_PAGE } from '../../server/overload/refusal.ts'
import { pictureOf } from '../../server/pictures/plan/priced.ts'
import { listen } from './listen.ts'

// What rooms say, as JSON, for the company of COMPANY_DIR: see tests/server/english.test.ts.

const app = Fastify()
registerMapFrame(app, 'key')
registerWebManifest(app, { rest: { forRequest: () => ({ settings: () => Promise.resolve(null) }) } as never })
const get = async (url: string) => (await app.inject({ url })).body

const period = { start: '2026-12-12', end: '2026-12-14' }
const line = { productId: 'p1', parentId: null, quantity: 12_000 }
const facts = { name: 'Tent', parentName: null, available: 3, isDated: true }
const terms = {
  delivery: { price: 45, freeFrom: 600, zone: null },
  prepayment: { percent: 12.5, fullUpTo: 300 },
  deposit: { percent: 20, minimum: 50, returnWorkingDays: 3, organizations: false },
}
const order = { period, deliverySlot: null, isDelivered: true } as const
const payment = paymentOf({ rent: 400, isDelivered: true, isOrganization: false }, terms)
const HOME = { key: 'Home', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
const rules = { ...periodRules({ minOrderDays: 2, today: '2026-11-25' }), minOrderDays: 2 }

/** The language that a service is asked for. */
async function requestedLanguage(): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const service = createServer(({ headers }, response) => {
    resolve(headers['accept-language'])
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":{"minOrderDays":1}}')
  })
  const factory = createRest({
    baseUrl: await listen(service),
    servicePaths: { catalog: '', content: '', product: '', notifications: '' },
    deadlineMs: 5000,
    retries: { idempotent: 0, other: 0 },
    project: 'quay',
  })
  await factory.forRequest({ requestId: '1' }).settings()
  await factory.close()
  service.close()
  return promise
}

console.log(
  JSON.stringify({
    requestedLanguage: await requestedLanguage(),
    title: DEFAULT_TITLE,
    search: SEARCH_EXAMPLE,
    money: MONEY_NAME,
    sum: roubles(1234.5),
    payment,
    dates: [
      periodText(period),
      periodText({ start: '2026-12-30', end: '2027-01-02' }),
      weekdayAndDay('2026-12-12'),
      dayMonthYear('2026-12-12'),
    ],
    moment: momentText(Date.UTC(2026, 10, 22, 13, 5), Date.UTC(2026, 10, 25), 'Europe/Berlin'),
    days: [1, 2, 21].map((count) => texts.units.days(count)),
    lines: (['NOT_ENOUGH_STOCK', 'DUPLICATE', 'NOT_RELATED', 'QUANTITY_TOO_LARGE'] as const).map(
      (code) => lineProblem(code, line, facts).message,
    ),
    limits: [limitProblem('size'), limitProblem('open')],
    periods: (['TOO_SHORT', 'TOO_LONG', 'TOO_FAR', 'REVERSED'] as const).map(
      (reason) => periodRefusal(reason, period, rules).message,
    ),
    clock: [
      hourText(9),
      hourText(24),
      clockTime('21:30'),
      clockTime('by phone'),
      timeSlotText('FROM_12_TO_15'),
    ],
    week: [WEEK.map(weekdayShort).join(' '), placeInWeek('2026-12-06'), dayAtKey('2026-12-09', HOME)],
    fields: [phoneProblem('+49 12'), phoneProblem('x'), emailProblem('a'), emailProblem('a@')],
    feedback: feedbackProblems({ name: '', phone: '', email: '', message: '', consent: false }),
    services: CATALOGUE,
    phones: ['040 123 45-67', '+49 (0)40 1234567', '0049 40 1234567', '40 1234567', '+7 916 245-11-22'].map(
      formatPhone,
    ),
    asked: orderProblems({}, true),
    searched: readSearchWords('tents for 60 guests'),
    offline: offlineHtml([], '/sheet.css'),
    steps: nextSteps(order as never, payment, terms, {
      said: { confirmation: null, paying: null },
      place: '',
    }),
    list: listMessage(
      {
        plan: { title: '', period, made: null, lines: [] },
        things: [{ name: 'Tent', quantity: 2 }],
        total: 400,
      },
      { method: 'DELIVERY', address: '1 Quay Street', comment: 'By noon' },
      'https://quay.example',
    ),
    calendar: calendarFile(
      { number: 'A-1', period, secret: '', isRequest: false },
      '',
      new Date(0),
      'https://quay.example',
    ),
    busy: BUSY_PAGE,
    plan: pictureOf(
      { period, lines: [] } as never,
      { total: 987, isComplete: true, stocks: [null], uncounted: ['Tent', 'Chair'] },
      '2026-11-25',
    ),
    manifest: await get('/manifest.webmanifest'),
    map: await get('/map-frame'),
    norms,
  }),
)
