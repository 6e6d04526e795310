import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOrder, ORDER_FORM, type OrderForm } from '../support/formOrder.ts'
import { orderInput, sendOrder } from './order.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway
let keys = 0
const newKey = () => `checked-order-${++keys}`

beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => {
  gateway.seen()
})
afterAll(() => gateway.close())

const posts = () => gateway.seen().filter((request) => request.startsWith('POST'))
const line = (productId: string, quantity: number) => ({ productId, quantity })
const extra = (productId: string, parentId: string, quantity = 1) => ({ productId, parentId, quantity })
const NAME = 'Стул „Кьявари“, золото'

test.each([
  ['a quantity of 0', { lines: [line('101', 0)] }, 'QUANTITY_INVALID'],
  ['a negative quantity', { lines: [line('101', -1)] }, 'QUANTITY_INVALID'],
  ['a huge quantity', { lines: [line('101', 2_000_000_000)] }, 'QUANTITY_TOO_LARGE'],
  ['more than there is', { lines: [line('101', 421)] }, 'NOT_ENOUGH_STOCK'],
  ['an unknown product', { lines: [line('999', 1)] }, 'PRODUCT_UNKNOWN'],
  ['the same product twice', { lines: [line('101', 1), line('101', 1)] }, 'DUPLICATE'],
  ['an extra without its product', { relatedLines: [extra('111', '102')] }, 'PARENT_MISSING'],
  ['a product that is no extra', { relatedLines: [extra('150', '101')] }, 'NOT_RELATED'],
  [
    'more of one product than there is as a line and as an extra',
    { lines: [line('101', 1), line('111', 9_000)], relatedLines: [extra('111', '101', 9_000)] },
    'NOT_ENOUGH_STOCK',
  ],
])('%s is a problem of its line, and nothing is sent', async (_what, changes, code) => {
  const result = await sendOrder(gateway, orderInput(newKey(), changes))
  expect(result).toMatchObject({
    __typename: 'OrderInputProblem',
    code: 'INPUT_INVALID',
    fields: [],
    period: null,
  })
  expect(result.lines?.map((problem) => problem.code)).toContain(code)
  expect(result.lines?.[0]?.message).toMatch(/^(«|Предмет №)/)
  expect(posts()).toEqual([])
})

test('a line’s problem names the product, and how many there are', async () => {
  const { lines } = await sendOrder(gateway, orderInput(newKey(), { lines: [line('101', 5000)] }))
  expect(lines).toEqual([
    {
      productId: '101',
      parentId: null,
      code: 'NOT_ENOUGH_STOCK',
      requested: 5000,
      available: 420,
      message: `«${NAME}»: на\u00a0эти даты свободно 420\u00a0из\u00a05\u202f000. Уменьшите количество или выберите другие даты.`,
    },
  ])
})

test('the totals of a quote count what is free, and nobody pays for more', async () => {
  const quoteOf = async (quantity: number) => {
    const lines = `lines: [{ productId: "101", quantity: ${quantity} }]`
    const related = `relatedLines: [{ productId: "111", parentId: "101", quantity: ${quantity} }]`
    const { data } = await gateway.ask<{ rentQuote: object }>(`{ rentQuote(input: {
      period: { start: "2026-12-12", end: "2026-12-14" }, ${lines}, ${related}
    }) { total relatedTotal payment { payable prepayment } lines { total counted problem { available } } } }`)
    return data?.rentQuote
  }
  const enough = await quoteOf(420)
  expect(enough).toMatchObject({ lines: [{ total: 504_000, counted: true, problem: null }] })
  expect(await quoteOf(9000)).toMatchObject({
    lines: [{ total: 504_000, counted: true, problem: { available: 420 } }],
    total: 504_000 + (await freeCovers()) * 120,
  })
})

async function freeCovers(): Promise<number> {
  const { data } = await gateway.ask<{ productsByIds: { stock: number }[] }>(
    '{ productsByIds(ids: ["111"]) { stock(period: { start: "2026-12-12", end: "2026-12-14" }) } }',
  )
  return data?.productsByIds[0]?.stock ?? 0
}

test('what is out of stock on the dates cannot be ordered', async () => {
  const result = await sendOrder(gateway, orderInput(newKey(), { lines: [line(await outOfStock(), 1)] }))
  expect(result.lines).toMatchObject([{ code: 'OUT_OF_STOCK', available: 0 }])
  expect(posts()).toEqual([])
})

async function outOfStock(): Promise<string> {
  const { data } = await gateway.ask<{ product: { id: string } }>('{ product(slug: "kornhol-nabor") { id } }')
  return data?.product.id ?? ''
}

