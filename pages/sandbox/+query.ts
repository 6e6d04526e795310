import { productCardFragment } from '#renderer/cards/fragments.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'

const document = graphql(
  `
    query Sandbox($period: PeriodInput) {
      products(filter: { period: $period }, limit: 1) {
        items { ...ProductCard }
      }
    }
  `,
  [productCardFragment],
)

// A card shows what the shop really has: its link leads somewhere, and what is put into the cart can be ordered.
export default { samples: pageQuery({ document, variables: ({ period }) => ({ period }), required: false }) }
