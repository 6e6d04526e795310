import { texts } from '#company/texts/index.ts'
import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { ProductCard } from '#renderer/cards/ProductCard.tsx'
import css from './ArticleProducts.module.css'

/** «Из статьи»: products that the article mentions, with prices and stock for the visitor's dates. */
export function ArticleProducts({ products }: { products: readonly ProductCardData[] }) {
  return (
    <section aria-labelledby="from-article" className={`screen-only ${css.products}`}>
      <h2 id="from-article" className="h3">
        {texts.article.fromArticle}
      </h2>
      <div className={css.grid}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            sizes="(min-width: 1200px) 240px, (min-width: 744px) 23vw, calc(50vw - 28px)"
          />
        ))}
      </div>
    </section>
  )
}
