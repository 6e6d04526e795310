import { type ComponentProps, useLayoutEffect } from 'react'
import { useQuery } from 'urql'
import { texts } from '#company/texts/index.ts'
import { type ProductCardData, productCardFragment, solutionCardFragment } from '#renderer/cards/fragments.ts'
import { ProductGrid } from '#renderer/cards/ProductGrid.tsx'
import { productCardsQuery } from '#renderer/cards/productCards.ts'
import { SolutionGrid } from '#renderer/cards/SolutionGrid.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { categoryPath } from '#renderer/page/paths.ts'
import { periodInSentence } from '#renderer/ui/format.ts'
import { Section } from '#renderer/ui/SectionHeader.tsx'
import type { ProductDetails } from './+query.ts'
import { ProductCalendar } from './ProductCalendar.tsx'
import type { Quantity } from './useQuantity.ts'

const aroundQuery = graphql(
  `
  query ProductAround($slug: String!, $similar: ProductFilter!, $period: PeriodInput) {
    products(filter: $similar, limit: 4) {
      items {
        ...ProductCard
      }
    }
    product(slug: $slug, period: $period) {
      id
      solutions {
        ...SolutionCard
      }
    }
  }
`,
  [productCardFragment, solutionCardFragment],
)

const SHOWN = 4

/** The days on which a product is free, and what leads on from it: similar ones that are free, solutions that contain it, and what these combine it with. */
export function Around({ product, name, quantity }: AroundProps) {
  const { period } = useDates()
  const [category] = product.categories
  const similar = {
    categoryIds: category ? [category.id] : [],
    excludedIds: [product.id],
    inStock: true,
    period,
  }
  const [{ data }] = useQuery({ query: aroundQuery, variables: { slug: product.slug, similar, period } })
  const solutions = data?.product?.solutions ?? []
  const ids = takenTogether(product.id, solutions, SHOWN)
  const [{ data: others }] = useQuery({
    query: productCardsQuery,
    variables: { ids, period },
    pause: ids.length === 0,
  })
  // All this comes above a link of the footer that a keyboard may have reached meanwhile: it stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is what moves it
  useLayoutEffect(() => {
    document.querySelector('footer :focus-visible')?.scrollIntoView({ block: 'nearest' })
  }, [data, others])

  return (
    <>
      {/* Of what the company has none no day is free. */}
      {product.owned !== 0 && <ProductCalendar product={product} name={name} quantity={quantity} />}
      <Products
        id="similar"
        title={texts.around.similar(period && periodInSentence(period))}
        products={category ? (data?.products?.items ?? []) : []}
        {...(category?.name && { moreTitle: category.name, moreHref: categoryPath(category.slug) })}
      />
      {solutions.length > 0 && (
        <Section id="in-solutions" title={texts.around.inSolutions} className="screen-only">
          <SolutionGrid solutions={solutions} />
        </Section>
      )}
      <Products id="together" title={texts.around.takenTogether} products={others?.productsByIds ?? []} />
    </>
  )
}

type AroundProps = { product: ProductDetails; name: string; quantity: Quantity }

function Products({ products, ...section }: ProductsProps) {
  if (products.length === 0) return null
  return (
    <Section className="screen-only" {...section}>
      <ProductGrid products={products} />
    </Section>
  )
}

type ProductsProps = Omit<ComponentProps<typeof Section>, 'children'> & {
  products: readonly ProductCardData[]
}

type Contents = { products: readonly { productId: string }[] }

/** The products beside this one in solutions: the ids that most of them have, in the order of the first solution, at most `limit`. */
export function takenTogether(productId: string, solutions: readonly Contents[], limit: number): string[] {
  const counts = new Map<string, number>()
  for (const { products } of solutions)
    for (const { productId: id } of products) if (id !== productId) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([id]) => id)
}
