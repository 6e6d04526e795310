import { CONSENTS_VERSION } from '#company/consents.ts'
import { texts } from '#company/texts/index.ts'
import { TICKED } from '#gateway/rental/orderFields.ts'
import { quoteInput } from '#gateway/rental/plan/readPlan.ts'
import { sendFeedbackMutation } from '#renderer/feedback/documents.ts'
import { feedbackOutcome } from '#renderer/feedback/sendFeedback.ts'
import { type PostedForm, sendOperation } from '#renderer/page/pageForm.ts'
import { quoteDocument } from '#renderer/plan/planQuote.ts'
import { planView } from '#renderer/plan/planView.ts'
import { toOrderForm } from '../form/orderDraft.ts'
import { EMPTY_FORM, formProblems, type OrderForm, TEXT_LENGTHS, UNTICKED } from '../form/orderForm.ts'
import { listFeedback } from '../messages/listMessage.ts'
import { createOrderMutation } from '../submit/documents.ts'
import { orderContent } from '../submit/orderContent.ts'
import { orderOutcome } from '../submit/orderOutcome.ts'
import { rejected } from '../submit/submitOrder.ts'
import { type OrderView, planOrderView } from '../summary/orderView.ts'
import { PLAIN_FIELDS, type PlainOrder } from './plainOrder.ts'

type Services = Pick<NonNullable<Vike.PageContext['services']>, 'execute' | 'siteUrl'>

/** A new form, or what became of one that was sent. `kept`: the key of this browser's order, of which nothing is known yet. It is checked as the storefront checks it; the gateway decides. */
export async function sendPlainOrder(
  plan: OrderView['plan'],
  posted: PostedForm | null,
  services: Services,
  kept: string | null,
): Promise<PlainOrder> {
  const fields = posted?.fields ?? {}
  const key = readKey(fields[PLAIN_FIELDS.key])
  const sent = {
    key: key ?? kept ?? crypto.randomUUID(),
    form: posted ? readForm(fields) : EMPTY_FORM,
    problems: {},
    outcome: null,
    total: readTotal(fields[PLAIN_FIELDS.total]),
    code: fields[PLAIN_FIELDS.code]?.trim() ?? '',
  }
  // Without its key a form could be sent twice: it comes back with one.
  if (!posted || !key) return sent
  // It comes back with the new words, and with empty boxes.
  if (fields[PLAIN_FIELDS.consentsVersion] !== CONSENTS_VERSION)
    return { ...sent, form: { ...sent.form, ...UNTICKED }, outcome: CONSENTS_CHANGED }
  const problems = formProblems(sent.form)
  if (Object.keys(problems).length > 0) return { ...sent, problems }
  if (fields[PLAIN_FIELDS.asMessage] !== undefined)
    return { ...sent, outcome: await sendList(plan, sent, services) }

  const { lines, relatedLines } = quoteInput(plan)
  const content = orderContent(sent.form, { lines, relatedLines }, plan.period)
  const input = {
    ...content,
    idempotencyKey: sent.key,
    consentsVersion: CONSENTS_VERSION,
    ...(sent.code && { code: sent.code }),
    ...(sent.total !== null && { expectedTotal: sent.total }),
  }
  const { data, errors } = await sendOperation(services, createOrderMutation, { input })
  const outcome = data ? orderOutcome(data.createOrder) : rejected(errors?.[0]?.message)
  return {
    ...sent,
    outcome,
    problems: outcome.kind === 'input' ? outcome.fields : {},
    // The new sum is accepted by sending once more; a key that another content has is given up, as with scripts.
    ...(outcome.kind === 'price' && { total: outcome.total }),
    ...(outcome.kind === 'conflict' && { key: crypto.randomUUID() }),
  }
}

const CONSENTS_CHANGED = {
  ...{ kind: 'input' as const, message: texts.order.consentsChangedHere },
  ...{ fields: {}, isOutdated: false, period: null, lines: [] },
}

/** Sends the plan to the company as a message. */
async function sendList(
  plan: OrderView['plan'],
  { form, key }: Pick<PlainOrder, 'form' | 'key'>,
  services: Services,
): Promise<PlainOrder['outcome']> {
  const quoted = await sendOperation(services, quoteDocument, { input: quoteInput(plan) })
  const view = planOrderView(plan, quoted.data ? planView(plan, quoted.data.rentQuote) : null)
  const input = { ...listFeedback(view, form, services.siteUrl), idempotencyKey: key, extraNote: '' }
  const { data, errors } = await sendOperation(services, sendFeedbackMutation, { input })
  const outcome = data && feedbackOutcome(data.sendFeedback)
  if (outcome?.kind === 'sent') return { kind: 'listSent' }
  return rejected(outcome?.message ?? errors?.[0]?.message)
}

// Texts that are too long are shown as they came, with the words that say so; browsers hold them to their length.
function readForm(fields: Readonly<Record<string, string>>): OrderForm {
  const written = Object.keys(TEXT_LENGTHS).map((name) => [name, asLines(fields[name] ?? '')])
  const ticks = ['termsAccepted', 'consent'].map((name) => [name, fields[name] === TICKED])
  const form = toOrderForm({ ...fields, ...Object.fromEntries(ticks) }) ?? EMPTY_FORM
  return { ...form, ...Object.fromEntries(written) }
}

// Browsers send the line breaks of a text as CRLF.
function asLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

function readTotal(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

/** For so long a browser keeps the key of an order that it has not sent, or of which nothing is known. */
const KEPT_SECONDS = 24 * 60 * 60

/** The key of an order in a form; null for anything else. */
function readKey(text: string | undefined): string | null {
  return text !== undefined && /^[\w-]{16,64}$/.test(text) ? text : null
}

/**
 * The key that this browser's form has: also a form of another plan, until it is known what became of the first, as with scripts
 * (submit/pendingOrder.ts).
 */
export function keptKey(cookie = ''): string | null {
  return readKey(/(?:^|; *)orderKey=([^;]+)/.exec(cookie)?.[1])
}

/** Gives the browser the key to keep; server/pages/plainOrders.ts takes that of a made order back. */
export function keyCookie(key: string): string {
  return `orderKey=${key}; Path=/order; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax`
}
