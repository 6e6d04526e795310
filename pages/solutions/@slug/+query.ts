import { texts } from '#company/texts/index.ts'
import { solutionCardFragment } from '#renderer/cards/fragments.ts'
import { toldFragment } from '#renderer/cart/cartProductsQuery.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery, slugParam } from '#renderer/page/pageQuery.ts'
import { productListThing } from '#renderer/page/things.ts'

const solution = graphql(
  `
  query SolutionPage($slug: String!, $period: PeriodInput) {
    solution(slug: $slug) {
      id slug name description text guests floorArea priceHint priceHintCaption
      image { original caption url(width: W1200) }
      products {
        productId quantity
        product {
          ...ToldProduct
          slug name basicPricePerDay additionalPricePerDay
          stock(period: $period)
          owned: stock
          images { original caption }
        }
      }
    }
  }
`,
  [toldFragment],
)

const similar = graphql(
  `
    query SimilarSolutions($slug: String!) {
      solution(slug: $slug) {
        id
        similar { ...SolutionCard }
      }
    }
  `,
  [solutionCardFragment],
)

export default {
  solution: pageQuery(
    {
      document: solution,
      variables: (input) => ({ slug: slugParam(input, 'slug'), period: input.period }),
      found: (data) => data.solution !== null,
      head: (data) => {
        const name = data.solution?.name ?? texts.places.solution
        return {
          title: texts.solution.title(name),
          description: data.solution?.description ?? texts.solution.description(name),
          image: data.solution?.image?.url ?? null,
        }
      },
    },
    // A set of products that are rented one by one: schema.org has no type for it, so it is an ItemList.
    import.meta.env.SSR &&
      ((data, context) => [
        productListThing(
          data?.solution?.products.flatMap(({ product }) => product ?? []),
          context,
        ),
      ]),
  ),
  similar: pageQuery({
    document: similar,
    variables: (input) => ({ slug: slugParam(input, 'slug') }),
    required: false,
  }),
}

/** The solution as its own page queries it. */
export type SolutionDetails = NonNullable<ResultOf<typeof solution>['solution']>
