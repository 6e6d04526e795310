import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { formOrder, ORDER_FORM, type OrderForm } from '../support/formOrder.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { wordsOf } from '../support/html.ts'
import { readConsents, readExtras, readSlots } from '../support/orders.ts'
import { threeDays } from '../support/rental.ts'
import { get } from './shop.ts'

// How the harbour company takes orders: collected by the customer, with its own fields: see tests/support/harbour/company.json.

// Not when others rent the same things.
const PERIOD = threeDays(60)
const PATH = `/order?v=1&s=${PERIOD.start}&e=${PERIOD.end}&l=1_2`

const customer = { name: 'Mary Shore', phone: '+49 40 765 43 21', email: 'mary@harbour.example' }
const PLATE = { name: 'vehiclePlate', value: 'HH-MS 19' }

/** An order of two generators as the company takes it, but for `changes`. */
export function ownOrder(changes: object): object {
  const lines = [{ productId: '1', quantity: 2 }]
  return {
    ...orderInput({ idempotencyKey: randomUUID(), period: PERIOD, lines }),
    customer,
    delivery: { method: 'PICKUP' },
    extraFields: [PLATE],
    consents: ['training'],
    consent: false,
    ...changes,
  }
}

async function order(url: string, changes: object) {
  return (await ask<CreateOrderAnswer>(url, createOrder, { input: ownOrder(changes) })).createOrder
}

/** What the API answers where an order is not what the company asks for, and what the services get of one that is. */
export async function expectOwnRules(url: string, dataDir: string): Promise<void> {
  const wrong = async (changes: object) =>
    (await order(url, changes)).fields?.map(({ field, code, name }) => [field, code, name])
  expect(await wrong({ delivery: { method: 'DELIVERY', address: '1 Quay Street' } })).toEqual([
    ['DELIVERY_METHOD', 'NOT_OFFERED', null],
  ])
  expect(await wrong({ customer: { ...customer, email: ' ' } })).toEqual([
    ['CUSTOMER_EMAIL', 'REQUIRED', null],
  ])
  expect(await wrong({ extraFields: [{ name: 'helpers', value: 'two' }] })).toEqual([
    ['EXTRA_FIELDS', 'REQUIRED', 'vehiclePlate'],
    ['EXTRA_FIELDS', 'INVALID_FORMAT', 'helpers'],
  ])
  expect(await wrong({ consents: ['terms'], termsAccepted: false })).toEqual([
    ['TERMS_ACCEPTED', 'NOT_ACCEPTED', null],
    ['CONSENTS', 'NOT_ACCEPTED', 'training'],
  ])
  const extraFields = [{ name: 'unknown', value: 'x' }, { name: 'helpers', value: ' 2 ' }, PLATE]
  const made = await order(url, { customer: { ...customer, company: 'Shore Ltd' }, extraFields })
  expect(made).toMatchObject({ __typename: 'OrderCreated' })
  expect(readExtras(dataDir, made.order?.id ?? '')).toEqual({ helpers: '2', vehiclePlate: 'HH-MS 19' })
}

/** What its services get of what a customer has agreed to, and what it promises. */
export async function expectOwnPromises(url: string, dataDir: string): Promise<void> {
  const made = await order(url, { lines: [{ productId: '2', quantity: 1 }] })
  const version = expect.stringMatching(/^[\da-f]{12}$/)
  const consents = readConsents(dataDir, made.order?.id ?? '')
  expect(consents).toEqual([
    { name: 'terms', text: 'I accept the rental terms and the terms of business', version },
    {
      name: 'training',
      text: 'I can handle what I rent, or have it shown to me: see the warranty',
      version,
    },
  ])
  for (const path of ['/catalog/generator-6-kw', PATH]) {
    const { text } = await get(url, path, { headers: { accept: 'text/html' } })
    expect(wordsOf(text)).toContain('We show you how each tool works')
  }
  // Nor is it asked for where somebody writes to the company, and nothing is passed on.
  const query = `mutation ($input: SendFeedbackInput!) {
    sendFeedback(input: $input) { ... on FeedbackSent { messageId } }
  }`
  const input = { name: 'Mary', email: 'mary@harbour.example', message: 'Open on Sundays?', consent: false }
  const { sendFeedback } = await ask<{ sendFeedback: { messageId?: string } }>(url, query, { input })
  expect(readConsents(dataDir, sendFeedback.messageId ?? '', 'feedback')).toEqual([])
  expect(sendFeedback.messageId).toBeTruthy()
}

