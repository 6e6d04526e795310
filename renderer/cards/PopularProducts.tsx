import { texts } from '#company/texts/index.ts'
import { Section } from '#renderer/ui/SectionHeader.tsx'
import type { ProductCardData } from './fragments.ts'
import css from './PopularProducts.module.css'
import { ProductGrid } from './ProductGrid.tsx'

/** The products that are rented most, with prices for the visitor's dates. Nothing where there are none. */
export function PopularProducts({ products }: { products: readonly ProductCardData[] }) {
  if (products.length === 0) return null
  return (
    <Section title={texts.card.popular} moreTitle={texts.places.wholeCatalogue} moreHref="/catalog">
      <div className={css.grid}>
        <ProductGrid products={products} />
      </div>
    </Section>
  )
}
