import { namedApart } from '#gateway/rental/sameNames.ts'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import type { ProductCardData } from './fragments.ts'
import { ProductCard } from './ProductCard.tsx'

/** Products on the ruled grid, with prices and stock for the visitor's dates; those of one name are told apart. */
export function ProductGrid({ products, withAside, headingLevel, priorityCount = 0 }: ProductGridProps) {
  return (
    <RuledGrid withAside={withAside}>
      {namedApart(products).map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          priority={index < priorityCount}
          {...(headingLevel && { headingLevel })}
          {...(withAside && { sizes: SIZES_WITH_ASIDE })}
        />
      ))}
    </RuledGrid>
  )
}

export type ProductGridProps = {
  products: readonly ProductCardData[]
  /** A column of filters is beside the grid. */
  withAside?: boolean
  headingLevel?: 2 | 3 | 4
  /** How many of the first pictures are seen at once. */
  priorityCount?: number
}

// The columns of the grid, less the filters, the page's margins and the gaps.
const SIZES_WITH_ASIDE =
  '(min-width: 1536px) 254px, (min-width: 1440px) calc(25vw - 130px), (min-width: 1360px) calc(25vw - 108px), (min-width: 996px) calc(33.3vw - 139px), (min-width: 744px) calc(33.3vw - 38px), calc(50vw - 28px)'
