import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'

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
      stock(period: $period)
      owned: stock
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
        url(width: W1200)
      }
      relatedProducts {
        productId
        price
        product {
          id
          slug
          name
          stock(period: $period)
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
      title: `${product?.name ?? 'Товар'} — аренда посуточно`,
      description: product?.shortDescription ?? null,
      image: product?.images[0]?.url ?? null,
      type: 'product',
    }),
  }),
}

/** The product as its own page queries it. */
export type ProductDetails = NonNullable<ResultOf<typeof document>['product']>