test.each([
  ['start in the past', '2026-11-30', '2026-12-05', 'START_IN_PAST'],
  ['reversed', '2026-12-14', '2026-12-12', 'REVERSED'],
  ['too short', '2026-12-12', '2026-12-12', 'TOO_SHORT'],
  ['too long', '2026-12-12', '2028-12-12', 'TOO_LONG'],
  ['too far', '2028-05-31', '2028-06-02', 'TOO_FAR'],
])('dates that are %s are a problem of the period', async (_what, start, end, reason) => {
  const result = await sendOrder(gateway, orderInput(newKey(), { period: { start, end } }))
  expect(result).toMatchObject({
    __typename: 'OrderInputProblem',
    code: 'INPUT_INVALID',
    period: { reason, message: result.message, minOrderDays: 2, today: '2026-12-01' },
    fields: [],
    lines: [],
  })
  expect(result.message).toMatch(/[а-я]/)
  expect(posts()).toEqual([])
})

test('dates too far ahead are refused with the last day that there is, and a quote says so too', async () => {
  const period = { start: '2028-05-31', end: '2028-06-02' }
  const { message } = await sendOrder(gateway, orderInput(newKey(), { period }))
  expect(message).toContain('не\u00a0позже 1 июня 2028\u00a0года')
  const query = `query ($input: RentQuoteInput!) { rentQuote(input: $input) { total periodProblem { reason message } } }`
  const { data } = await gateway.ask(query, { input: { period, lines: [line('101', 1)] } })
  expect(data).toMatchObject({ rentQuote: { periodProblem: { reason: 'TOO_FAR', message } } })
  const last = { start: '2028-05-30', end: '2028-06-01' }
  expect(await sendOrder(gateway, orderInput(newKey(), { period: last }))).toMatchObject({
    __typename: 'OrderCreated',
  })
})

test.each([
  ['of a line', { lines: [{ productId: '101', quantity: 1, basicPricePerDay: 1 }] }],
  ['of the order', { total: 1 }],
])('a price from the client is no part of an order', async (_where, changes) => {
  const input = orderInput(newKey(), changes)
  const query = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename } }'
  const { data, errors } = await gateway.ask(query, { input })
  expect(data).toBeUndefined()
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  expect(gateway.seen()).toEqual([])
})

test.each([[1.5], ['NaN'], [1e10], [null], ['2']])(
  'a quantity of %s is refused by the schema',
  async (quantity) => {
    const input = orderInput(newKey(), { lines: [{ productId: '101', quantity }] })
    const query = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename } }'
    const { data, errors } = await gateway.ask(query, { input })
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    expect(gateway.seen()).toEqual([])
  },
)

test('an identifier that no product can have is unknown, and not requested', async () => {
  const ids = [' ', '101,102', '..', 'x'.repeat(120), 'щ'.repeat(20), '10\u00001', '<b>']
  const result = await sendOrder(gateway, orderInput(newKey(), { lines: ids.map((id) => line(id, 1)) }))
  expect(result.lines?.map(({ code }) => code)).toEqual(ids.map(() => 'PRODUCT_UNKNOWN'))
  expect(new Set(result.lines?.map(({ message }) => message.split(':')[0]))).toEqual(
    new Set(['Неизвестный предмет']),
  )
  expect(gateway.seen().filter((request) => /product_ids/.test(request) === false)).toEqual([
    'GET /v2/settings',
    expect.stringMatching('^GET /v2/calendar'),
  ])
})

test('many long identifiers are sent in URLs that services accept', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => line(`${'щ'.repeat(18)}${index}`, 1))
  const result = await sendOrder(gateway, orderInput(newKey(), { lines }))
  expect(result.lines?.map(({ code }) => code)).toEqual(lines.map(() => 'PRODUCT_UNKNOWN'))
  const asked = gateway.services.calls.filter(({ path }) => path.includes('product_ids'))
  expect(asked).toHaveLength(2)
  expect(Math.max(...asked.map(({ path }) => path.length))).toBeLessThan(16_000)
})

const customer = (changes: object) => ({ customer: { name: 'Анна', phone: '+79000000000', ...changes } })

test.each([
  ['a short key', { idempotencyKey: 'short' }, 'IDEMPOTENCY_KEY', 'INVALID_FORMAT'],
  ['a key with spaces', { idempotencyKey: 'a key with spaces' }, 'IDEMPOTENCY_KEY', 'INVALID_FORMAT'],
  ['no lines', { lines: [] }, 'LINES', 'REQUIRED'],
  ['1,000 lines', { lines: Array(1000).fill(line('101', 1)) }, 'LINES', 'TOO_MANY'],
  ['no name', customer({ name: ' ' }), 'CUSTOMER_NAME', 'REQUIRED'],
  ['a long name', customer({ name: 'я'.repeat(101) }), 'CUSTOMER_NAME', 'TOO_LONG'],
  ['a name with NUL', customer({ name: 'a\u0000b' }), 'CUSTOMER_NAME', 'FORBIDDEN_CHARACTERS'],
  ['a name in two lines', customer({ name: 'a\r\nb' }), 'CUSTOMER_NAME', 'FORBIDDEN_CHARACTERS'],
  ['no phone', customer({ phone: '' }), 'CUSTOMER_PHONE', 'REQUIRED'],
  ['letters in the phone', customer({ phone: 'позвоните мне' }), 'CUSTOMER_PHONE', 'INVALID_FORMAT'],
  ['an address without @', customer({ email: 'anna.mail' }), 'CUSTOMER_EMAIL', 'INVALID_FORMAT'],
  ['no address', { delivery: { method: 'DELIVERY', address: ' ' } }, 'DELIVERY_ADDRESS', 'REQUIRED'],
  ['a long comment', { comment: 'я'.repeat(2001) }, 'COMMENT', 'TOO_LONG'],
  ['no consent', { consent: false }, 'CONSENT', 'NOT_ACCEPTED'],
  ['terms that were not accepted', { termsAccepted: false }, 'TERMS_ACCEPTED', 'NOT_ACCEPTED'],
])('%s is a problem of its field, and nothing is sent', async (_what, changes, field, code) => {
  const result = await sendOrder(gateway, orderInput(newKey(), changes))
  expect(result).toMatchObject({ __typename: 'OrderInputProblem', code: 'INPUT_INVALID' })
  expect(result.fields).toContainEqual({
    field,
    name: null,
    code,
    message: expect.stringMatching(/[а-я]/),
  })
  expect(result).toMatchObject({
    message: 'Проверьте отмеченные поля\u00A0— и\u00A0всё отправим.',
    period: null,
  })
  expect(posts()).toEqual([])
})

