import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/graphql/pageQuery.ts'

const document = graphql(`
  query ProductPage($slug: String!, $period: PeriodInput) {
    product(slug: $slug, period: $period) {
      id
      slug
      name
      shortDescription
      description
      basicPricePerDay
      additionalPricePerDay
      stock
      brands
      specs {
        name
        value
      }
      categories {
        id
        slug
        name
      }
      images {
        original
        caption
      }
      relatedProducts {
        id
        price
        stock
        product {
          id
          slug
          name
          images {
            original
            caption
          }
        }
      }
    }
  }
`)

export default {
  product: pageQuery({
    document,
    variables: ({ params, period }) => ({ slug: params.slug ?? '', period }),
    found: ({ product }) => product !== null,
    head: ({ product }) => ({
      title: `${product?.name ?? 'Товар'} — аренда посуточно, «Сутки»`,
      description: product?.shortDescription ?? null,
    }),
  }),
}

/** The product as its own page asks for it. */
export type ProductDetails = NonNullable<ResultOf<typeof document>['product']>
