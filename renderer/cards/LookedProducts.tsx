import { useQuery } from 'urql'
import { useCart, useCartHydrated } from '#renderer/cart/cartStore.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { productCardFragment } from './fragments.ts'
import { ProductGrid } from './ProductGrid.tsx'

const document = graphql(
  `
  query LookedProducts($ids: [ID!]!, $period: PeriodInput, $limit: Int!) {
    products(filter: { ids: $ids, period: $period }, limit: $limit) {
      items {
        ...ProductCard
      }
    }
  }
`,
  [productCardFragment],
)

const SHOWN = 4

/** «Вы недавно смотрели»: known to this browser alone, so it comes after the page. Nothing while there is nothing to show. */
export function LookedProducts({ except }: { except?: string }) {
  const hydrated = useCartHydrated()
  const { period } = useReservation()
  const looked = useCart((state) => state.previouslyLookedIds)
  const ids = looked.filter((id) => id !== except).slice(0, SHOWN)
  const [{ data }] = useQuery({
    query: document,
    variables: { ids, period, limit: SHOWN },
    pause: !hydrated || ids.length === 0,
  })
  const products = ids.flatMap((id) => data?.products.items.find((product) => product.id === id) ?? [])
  if (products.length === 0) return null
  return (
    <Wrap as="section" section aria-labelledby="looked">
      <SectionHeader id="looked" title="Вы недавно смотрели" />
      <ProductGrid products={products} />
    </Wrap>
  )
}
