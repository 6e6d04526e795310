import { HAS_DELIVERY } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import { daysIn } from '#gateway/rental/period.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { quoteInput, readPlan } from '#gateway/rental/plan/readPlan.ts'
import { planPictureUrl, planUrl } from '#gateway/rental/plan/writePlan.ts'
import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { type PageInput, pageQuery } from '#renderer/page/pageQuery.ts'
import { quoteDocument } from '#renderer/plan/planQuote.ts'
import { countedStocks, planView } from '#renderer/plan/planView.ts'
import { periodInSentence, roubles, unconfirmedText } from '#renderer/ui/format.ts'
import { addQueries } from './addQueries.ts'

/** The company that makes the estimate, as it is printed. */
const companyDocument = graphql(`
  query PlanCompany {
    contacts {
      id legalName
      requisites { name value }
      emails { address }
    }
  }
`)

const planOf = (input: PageInput) => readPlan(input.search).plan

export default {
  quote: pageQuery({
    document: quoteDocument,
    variables: (input) => ({ input: quoteInput(planOf(input)) }),
    appliesTo: (input) => {
      const { period, lines } = planOf(input)
      return period !== null && lines.length > 0
    },
    // These texts contain no name from the URL: a preview must not say what somebody wrote into a link. The link stays whole.
    head: (data, input) => {
      const plan = planOf(input)
      if (!plan.period || !data.rentQuote) return {}
      const term = `${periodInSentence(plan.period)}, ${daysText(daysIn(plan.period))}`
      const unconfirmed = unconfirmedText(countedStocks(planView(plan, data.rentQuote)))
      const title = texts.planPage.headTitle(term, roubles(data.rentQuote.total))
      return {
        title,
        description: texts.planPage.headText(
          positionsText(plan.lines.length),
          term,
          (HAS_DELIVERY ? texts.planPage.rentWithoutDelivery : texts.planPage.rent)(
            roubles(data.rentQuote.total),
          ),
          unconfirmed,
        ),
        ...ogPath(planUrl(plan)),
        ...preview(plan, title),
      }
    },
  }),
  ...(import.meta.env.SSR ? addQueries : {}),
  popular: { ...popularCategoriesQuery, appliesTo: (input: PageInput) => planOf(input).lines.length === 0 },
  company: pageQuery({ document: companyDocument, variables: () => ({}), required: false }),
}

function ogPath(own: string | null) {
  return own === null ? {} : { ogPath: own }
}

function preview(plan: Plan, alt: string) {
  const picture = planPictureUrl(plan)
  return picture === null ? {} : { preview: { path: picture, alt } }
}
