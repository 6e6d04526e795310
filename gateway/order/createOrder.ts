import { CONSENTS_VERSION } from '#company/consents.ts'
import { texts } from '#company/texts/index.ts'
import { toMinor } from '#gateway/rental/price.ts'
import { RETRYABLE_STATUSES } from '../rest/errors.ts'
import { isTooLarge, wholeStocks } from './bounds.ts'
import { checkForm, consentsProblem, timesProblems } from './checkForm.ts'
import { type Draft, fingerprintOf, fromStored, sentDraft, toDraft, toRecord } from './draft.ts'
import { formProblem, inputProblem } from './inputProblem.ts'
import type { KeyRecord } from './keys/keys.ts'
import { namesOf, problemsOf } from './lines.ts'
import type { OrderInput } from './orderRequest.ts'
import { limitProblem, type OrderContext, type OrderProblem, type OrderResult } from './orderResult.ts'
import { type Checked, keyConflict, postOrder } from './postOrder.ts'
import { type PricedOrder, priceOrder } from './priceOrder.ts'
import { otherDelivery } from './quoteDelivery.ts'
import { serviceProblem } from './serviceProblem.ts'

/**
 * Creates an order at most once for a key: it is checked, priced with fresh data, stored and sent by one POST. A key in flight is
 * joined, a finished one answered from the store. One whose answer was lost is settled before another order is made of it.
 */
export async function createOrder(input: OrderInput, context: OrderContext): Promise<OrderResult> {
  const { form, fields } = checkForm(input)
  const outdated = consentsProblem(input)
  if (fields) return formProblem(input, [...outdated, ...fields], context)
  const draft = toDraft(input, form, context.client)
  const { keys, running } = context.orders
  // An order created under other words stays created.
  if (outdated.length > 0 && (await keys.find(draft.key))?.state !== 'created')
    return formProblem(input, outdated, context)

  const other = running.get(draft.key)
  if (other) {
    const result = await other.result
    const isSame = other.fingerprint === draft.fingerprint
    if (!isSame) return besides(result) ?? createOrder(input, context)
    // That one saw another sum: this one may have accepted the new one.
    const isRepriced = result.kind === 'price' && result.expected !== draft.expectedTotal
    return isRepriced ? createOrder(input, context) : asReplay(result)
  }
  const result = place(draft, context)
  running.set(draft.key, { fingerprint: draft.fingerprint, result })
  try {
    return await result
  } finally {
    running.delete(draft.key)
  }
}

/** The result for an order whose key was settled first; then the key is free for it, or it is answered. */
async function place(draft: Draft, context: OrderContext): Promise<OrderResult> {
  const { keys } = context.orders
  const known = await keys.find(draft.key)
  const settled = await settle(known, draft, context)
  if (settled) return settled
  const checked = await admit(draft, known, context)
  // Another server may have sent an order with this key meanwhile: then its own units are what is missing.
  if ('kind' in checked) return (await settle(await keys.find(draft.key), draft, context)) ?? checked
  if (known?.state === 'priced') await keys.forget(draft.key)
  const sent = await claim(draft, checked, context)
  if (sent) return (await settle(sent, draft, context)) ?? place(draft, context)
  return send(draft, checked, context)
}

/** For so long another order is still wanted that was sent with the same key. */
const SETTLED_MS = 60 * 60 * 1000

/**
 * The result of what the key has: null where it has nothing, or no longer, for the service refused that. An order of which nobody
 * knows is sent again unchanged, and not checked first: it may exist, and its own units would count against it.
 */
async function settle(
  known: KeyRecord | null,
  draft: Draft,
  context: OrderContext,
): Promise<OrderResult | null> {
  if (!known || known.state === 'priced') return null
  const isSame = known.fingerprint === draft.fingerprint
  if (known.state === 'created') {
    const order = fromStored(draft.key, known.order)
    return isSame ? { kind: 'created', order, replayed: true } : keyConflict(order)
  }
  const isRecent = known.sentAt > Date.now() - SETTLED_MS
  const sent = (isSame || isRecent ? sentDraft(draft.key, known) : null) ?? (isSame ? draft : null)
  if (!sent) return keyConflict(null)
  const { verdict, result } = await postOrder(sent, { ...known, names: new Map() }, false, context)
  if (verdict === 'refused') return null
  return isSame ? result : besides(result)
}

