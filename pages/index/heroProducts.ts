import { HERO } from '#company/home.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'

const firstProducts = graphql(`
  query FirstProducts {
    popularCategories {
      id
      products(limit: 1) {
        items {
          id slug
          specs { name value }
          images { original }
        }
      }
    }
  }
`)

/** The most popular product of each popular category; not asked for where the company has named pictures. */
export const firstProductsQuery = pageQuery({
  document: firstProducts,
  variables: () => ({}),
  required: false,
  ...(HERO.length > 0 && { appliesTo: () => false }),
})

type Answer = ResultOf<typeof firstProducts>

/** A product that stands on the days. */
export type HeroProduct = {
  id: string
  slug: string
  specs: readonly { name: string; value: string }[]
  images: readonly { original: string }[]
}

/** Those with a picture: the first of each category, and then what else is popular, each once. */
export function heroProducts(answer: Answer | null, popular: readonly HeroProduct[]) {
  const first = (answer?.popularCategories ?? []).flatMap(({ products }) => products?.items ?? [])
  const each = new Map([...first, ...popular].map((product) => [product.id, product]))
  return [...each.values()].filter(({ images }) => images.length > 0)
}
