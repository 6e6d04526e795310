import type { ExecutionResult } from 'graphql'
import { redirect, render } from 'vike/abort'
import { texts } from '#company/texts/index.ts'
import { periodProblem, periodRules, toPeriod } from '#gateway/rental/period.ts'
import { periodProblemText } from '#gateway/rental/periodText.ts'
import { myOrderPath } from '#renderer/cart/myOrders.ts'
import { withTypography } from '#renderer/graphql/typography.ts'
import { type FormServices, type PageForm, sendOperation } from '#renderer/page/pageForm.ts'
import {
  type Act,
  type ActionAnswer,
  type CustomerOrder,
  cancelMutation,
  FIELDS,
  orderDocument,
  type RefusedWish,
  requestChangeMutation,
} from './myOrder.ts'

type Sent = { secret: string; fields: Readonly<Record<string, string>>; rental: Vike.PageContext['rental'] }

/** The order of the secret; before it, what one of the page's forms asks for. */
const form: PageForm = async (pageContext) => {
  const { services, routeParams, rental } = pageContext
  if (!services) return
  const { secret = '' } = routeParams
  const { posted } = services
  const act: Act = posted?.fields[FIELDS.act] === 'cancel' ? 'cancel' : 'change'
  const answer = posted ? await send(act, { secret, fields: posted.fields, rental }, services) : null
  if (answer?.__typename === 'OrderActionDone') throw redirect(`${myOrderPath(secret)}?done=${act}`, 302)

  const { data, errors } = await sendOperation(services, orderDocument, { secret })
  // Without the address, which nobody may read of.
  if (!data?.order)
    throw errors
      ? render(503, 'An order cannot be shown')
      : render(404, { title: texts.myOrder.lost, text: texts.myOrder.lostText })
  const refused = posted && answer ? refusedWish(act, answer, posted.fields) : null
  if (refused) posted?.refuse(answer?.__typename === 'OrderActionServiceProblem' ? 503 : 409)
  const isUsed = answer?.__typename === 'OrderActionRefusal' && answer.code === 'KEY_CONFLICT'
  const name =
    (!isUsed && posted?.fields[FIELDS.key]?.replace(/-(change|cancel)$/, '')) || crypto.randomUUID()
  pageContext.myOrder = {
    order: withTypography(data.order),
    name,
    done: doneIn(data.order, pageContext.urlParsed.search.done),
    refused,
  }
}

export default form

async function send(
  act: Act,
  { secret, fields, rental }: Sent,
  services: FormServices,
): Promise<ActionAnswer> {
  const common = { secret, idempotencyKey: fields[FIELDS.key] ?? '' }
  if (act === 'cancel') {
    if (!fields[FIELDS.agreed]) return refusal(texts.myOrder.notSaid)
    const input = { ...common, terms: fields[FIELDS.terms] ?? null, refund: numberIn(fields[FIELDS.refund]) }
    return answerOf(await sendOperation(services, cancelMutation, { input }))
  }
  const period = toPeriod(fields.start, fields.end)
  const rules = periodRules(rental)
  const problem = period && periodProblem(period, rules)
  if (!period) return refusal(texts.myOrder.refusals.NOT_ACCEPTED)
  if (problem) return refusal(periodProblemText(problem, period, rules))
  const lines = wishedLines(fields)
  const input = {
    ...{ ...common, period, comment: fields.comment ?? null },
    lines: lines.flatMap(({ parentId, ...line }) => (parentId === '' ? line : [])),
    relatedLines: lines.filter(({ parentId }) => parentId !== ''),
    expectedTotal: numberIn(fields.total),
  }
  return answerOf(await sendOperation(services, requestChangeMutation, { input }))
}

function answerOf({ data, errors: [error] = [] }: ExecutionResult<{ result: ActionAnswer }>): ActionAnswer {
  // The words of an input that cannot be are for engineers.
  const isInput = !error || error.extensions?.code === 'BAD_USER_INPUT'
  return data?.result ?? refusal(isInput ? texts.myOrder.refusals.NOT_ACCEPTED : error.message)
}

function refusal(message: string): ActionAnswer {
  return { __typename: 'OrderActionRefusal', message, code: 'NOT_ACCEPTED', total: null, lines: [] }
}

/** An extra goes with its product. */
function wishedLines(fields: Sent['fields']) {
  const lines = Object.entries(fields).flatMap(([name, text]) => {
    const [, product = '', parent = ''] = /^q:([^:]+):([^:]*)$/.exec(name) ?? []
    const quantity = Math.trunc(numberIn(text) ?? 0)
    const [productId, parentId] = [decoded(product), decoded(parent)]
    return productId !== '' && quantity > 0 ? [{ productId, parentId, quantity }] : []
  })
  const own = new Set(lines.flatMap(({ productId, parentId }) => (parentId === '' ? productId : [])))
  return lines.filter(({ parentId }) => parentId === '' || own.has(parentId))
}

/** The act that the address names, if the order bears it out. */
function doneIn({ state, change }: CustomerOrder, done: string | undefined): Act | null {
  if (done === 'change' && change) return done
  return done === 'cancel' && state === 'CANCELLED' ? done : null
}

function refusedWish(act: Act, answer: ActionAnswer, fields: Sent['fields']): RefusedWish | null {
  if (answer.__typename === 'OrderActionDone') return null
  const { message } = answer
  const { lines, total } = answer.__typename === 'OrderActionRefusal' ? answer : { lines: [], total: null }
  return { act, total, fields, message: [message, ...lines.map((line) => line.message)].join('. ') }
}

function numberIn(text = ''): number | null {
  const number = Number(text)
  return text !== '' && Number.isFinite(number) && number >= 0 ? number : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