test.each([
  [251, 0, 'LINES'],
  [200, 51, 'RELATED_LINES'],
])('%i products and %i extras are too many %s, said once', async (products, extras, field) => {
  const lines = Array.from({ length: products }, (_, index) => line(`p${index}`, 1))
  const relatedLines = Array.from({ length: extras }, (_, index) => extra(`e${index}`, 'p0'))
  const { fields } = await sendOrder(gateway, orderInput(newKey(), { lines, relatedLines }))
  expect(fields).toMatchObject([{ field, code: 'TOO_MANY', message: expect.stringContaining('251') }])
  expect(gateway.seen()).toEqual(['GET /v2/settings', expect.stringMatching('^GET /v2/calendar')])
})

test.each([
  ['+7 900', 'Не\u00A0хватает семи цифр'],
  ['90000', 'Не\u00A0хватает пяти цифр'],
  ['8916245112', 'Не\u00A0хватает одной цифры'],
  ['+7 900 000-00-0', 'Не\u00A0хватает одной цифры'],
])('for the phone %s the problem says how many digits are missing', async (phone, message) => {
  const { fields } = await sendOrder(gateway, orderInput(newKey(), customer({ phone })))
  expect(fields).toEqual([{ field: 'CUSTOMER_PHONE', name: null, code: 'INVALID_FORMAT', message }])
})

test('each missing consent has its own problem', async () => {
  const neither = { consent: false, termsAccepted: false }
  const { fields } = await sendOrder(gateway, orderInput(newKey(), neither))
  expect(fields?.map(({ field }) => field)).toEqual(['TERMS_ACCEPTED', 'CONSENT'])
  expect(new Set(fields?.map(({ message }) => message)).size).toBe(2)
  expect(posts()).toEqual([])
})

test.each([['consent'], ['termsAccepted']])('an order without %s is no order of the schema', async (name) => {
  const input = { ...orderInput(newKey()), [name]: undefined }
  const query = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename } }'
  const { data, errors } = await gateway.ask(query, { input })
  expect(data).toBeUndefined()
  expect(errors?.[0]?.message).toContain(name)
})

test.each([
  ['89002451122', '+7 900 245-11-22'],
  ['+７（９００）２４５－１１－２２', '+7 900 245-11-22'],
  ['+375 (29) 123-45-67', '+375 29 123 45 67'],
])('the phone %s is sent on as %s', async (phone, number) => {
  await sendOrder(gateway, orderInput(newKey(), customer({ phone })))
  const sent = gateway.services.calls.findLast(({ path }) => path.endsWith('/orders'))
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ customer: { phone: number } })
})

test('scripts, emoji, right-to-left text and formulas are kept as they are', async () => {
  const comment = '<script>alert(1)</script> 🎉 \u202eabc =SUM(A1)\nвторая строка'
  const result = await sendOrder(gateway, orderInput(newKey(), { comment }))
  expect(result.__typename).toBe('OrderCreated')
  const sent = gateway.services.calls.find(({ path }) => path.endsWith('/orders'))
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ comment })
})

test('an order is built from the order form alone, and what is left out is told by its name there', async () => {
  const { data } = await gateway.ask<{ settings: { orderForm: OrderForm } }>(ORDER_FORM)
  const form = data?.settings.orderForm as OrderForm
  const required = form.fields.filter(({ required }) => required)
  expect(required.map(({ name }) => name)).toEqual(['customer.name', 'customer.phone', 'delivery.address'])
  for (const field of required) {
    const { fields } = await sendOrder(gateway, orderInput(newKey(), formOrder(form, [field])))
    expect(fields).toMatchObject([{ field: field.field, code: 'REQUIRED' }])
  }
  const made = await sendOrder(gateway, orderInput(newKey(), formOrder(form)))
  expect(made).toMatchObject({ __typename: 'OrderCreated' })
})
