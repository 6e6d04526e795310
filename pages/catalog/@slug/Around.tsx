import { type ComponentProps, useLayoutEffect } from 'react'
import { useQuery } from 'urql'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { SimilarThings } from '#renderer/alternatives/SimilarThings.tsx'
import { type ProductCardData, productCardFragment, solutionCardFragment } from '#renderer/cards/fragments.ts'
import { ProductGrid } from '#renderer/cards/ProductGrid.tsx'
import { productCardsQuery } from '#renderer/cards/productCards.ts'
import { SolutionGrid } from '#renderer/cards/SolutionGrid.tsx'
import { cart } from '#renderer/cart/cartStore.ts'
import { changeWithUndo } from '#renderer/cart/changeWithUndo.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { categoryPath, comparisonUrl, MAX_COMPARED } from '#renderer/page/paths.ts'
import { periodInSentence } from '#renderer/ui/format.ts'
import { MoreLink, Section } from '#renderer/ui/SectionHeader.tsx'
import type { ProductDetails } from './+query.ts'
import css from './Around.module.css'
import { extraIds } from './Extras.tsx'
import { ProductCalendar } from './ProductCalendar.tsx'
import type { Quantity } from './useQuantity.ts'

const aroundQuery = graphql(
  `
  query ProductAround($id: ID!, $slug: String!, $period: PeriodInput) {
    alternatives(productId: $id, quantity: 1, period: $period, limit: 4) { ...ProductCard }
    product(slug: $slug, period: $period) {
      id
      solutions { ...SolutionCard }
    }
  }
`,
  [productCardFragment, solutionCardFragment],
)

const categoryQuery = graphql(
  `
  query AroundCategory($category: String!, $period: PeriodInput) {
    products(filter: { category: $category, inStock: true, period: $period }, sort: POPULAR, limit: 5) {
      items { ...ProductCard }
    }
  }
`,
  [productCardFragment],
)

const SHOWN = 4

/**
 * The ways on from a product: solutions that contain it, and what these combine it with; unless `Instead` shows them, first the days on
 * which it is free, and similar ones that are, or where nothing is of its kind the rest of its category.
 */
export function Around({ product, name, quantity }: AroundProps) {
  const { period } = useDates()
  const [category] = product.categories
  const { id, slug } = product
  const [{ data }] = useQuery({ query: aroundQuery, variables: { id, slug, period } })
  const similar = data?.alternatives ?? []
  const solutions = data?.product?.solutions ?? []
  const ids = takenTogether([id, ...extraIds(product)], solutions, SHOWN)
  const [{ data: rest }] = useQuery({
    query: categoryQuery,
    variables: { category: category?.slug ?? '', period },
    pause: !category || quantity.isShort || data?.alternatives?.length !== 0,
  })
  const [{ data: others }] = useQuery({
    query: productCardsQuery,
    variables: { ids, period },
    pause: ids.length === 0,
  })
  // All this comes above a link of the footer that a keyboard may have reached meanwhile: it stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is what moves it
  useLayoutEffect(() => {
    document.querySelector('footer :focus-visible')?.scrollIntoView({ block: 'nearest' })
  }, [data, rest, others])

  return (
    <>
      {/* Of what the company has none no day is free. */}
      {!quantity.isShort && product.owned !== 0 && (
        <ProductCalendar product={product} name={name} quantity={quantity} />
      )}
      {!quantity.isShort && (
        <Products
          id="similar"
          title={texts.around.similar(period && periodInSentence(period))}
          products={similar}
          beside={
            <MoreLink href={comparisonUrl([id, ...similar.map((other) => other.id)].slice(0, MAX_COMPARED))}>
              {texts.around.compare}
            </MoreLink>
          }
          {...(category?.name && { moreTitle: category.name, moreHref: categoryPath(category.slug) })}
        />
      )}
      {category && (
        <Products
          id="category"
          title={category.name ?? texts.words.catalogue}
          products={(rest?.products.items ?? []).filter((other) => other.id !== id).slice(0, SHOWN)}
          moreTitle={texts.card.seeAll}
          moreHref={categoryPath(category.slug)}
        />
      )}
      {solutions.length > 0 && (
        <Section id="in-solutions" title={texts.around.inSolutions} className="screen-only">
          <SolutionGrid solutions={solutions} />
        </Section>
      )}
      <Products id="together" title={texts.around.takenTogether} products={others?.productsByIds ?? []} />
    </>
  )
}

/** Below the pictures of a product that is not free on the dates: when it is, and what is like it. */
export function Instead({ product, name, quantity }: AroundProps) {
  const { period } = useDates()
  const requested = { productId: product.id, quantity: quantity.value }
  return (
    <div className={`screen-only ${css.instead}`}>
      <ProductCalendar product={product} name={name} quantity={quantity} />
      {period && (
        <SimilarThings
          requested={requested}
          period={period}
          category={product.categories[0]}
          action={texts.alternatives.take(thousands(requested.quantity))}
          onPick={(item) =>
            changeWithUndo(texts.alternatives.nowInCart(item.name ?? texts.places.product), () => {
              cart.add(item)
              cart.setQuantity(item.id, requested.quantity)
            })
          }
        />
      )}
    </div>
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

/** The products of solutions that are not `shown`: the ids that most of them have, in the order of the first solution, at most `limit`. */
export function takenTogether(
  shown: readonly string[],
  solutions: readonly Contents[],
  limit: number,
): string[] {
  const counts = new Map<string, number>()
  for (const { products } of solutions)
    for (const { productId: id } of products)
      if (!shown.includes(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([id]) => id)
}
