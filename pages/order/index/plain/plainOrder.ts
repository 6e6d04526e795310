import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { quoteInput, readPlan } from '#gateway/rental/plan/readPlan.ts'
import type { OwnHead } from '#renderer/page/pageHead.ts'
import { type PageInput, pageQuery } from '#renderer/page/pageQuery.ts'
import { quoteDocument } from '#renderer/plan/planQuote.ts'
import { orderTermsDocument } from '../../orderTerms.ts'
import type { FieldProblems, OrderForm } from '../form/orderForm.ts'
import type { ShownOutcome } from '../submit/orderOutcome.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** On the server: the order form of the plan in the URL, as it is drawn without scripts. Never sent to the browser's scripts. */
      plainOrder?: PlainOrder
    }
  }
}

/** The order form as the server draws it. */
export type PlainOrder = {
  /** The name of this one order: drawn when the form is first opened, and sent with every try. */
  key: string
  /** The content of the form as it was filled in. */
  form: OrderForm
  problems: FieldProblems
  /** Null where nothing was sent yet, or not sent on. */
  outcome: ShownOutcome
  /** Roubles for rent and extras that the visitor accepts by sending; null where the form shows today's. */
  total: number | null
  /** The promo code, for a tariff of the company's own. */
  code: string
}

/** The fields of the form that are no part of `OrderForm`. */
export const PLAIN_FIELDS = {
  key: 'key',
  total: 'total',
  code: 'code',
  /** The version of the consents' words on the page. */
  consentsVersion: 'consentsVersion',
  /** The list goes to the company as a message; nothing is ordered. The server counts it as one. */
  asMessage: 'asMessage',
} as const

/** True if it was sent and comes back: something is wrong with it, or it could not be sent on. */
function isRefused({ outcome, problems }: PlainOrder): boolean {
  return Object.keys(problems).length > 0 || (outcome !== null && outcome.kind !== 'listSent')
}

/** The head of the page: a title that says at once when something is wrong. */
export const head: OwnHead = ({ pageContext: { plainOrder } }) => ({
  title: `${plainOrder && isRefused(plainOrder) ? texts.orderForm.wrong : ''}${texts.orderWords.heading}`,
})

/** True if there is an order form for a plan: it has things and dates. */
export function isPlanOrdered(plan: Plan): plan is Plan & { period: Period } {
  return plan.lines.length > 0 && plan.period !== null
}

const planOf = ({ search }: PageInput) => readPlan(search).plan

/**
 * Today's price of the plan in the address, and the company's terms of orders: for the server alone.
 * Without an answer the form is there all the same.
 */
export const planQueries = {
  quote: pageQuery({
    document: quoteDocument,
    variables: (input) => ({ input: quoteInput(planOf(input)) }),
    appliesTo: (input) => isPlanOrdered(planOf(input)),
    required: false,
  }),
  terms: pageQuery({
    document: orderTermsDocument,
    variables: () => ({}),
    appliesTo: (input) => isPlanOrdered(planOf(input)),
    required: false,
  }),
}

/** The page's setting of that name: browsers run none of it. */
export const query = import.meta.env.SSR ? planQueries : {}