/** Its longest rental, how far ahead it takes orders, and its times of day, which the services get. */
export async function expectOwnTimes(url: string, dataDir: string): Promise<void> {
  const { start } = PERIOD
  const reason = async (end: string, from = start) =>
    (await order(url, { period: { start: from, end } })).period?.reason
  expect(await reason(addDays(start, 30))).toBe('TOO_LONG')
  expect(await reason(addDays(start, 202), addDays(start, 200))).toBe('TOO_FAR')
  const query = '{ __type(name: "TimeSlot") { enumValues { name } } }'
  const { __type: type } = await ask<{ __type: { enumValues: { name: string }[] } }>(url, query)
  expect(type.enumValues.map(({ name }) => name)).toEqual(['FROM_7_TO_12', 'FROM_13_30_TO_19'])
  const { text: schema } = await get(url, '/schema.graphql')
  expect(/enum TimeSlot \{[^}]+\}/.exec(schema)?.[0]).toMatch(/FROM_7_TO_12.+FROM_13_30_TO_19/s)
  const { text } = await get(url, PATH, { headers: { accept: 'text/html' } })
  expect(text).toContain('<option value="FROM_13_30_TO_19">13:30 to\u00A019:00</option>')
  const made = await order(url, {
    delivery: { method: 'PICKUP', deliverySlot: 'FROM_13_30_TO_19', returnSlot: 'FROM_7_TO_12' },
    period: { start, end: addDays(start, 29) },
  })
  expect(readSlots(dataDir, made.order?.id ?? '')).toEqual(['13:30-19:00', null])
}

/** An order that a client builds from the order form alone, and what the services get of it. */
export async function expectOwnOrderForm(url: string, dataDir: string): Promise<void> {
  const { settings } = await ask<{ settings: { orderForm: OrderForm } }>(url, ORDER_FORM, {})
  const lines = [{ productId: '2', quantity: 1 }]
  const made = await order(url, { ...formOrder(settings.orderForm), lines })
  expect(made).toMatchObject({ __typename: 'OrderCreated' })
  const id = made.order?.id ?? ''
  expect(readSlots(dataDir, id)).toEqual(['13:30-19:00', null])
  expect(readExtras(dataDir, id)).toEqual({ vehiclePlate: 'Marina Shore', helpers: '2', hasRamp: 'true' })
}

/** The form without scripts: its fields, and that it checks them. */
export async function expectOwnForm(url: string): Promise<void> {
  const { text } = await get(url, PATH, { headers: { accept: 'text/html' } })
  expect(namesIn(text)).toEqual([
    'name',
    'phone',
    'email',
    'deliverySlot',
    'extra.vehiclePlate',
    'extra.helpers',
    'extra.hasRamp',
    'comment',
    'termsAccepted',
    'extra.consent.training',
  ])
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(text) ?? []
  const [, consentsVersion = ''] = /name="consentsVersion" value="([^"]+)"/.exec(text) ?? []
  const fields = { key, consentsVersion, ...customer, 'extra.helpers': '-1', termsAccepted: 'true' }
  const send = (fields: Record<string, string>) =>
    fetch(url + PATH, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    })
  const refused = await send(fields)
  expect(refused.status).toBe(422)
  const answer = await refused.text()
  expect(answer).toContain('Plate of your vehicle, How many of you will load, warranty<')
  expect(answer).toContain('Please fill this in')
  const older = { ...fields, consentsVersion: '0f48d0dfbee9', 'extra.consent.training': 'true' }
  const outdated = await send(older)
  expect(outdated.status).toBe(422)
  const anew = await outdated.text()
  expect(anew).toContain('The new ones are below: please read and tick them')
  expect(anew).not.toMatch(/<input[^>]*name="(termsAccepted|extra\.consent\.training)"[^>]*checked/)
  const sent = await send({
    ...fields,
    'extra.vehiclePlate': 'HH-MS 19',
    'extra.helpers': '1',
    'extra.consent.training': 'true',
  })
  expect(sent.headers.get('location')).toMatch(/^\/order\/success\?number=/)
}

/** The names of what is filled in, in the order of the page. */
function namesIn(html: string): string[] {
  const form = html.match(/<noscript>.*?<\/noscript>/gs)?.find((part) => part.includes('<form'))
  return Array.from(
    (form ?? '').matchAll(/<(?:input|select|textarea)\b[^>]*?\bname="([^"]+)"/g),
    ([, name = '']) => name,
  ).filter((name) => !['key', 'total', 'consentsVersion'].includes(name))
}