/** The result for an order with the key of another one, which ended so; null: the key is free. */
function besides(result: OrderResult): OrderProblem | null {
  if (result.kind === 'key') return result
  if (result.kind === 'created') return keyConflict(result.order)
  if (result.kind !== 'service' || !result.mayExist) return null
  // A request that a service refuses each time would never be settled.
  const isForGood = result.refused && !RETRYABLE_STATUSES.has(result.status ?? 0)
  if (result.order || isForGood) return keyConflict(result.order)
  return { ...result, message: texts.order.firstUnclear }
}

/** Stores the key of an order that was admitted; or answers what has it, and another order is then counted no longer. */
async function claim(draft: Draft, checked: Checked, context: OrderContext): Promise<KeyRecord | null> {
  const { keys, open } = context.orders
  const existing = await keys.claim(draft.key, toRecord(draft, checked))
  if (existing && existing.fingerprint !== draft.fingerprint && draft.client !== null)
    await open?.drop(draft, draft.client)
  return existing
}

async function send(draft: Draft, checked: Admitted, context: OrderContext): Promise<OrderResult> {
  const { result, repriced } = await postOrder(draft, checked, true, context)
  if (!repriced) return result
  // Within the moment since the check; otherwise the service counts in another way than the shop.
  const again = await check({ ...draft, expectedTotal: checked.total }, checked.agreed, context)
  if ('kind' in again) return again
  const { log, keys } = context.orders
  const { total } = repriced
  const sums = { total: checked.total, serviceTotal: total, requestId: context.requestId }
  log.warn(sums, 'the order service prices an order otherwise than the shop')
  if (total === null) return result.kind === 'service' ? { ...result, retryable: false } : result
  const { sealed: _, ...record } = toRecord(draft, { ...checked, total })
  const fingerprint = fingerprintOf(draft.key, draft.request)
  await keys.replace(draft.key, { ...record, fingerprint, state: 'priced' })
  const problem = { kind: 'price' as const, message: texts.order.priceChanged }
  return { ...problem, expected: checked.total, total, quote: again.priced }
}

/** A new order, checked and counted among those of its network; or why it cannot be sent. */
async function admit(
  draft: Draft,
  known: KeyRecord | null,
  context: OrderContext,
): Promise<Admitted | OrderProblem> {
  const { requestId, orders } = context
  const { client } = draft
  const isPriced = known?.state === 'priced' && known.fingerprint === fingerprintOf(draft.key, draft.request)
  const checked = await check(draft, isPriced ? known.total : null, context)
  const isOpen =
    'kind' in checked ||
    !orders.open ||
    client === null ||
    (await orders.open.take(
      {
        ...{ key: draft.key, fingerprint: draft.fingerprint, period: draft.request.period },
        ...{ stocks: wholeStocks(checked.priced), at: checked.sentAt },
      },
      client,
    ))
  const result = isOpen ? checked : limitProblem('open')
  if ('kind' in result && result.kind === 'limit')
    orders.log.warn({ limit: result.limit, requestId }, 'an order was left to a person')
  return result
}

/** An order that may be sent. `agreed`: its total is the one that the service offered, and the customer accepted. */
type Admitted = Checked & { priced: PricedOrder; agreed: number | null }

/** The order priced with fresh data, or why it cannot be sent. `offered`: the total that the service has named for it. */
async function check(
  draft: Draft,
  offered: number | null,
  context: OrderContext,
): Promise<Admitted | OrderProblem> {
  const { request, form, expectedTotal } = draft
  try {
    const [priced, delivery] = await Promise.all([
      priceOrder(request, context),
      otherDelivery(draft, context.rest),
    ])
    const fields = timesProblems(form.delivery, request.period, context, priced.handOver)
    const wrong = inputProblem({ fields, period: priced.periodRefusal, lines: problemsOf(priced) })
    if (wrong) return wrong
    if (isTooLarge(priced, context.orders.bounds)) return limitProblem('size')
    const agreed = expectedTotal === null || expectedTotal === offered ? offered : null
    const total = agreed ?? priced.total.total
    if (delivery || (expectedTotal !== null && toMinor(expectedTotal) !== toMinor(total)))
      return {
        kind: 'price',
        message: texts.order.priceChanged,
        expected: expectedTotal ?? total,
        ...{ total, quote: priced, delivery },
      }
    const now = { sentAt: Date.now(), consentsVersion: CONSENTS_VERSION }
    return { total, ...now, names: namesOf(priced), priced, agreed }
  } catch (error) {
    return { kind: 'service', ...serviceProblem(error, context.requestId), mayExist: false, order: null }
  }
}

function asReplay(result: OrderResult): OrderResult {
  return result.kind === 'created' ? { ...result, replayed: true } : result
}
