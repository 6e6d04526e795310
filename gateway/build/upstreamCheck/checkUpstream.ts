import { CONSENT_PAGES } from '#company/consents.ts'
import { type Call, type CallInput, isRead } from '../../rest/calls/call.ts'
import { CALLS, type CallName, OPTIONAL } from '../../rest/calls/index.ts'
import type { OrderBody } from '../../rest/calls/orders.ts'
import { toSegment } from '../../rest/calls/query.ts'
import type { QuotesBody } from '../../rest/calls/quotes.ts'
import type { RestOptions } from '../../rest/options.ts'
import { isRecord } from '../../rest/values/shape.ts'
import { listNotes, watchStock } from './furtherTrials.ts'
import { salesNotes } from './salesNotes.ts'
import { createTrials, type Trial } from './trial.ts'
import { dayAhead, trialOrder } from './trialOrder.ts'
import { quoteNotes, trialQuotes } from './trialQuotes.ts'

/** How one call of a company's services fits what the gateway expects. */
export type CheckResult = {
  call: CallName
  /** The request, as sent or as it would be. */
  request: string
  verdict: 'fits' | 'fails' | 'skipped'
  /** The faults of an answer, or the reason why nothing was input. */
  notes: string[]
  /** Facts that are no fault, and worth knowing. */
  hints?: string[]
}

/** `write`: also create an order, a message and a traffic source, which say of themselves that they are trials. */
type CheckOptions = Omit<RestOptions, 'retries'> & { write: boolean }

/** Where an entity comes from that a call can be tried with. */
const SOURCES: Partial<Record<CallName, CallName>> = {
  categoryBySlug: 'categories',
  productBySlug: 'products',
  productsByIds: 'products',
  solutionBySlug: 'solutions',
  solutionSimilar: 'solutions',
  articleBySlug: 'articles',
  articleCategoryBySlug: 'articleCategories',
  assortmentBySlug: 'assortments',
  calendar: 'settings',
  quotes: 'products',
  deliveryQuote: 'products',
}

/** The checked result of a call. */
type Answer<C extends CallName> = NonNullable<ReturnType<(typeof CALLS)[C]['answer']['read']>>

const SMALL_LIMIT = 3
/** The largest page that a service has to give. */
const MANY = 100
const LIMITED = { limit: SMALL_LIMIT }
/** Among the days after the one of a trial order is one that can be ordered. */
const SEARCHED_DAYS = 90
const UNKNOWN_SLUG = 'no-such-slug-9f3b'
/** For a mock server, which has no slugs of its own; others do not read it. */
const MEANT_AS_UNKNOWN = { prefer: 'code=404' }

