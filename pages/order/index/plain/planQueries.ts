import { quoteInput, readPlan } from '#gateway/rental/plan/readPlan.ts'
import { type PageInput, pageQuery } from '#renderer/page/pageQuery.ts'
import { quoteDocument } from '#renderer/plan/planQuote.ts'
import { orderTermsDocument } from '../../orderTerms.ts'
import { isPlanOrdered } from './plainOrder.ts'

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
