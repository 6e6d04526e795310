import { createHmac } from 'node:crypto'
import { CONSENTS_VERSION } from '#company/consents.ts'
import type { OrderBody } from '../rest/calls/orders.ts'
import type { OrderAnswer } from '../rest/shapes/orders.ts'
import { givenConsents } from './consents.ts'
import type { KeyRecord, UnsettledRecord } from './keys/keys.ts'
import { seal, unseal } from './keys/seal.ts'
import { type OrderForm, type OrderInput, type OrderRequest, toRequestedLines } from './orderRequest.ts'

/** An order whose form is in order, with a hash of its content. */
export type Draft = {
  key: string
  /** The expected total is left out: an order whose new sum was accepted is the same order. */
  fingerprint: string
  /** The network that it came from; null when it is not known. A repetition has that of the first. */
  client: string | null
  request: OrderRequest
  form: OrderForm
  /** The sum that the customer saw, in roubles; null when the client does not say. */
  expectedTotal: number | null
  /** The price of delivery that the customer saw; null where it was not quoted. */
  quotedDelivery: QuotedDelivery | null
}

/** A price of delivery in roubles, and what it was quoted for besides the form. */
type QuotedDelivery = NonNullable<OrderBody['quotedDelivery']>

/** The draft of an order. */
export function toDraft(input: OrderInput, form: OrderForm, client: string | null): Draft {
  const request = { period: { ...input.period }, ...toRequestedLines(input) }
  const key = input.idempotencyKey
  return {
    ...{ key, fingerprint: fingerprintOf(key, request, form), request, form, client },
    expectedTotal: input.expectedTotal ?? null,
    quotedDelivery: toQuoted(input),
  }
}

function toQuoted({ quotedDelivery, delivery }: OrderInput): QuotedDelivery | null {
  if (!quotedDelivery || delivery.method !== 'delivery') return null
  const { price, floor, lift } = quotedDelivery
  return { price, ...(floor != null && { floor }), ...(lift != null && { lift }) }
}

const SEALING_KEY = 16

/** Earlier versions sealed no client, and no price of delivery. */
type Sealed = Pick<Draft, 'request' | 'form'> & Partial<Pick<Draft, 'client' | 'quotedDelivery'>>

/** The record that is stored of a draft before it is sent. */
export function toRecord(draft: Draft, { total, sentAt, consentsVersion }: Sent): UnsettledRecord {
  const { key, fingerprint, request, form, client, quotedDelivery } = draft
  // A short key could be guessed from its hash, and would open what it seals.
  const sealed = key.length < SEALING_KEY ? undefined : seal(key, { request, form, client, quotedDelivery })
  return { fingerprint, total, sentAt, consentsVersion, state: 'sent', sealed }
}

/** The order that a key was sent with; null where its record does not have it: an earlier version wrote that. */
export function sentDraft(key: string, { fingerprint, total, sealed }: UnsettledRecord): Draft | null {
  // Authentic, so it is what `toRecord` wrote.
  const sent = sealed === undefined ? null : (unseal(key, sealed) as Sealed | null)
  const { client = null, quotedDelivery = null } = sent ?? {}
  return sent && { key, fingerprint, ...sent, client, quotedDelivery, expectedTotal: total }
}

/** A made order as it is stored: with its key alone can the secret of its page be read. */
export function toStored(key: string, order: OrderAnswer): OrderAnswer {
  const isSealed = order.secret !== null && key.length >= SEALING_KEY
  return { ...order, secret: isSealed ? seal(key, { secret: order.secret }) : null }
}

/** The order that was stored under this key. */
export function fromStored(key: string, order: OrderAnswer): OrderAnswer {
  const sealed = order.secret === null ? null : (unseal(key, order.secret) as { secret: string } | null)
  return { ...order, secret: sealed?.secret ?? null }
}

/** With which total an order is sent, when it first was, and under which consents: a repetition says the same. */
export type Sent = Pick<KeyRecord, 'total' | 'sentAt' | 'consentsVersion'>

/** The body of the request that sends a draft. */
export function toBody(
  { request, form, quotedDelivery }: Draft,
  { total, sentAt, consentsVersion }: Sent,
): OrderBody {
  // Nobody agreed to these words before there were any: a repetition under new ones has its own time.
  const givenAt = new Date(consentsVersion === CONSENTS_VERSION ? sentAt : Date.now())
  return {
    period: request.period,
    lines: request.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    relatedLines: request.relatedLines.map(({ productId, parentId, quantity }) => ({
      productId,
      parentId: parentId ?? '',
      quantity,
    })),
    ...form,
    // No order is made without all of them.
    ...givenConsents(givenAt),
    ...(request.code && { code: request.code }),
    ...(quotedDelivery && { quotedDelivery }),
    expectedTotal: total,
  }
}

/**
 * A hash of an order, without its form of what its price depends on. The order of the lines does not matter: a cart may be sent from two tabs.
 * Keyed, for a plain hash of a name and a phone number could be guessed from what is stored.
 */
export function fingerprintOf(
  key: string,
  { period, lines, relatedLines, code }: OrderRequest,
  form?: OrderForm,
): string {
  const sorted = [lines, relatedLines].map((list) =>
    list.map((line) => JSON.stringify([line.productId, line.parentId, line.quantity])).sort(),
  )
  const content: unknown[] = [period.start, period.end, sorted, ...(code ? [{ code }] : [])]
  if (form) {
    const { customer, delivery, comment, extraFields = [], ...own } = form
    content.push(customer, delivery, comment, ...extraFields, ...Object.entries(own))
  }
  return createHmac('sha256', key).update(JSON.stringify(content)).digest('hex')
}