/** Tries every call, and tells call by call what fits. Lists come first: they name what the others are tried with. */
export async function checkUpstream(options: CheckOptions): Promise<CheckResult[]> {
  const trials = createTrials(options)
  const values: Partial<Record<CallName, unknown>> = {}

  async function check(name: CallName): Promise<CheckResult> {
    const call: Call = CALLS[name]
    const input = unnamed(name) ?? (isRead(call) ? toRead(name, call) : await toCreate(name))
    if (typeof input === 'string') {
      return { call: name, request: `${call.method} ${call.path}`, verdict: 'skipped', notes: [input] }
    }
    // The body was made by `trialOrder`.
    const stock = name === 'createOrder' ? await watchStock(askProducts, input.body as OrderBody) : null
    const trial = await trials.run(name, input)
    values[name] = trial.value
    const notes = [...trial.notes, ...(await furtherNotes(name, input, trial))]
    if (stock && trial.value) notes.push(...(await stock(trial.value as Answer<'createOrder'>)))
    if (name === 'calendar' && isRecord(trial.sent) && !('closed' in trial.sent))
      notes.push('result.closed is missing: every day is open')
    if (trial.value === undefined && OPTIONAL[name] !== undefined)
      notes.push(`until it is there, take ${OPTIONAL[name]} out of the capabilities of settings`)
    const hints =
      name === 'products' && trial.value ? await ofSales() : name === 'page' ? await ofDocuments() : []
    return { call: name, request: trial.request, verdict: notes.length > 0 ? 'fails' : 'fits', notes, hints }
  }

  /** The first hundred products, and whether the last page that `total` promises has any. */
  async function ofSales(): Promise<string[]> {
    const { value, sent } = await askProducts({ limit: MANY })
    const { items, total } = (value ?? { items: [], total: null }) as Answer<'products'>
    const last = Math.ceil((total ?? 0) / MANY)
    const end = last > 1 ? itemsOf((await askProducts({ page: last, limit: MANY })).value) : items
    const isShort = end.length === 0 || (last === 1 && items.length !== total)
    return [
      ...salesNotes(items, listIn(sent)),
      ...(total !== null && total > 0 && isShort
        ? [`total says ${total}, page ${last} of ${MANY} has ${end.length}`]
        : []),
    ]
  }

  /** Customers accept these, by the company's consents. */
  async function ofDocuments(): Promise<string[]> {
    const hints: string[] = []
    for (const slug of CONSENT_PAGES) {
      const { value } = await trials.run('page', { params: { slug, project: options.project } })
      if (value === null) hints.push(`there is no page “${slug}”, which a consent of the order form names`)
    }
    return hints
  }

  const askProducts = (params: object) => trials.run('products', { params })

  function toRead(name: CallName, call: Call): CallInput | string {
    if (name === 'page') return { params: { slug: 'about', project: options.project } }
    if ('limit' in call.params) return { params: LIMITED }
    if (name === 'calendar')
      return { params: { from: dayAhead(new Date()), to: dayAhead(new Date(), SEARCHED_DAYS) } }
    if (name === 'customerOrderBySecret') return ofTrialOrder()
    const source = SOURCES[name]
    if (!source) return {}
    const [entity] = itemsOf(values[source])
    if (!entity) return `${source} names nothing that this could be tried with`
    if (name === 'deliveryQuote') return { body: trialDelivery(entity.id, values.settings) }
    if (name === 'quotes') return { body: trialQuotes(itemsOf(values.products), new Date()) }
    return { segment: toSegment(name === 'productsByIds' ? entity.id : entity.slug) ?? '' }
  }

  /** Why an optional call is not tried; null: it is named, or not optional. */
  function unnamed(name: CallName): string | null {
    const capability = OPTIONAL[name]
    const settings = values.settings as Answer<'settings'> | undefined
    if (capability === undefined || settings?.capabilities.includes(capability)) return null
    return `capabilities of settings do not name ${capability}`
  }

  /** The order that was made before: the calls of a customer are tried with it. */
  function ofTrialOrder(body?: object): CallInput | string {
    const secret = (values.createOrder as Answer<'createOrder'> | undefined)?.secret
    if (!secret) return 'needs the secret of an order that --write has made'
    return { segment: secret, ...(body && { body, idempotencyKey: `check-${crypto.randomUUID()}` }) }
  }

  async function toCreate(name: CallName): Promise<CallInput | string> {
    if (!options.write) return 'writes something: tried only with --write'
    if (name === 'cancelOrder') return ofTrialOrder({})
    if (name === 'reportTrafficSource') return { body: { source: 'upstream-check' } }
    if (name === 'sendFeedback') return { body: { name: 'Upstream check', email: 'check@example.com' } }
    if (name === 'leaveWaitlist') {
      const { secret } = (values.joinWaitlist ?? {}) as Partial<Answer<'joinWaitlist'>>
      return secret ? { segment: secret } : 'joinWaitlist names nothing that this could be tried with'
    }
    const [product] = itemsOf(values.products)
    if (name === 'joinWaitlist' && product) {
      const days = { start: dayAhead(new Date()), end: dayAhead(new Date()) }
      const wait = { productId: product.id, quantity: 1, period: days, contact: 'check@example.com' }
      return { body: wait, idempotencyKey: `check-${crypto.randomUUID()}` }
    }
    if (!values.products || !values.settings) return 'needs products and settings'
    // Both were checked against the shapes that these types are made of.
    const [products, settings] = [
      values.products as Answer<'products'>,
      values.settings as Answer<'settings'>,
    ]
    const { closed = [] } = (values.calendar ?? {}) as Partial<Answer<'calendar'>>
    const body = trialOrder(products, settings, closed, new Date())
    if (typeof body === 'string') return body
    if (name === 'requestOrderChange') {
      const { period, lines, relatedLines } = body
      return ofTrialOrder({ period, lines, relatedLines })
    }
    const expectedTotal =
      (settings.capabilities.includes('quotes') && (await quotedTotal(body))) || body.expectedTotal
    return { body: { ...body, expectedTotal }, idempotencyKey: `check-${crypto.randomUUID()}` }
  }

  /** The total of a trial order by a tariff of the company's own. */
  async function quotedTotal({ period, lines }: OrderBody): Promise<number | null | undefined> {
    const { value } = await trials.run('quotes', { body: { periods: [{ ...period, lines }] } })
    return (value as Answer<'quotes'> | undefined)?.periods[0]?.total
  }

  /** Notes that one request alone cannot give: limits, unknown slugs, repeated orders. */
  async function furtherNotes(name: CallName, input: CallInput, { value }: Trial): Promise<string[]> {
    const call: Call = CALLS[name]
    if (value === null) return ['is answered with 404 although there should be one']
    if (input.params === LIMITED && itemsOf(value).length > SMALL_LIMIT) {
      return [`limit=${SMALL_LIMIT} is answered with ${itemsOf(value).length} items`]
    }
    // For what is similar to nothing an empty list is as good as 404.
    if (name === 'settings' && (value as Answer<'settings'> | undefined)?.minOrderDays === null)
      return ['result.minOrderDays is missing, so nothing can be priced or ordered']
    if (name === 'quotes') return ofQuotes(input, value as Answer<'quotes'> | undefined)
    if (name === 'products')
      return [...(await listNotes(askProducts, itemsOf(value))), ...(await ofOneProduct(itemsOf(value)))]
    if (call.nullable && input.segment && name !== 'solutionSimilar') {
      const unknown = await trials.run(name, { ...input, segment: UNKNOWN_SLUG }, MEANT_AS_UNKNOWN)
      const isFine = unknown.value === null
      return isFine ? [] : [`${unknown.request} is not answered with 404: ${unknown.notes.join('; ')}`]
    }
    if (name !== 'createOrder' || value === undefined) return []
    const again = await trials.run(name, input)
    const [first, second] = [value as Answer<'createOrder'>, again.value as Answer<'createOrder'> | undefined]
    if (second?.id === first.id && second.replayed) return []
    return [`the same Idempotency-Key again is not answered with the same order: ${again.notes.join('; ')}`]
  }

  /** The same question has the same sums: an order is quoted once more before it is sent. */
  async function ofQuotes(input: CallInput, quotes: Answer<'quotes'> | undefined): Promise<string[]> {
    const notes = quoteNotes(input.body as QuotesBody, quotes)
    if (!quotes || notes.length > 0) return notes
    const { value } = await trials.run('quotes', input)
    const totals = (answer: Answer<'quotes'> | undefined) =>
      JSON.stringify(answer?.periods.map(({ total }) => total))
    const isSame = totals(value as Answer<'quotes'> | undefined) === totals(quotes)
    return isSame ? [] : ['the same question again is answered with other totals']
  }

  /** Orders stand on this: the products that are named, and no others, as they are on given days. */
  async function ofOneProduct(products: readonly { id: string }[]): Promise<string[]> {
    const id = products.at(-1)?.id
    if (id === undefined) return []
    const day = dayAhead(new Date())
    const params = { ids: [id], period: { start: day, end: day }, limit: 100 }
    const { request, value, notes } = await askProducts(params)
    const ids = itemsOf(value).map(({ id }) => id)
    if (ids.length === 1 && ids[0] === id) return []
    return [`${request} is not answered with that one product: ${notes.join('; ') || `${ids.length} items`}`]
  }

  try {
    const results: CheckResult[] = []
    for (const name of inOrder()) results.push(await check(name))
    return results
  } finally {
    await trials.close()
  }
}

