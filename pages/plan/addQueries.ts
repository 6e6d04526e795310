import { PLAN_FORM } from '#gateway/rental/plan/changePlan.ts'
import { readPlan } from '#gateway/rental/plan/readPlan.ts'
import { beginning } from '#gateway/rental/text.ts'
import { productCardFragment } from '#renderer/cards/fragments.ts'
import { productFragment } from '#renderer/cart/cartProductsQuery.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { type PageInput, pageQuery } from '#renderer/page/pageQuery.ts'

const foundDocument = graphql(
  `
    query PlanSearch($filter: ProductFilter!, $period: PeriodInput) {
      products(filter: $filter, limit: 12) {
        items { ...ProductCard }
        total
      }
    }
  `,
  [productCardFragment],
)

const extrasDocument = graphql(
  `
  query PlanExtras($ids: [ID!]!, $period: PeriodInput) {
    productsByIds(ids: $ids, period: $period) {
      id name
      stock(period: $period)
      relatedProducts {
        productId price
        product { ...ShownProduct stock(period: $period) }
      }
    }
  }
`,
  [productFragment],
)

/** The words that things to add are searched for with; empty without. */
export function addSearch({ search }: Pick<PageInput, 'search'>): string {
  return beginning((search[PLAN_FORM.search] ?? '').toWellFormed().trim(), MAX_SEARCH)
}

/** The product of the plan whose extras are to be chosen from; null without. */
export function extrasOf({ search }: Pick<PageInput, 'search'>): string | null {
  const id = search[PLAN_FORM.extrasOf]
  const { lines } = readPlan(search).plan
  return lines.find(({ productId, parentId }) => parentId === null && productId === id)?.productId ?? null
}

/** As the gateway takes them. */
const MAX_SEARCH = 200

const daysOf = ({ search }: PageInput) => readPlan(search).plan.period

/** The products that can be added to a plan, where no script does it: for the server alone. */
export const addQueries = {
  found: pageQuery({
    document: foundDocument,
    variables: (input) => {
      const period = daysOf(input)
      return { filter: { search: addSearch(input), ...(period && { period }) }, period }
    },
    appliesTo: (input) => addSearch(input) !== '',
    required: false,
  }),
  extras: pageQuery({
    document: extrasDocument,
    variables: (input) => ({ ids: [extrasOf(input) ?? ''], period: daysOf(input) }),
    appliesTo: (input) => extrasOf(input) !== null,
    required: false,
  }),
}
