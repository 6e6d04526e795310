import { useQuery } from 'urql'
import { texts } from '#company/texts/index.ts'
import { useCart, useCartHydrated } from '#renderer/cart/cartStore.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Section } from '#renderer/ui/SectionHeader.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { productCardsQuery, recentlyViewedVariables } from './productCards.ts'

const SHOWN = 4

/** «Вы недавно смотрели»: stored in this browser alone, so it comes after the page. Nothing while there is nothing to show. */
export function RecentlyViewed({ except = [] }: { except?: readonly string[] }) {
  const hydrated = useCartHydrated()
  const { period } = useDates()
  const viewed = useCart((state) => state.previouslyLookedIds)
  const ids = viewed.filter((id) => !except.includes(id))
  const [{ data }] = useQuery({
    query: productCardsQuery,
    variables: recentlyViewedVariables(viewed, period),
    pause: !hydrated || ids.length === 0,
  })
  const found = ids.flatMap((id) => data?.productsByIds.find((product) => product.id === id) ?? [])
  const products = found.slice(0, SHOWN)
  if (products.length === 0) return null
  return (
    <Section id="recently-viewed" title={texts.card.recentlyViewed} className="screen-only">
      <ProductGrid products={products} />
    </Section>
  )
}