/** To the company itself: there it has a price. */
function trialDelivery(productId: string, settings: unknown): object {
  const address = (settings as Answer<'settings'> | undefined)?.footer.address ?? 'Upstream check'
  const days = { start: dayAhead(new Date()), end: dayAhead(new Date(), 2) }
  return { address, period: days, slots: {}, lines: [{ productId, quantity: 1 }] }
}

const RANKS = { GET: 0, POST: 2, DELETE: 3 }

function inOrder(): CallName[] {
  const names = Object.keys(CALLS) as CallName[]
  const rank = (name: CallName) => {
    // A customer reads the order that was made, asks to change it and cancels it: it is free again.
    if (OPTIONAL[name] === 'orders') return name === 'cancelOrder' ? 4 : 3
    return RANKS[isRead(CALLS[name]) ? 'GET' : CALLS[name].method] + (SOURCES[name] ? 1 : 0)
  }
  return names.toSorted((one, other) => rank(one) - rank(other))
}

function listIn(sent: unknown): object[] {
  const data: unknown = isRecord(sent) ? sent.data : sent
  return Array.isArray(data) ? data.filter(isRecord) : []
}

function itemsOf(value: unknown): { id: string; slug: string }[] {
  // Every list that SOURCES names holds entities with an id and a slug, or the shapes had left them out.
  return value ? ((value as { items?: { id: string; slug: string }[] }).items ?? []) : []
}
