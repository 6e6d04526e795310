import { floorArea, unitFloorArea } from '#gateway/rental/sizes.ts'
import { LIMITS } from '../base/limits.ts'
import { batchedRestCalls, fetchingProducts, productBatch, restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { withFallback } from '../rest/errors.ts'
import { type Solution, solution, solutionProduct } from '../rest/shapes/catalog.ts'
import { ImageRef } from './image.ts'
import { bySlug, listCost, pageArgs, pageFrom, pageType } from './paging.ts'
import { ProductRef } from './product.ts'

const SolutionProductRef = shapeType(
  'SolutionProduct',
  solutionProduct,
  'One product of a ready-made solution: an entry of its `products`.',
  {
    productId: (t) => t.exposeID('id', { description: 'Identifier of the product.' }),
    quantity: 'The quantity in the solution, at least 1.',
    product: (t) =>
      t.field({
        type: ProductRef,
        nullable: true,
        description:
          'The product itself. Null when the catalogue no longer has it. Source: `GET /v2/products/by-ids/{ids}`, one call for all products of an operation.',
        ...fetchingProducts(
          batchedRestCalls(['productsByIds'], () => [productBatch(null)]),
          () => null,
        ),
        complexity: 2,
        resolve: ({ id }, _args, { products }) => products(null).load(id),
      }),
  },
)

const SolutionRef: ReturnType<typeof shapeType<Solution>> = shapeType<Solution>(
  'Solution',
  solution,
  'A ready-made set of products for an event. Source: `GET /v2/solutions` and `GET /v2/solutions/{slug}` of the catalogue service. Optional fields are null when the service gives none.',
  {
    id: 'Identifier at the catalogue service.',
    slug: 'Name in URLs: `/solutions/{slug}`.',
    name: 'Name for people, in the shop’s language.',
    description: 'Description of the solution in a sentence or two, plain text in the shop’s language.',
    text: 'Full text: simple HTML in the shop’s language, cleaned. Lists may omit it: select it under `solution`.',
    guests: 'The number of guests that the solution is meant for.',
    priceHint:
      'The company’s own estimate of the price for the minimum rental, in `Settings.currency`; `rentQuote` gives the exact price.',
    priceHintCaption: 'Caption of the hint, in the shop’s language.',
    image: [ImageRef, 'Picture of the solution.'],
    createdAt: 'When it was created; the newest comes first in lists.',
    products: [SolutionProductRef, 'Its products, in the company’s order.'],
    floorArea: (t) =>
      t.float({
        nullable: true,
        description:
          'The square metres of floor that all its products take side by side, without passages, rounded up to a tenth. Of each it is the floor space that its `specs` state, else what is under a body whose sizes they state. Null when that is not known of a product, or when the service omits `specs`. The golden examples of `floorArea` say how to count. Source: `GET /v2/products/by-ids/{ids}`, as for `products`.',
        ...batchedRestCalls(['productsByIds'], () => [productBatch(null, LIMITS.pageSize.max)]),
        complexity: 5,
        resolve: async ({ products: lines }, _args, { products }) => {
          const found = await Promise.all(lines.map(({ id }) => withFallback(products(null).load(id), null)))
          return floorArea(
            lines.map(({ quantity }, index) => ({
              quantity,
              unit: unitFloorArea(found[index]?.specs ?? []),
            })),
          )
        },
      }),
    similar: (t) =>
      t.field({
        type: [SolutionRef],
        description:
          'Similar solutions; empty when there are none, or while the service fails. Source: `GET /v2/solutions/{slug}/similar`, one call per solution: query it for a single solution.',
        ...restCalls('solutionSimilar'),
        complexity: { field: 5, multiplier: 5 },
        resolve: ({ slug }, _args, { rest }) => withFallback(rest.solutionSimilar(slug), []),
      }),
  },
)

/** The solutions that are looked through for a product: the newest, as one page of them. */
const LOOKED_THROUGH = { page: 1, limit: 100 }
const MAX_SOLUTIONS = 6

builder.objectField(ProductRef, 'solutions', (t) =>
  t.field({
    type: [SolutionRef],
    description:
      'Ready-made solutions that contain the product, the newest first, at most 6 of the newest 100; empty when there are none, or while the service fails. Source: `GET /v2/solutions`, one call for all products of an operation.',
    ...restCalls('solutions'),
    complexity: { field: 5, multiplier: MAX_SOLUTIONS },
    resolve: async ({ id }, _args, { rest }) => {
      const { items } = await withFallback(rest.solutions(LOOKED_THROUGH), { items: [], total: 0 })
      return items.filter(({ products }) => products.some((each) => each.id === id)).slice(0, MAX_SOLUTIONS)
    },
  }),
)

export const SolutionPage = pageType(
  'SolutionPage',
  SolutionRef,
  'One page of the solutions, the newest first (`created_at`, descending).',
)

builder.queryFields((t) => ({
  solution: bySlug(t, SolutionRef, 'ready-made solution', 'solutionBySlug', (rest, slug) =>
    rest.solutionBySlug(slug),
  ),
  solutions: t.field({
    type: SolutionPage,
    nullable: true,
    description:
      'The ready-made solutions by pages, `created_at` descending. Source: `GET /v2/solutions`. Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: pageArgs,
    ...restCalls('solutions'),
    complexity: listCost(20),
    resolve: (_query, args, { rest }) => pageFrom(args, rest.solutions),
  }),
}))
