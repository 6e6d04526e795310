import { useId } from 'react'
import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { ProductGrid } from '#renderer/cards/ProductGrid.tsx'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './PopularProducts.module.css'

/** What is rented most, with prices for the visitor's dates. */
export function PopularProducts({ products }: { products: readonly ProductCardData[] }) {
  const titleId = useId()
  if (products.length === 0) return null
  return (
    <Wrap as="section" section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title="Чаще всего берут" moreTitle="Весь каталог" moreHref="/catalog" />
      <div className={css.grid}>
        <ProductGrid products={products} />
      </div>
    </Wrap>
  )
}
