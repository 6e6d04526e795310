import { useEffect } from 'react'
import { LookedProducts } from '#renderer/cards/LookedProducts.tsx'
import { cart } from '#renderer/cart/cartStore.ts'
import { usePageQuery } from '#renderer/graphql/usePageQuery.ts'
import { categoryPath } from '#renderer/navigation/paths.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Prose } from '#renderer/ui/Prose.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query, { type ProductDetails } from './+query.ts'
import { BuyBar } from './BuyBar.tsx'
import { BuyBox } from './BuyBox.tsx'
import { DeliveryNote } from './DeliveryNote.tsx'
import { Extras } from './Extras.tsx'
import { Gallery } from './Gallery.tsx'
import css from './Page.module.css'
import { RentSums } from './RentSums.tsx'
import { Specs } from './Specs.tsx'
import { useQuantity } from './useQuantity.ts'

/** One product: pictures, what it costs on which day, extras, technical data. */
export default function Page() {
  const product = usePageQuery(query.product)?.product
  return product ? <Product key={product.id} product={product} /> : null
}

function Product({ product }: { product: ProductDetails }) {
  const name = product.name ?? 'Без названия'
  const quantity = useQuantity(product)
  useEffect(() => cart.lookAt(product.id), [product.id])

  return (
    <>
      <Wrap>
        <Breadcrumbs items={crumbs(product, name)} />
        <div className={css.product}>
          <Gallery key={product.id} images={product.images} name={name} />
          <div className={css.side}>
            <header>
              <p className="small muted">{product.brands[0]}</p>
              <h1 className={`h1 ${css.name}`}>{name}</h1>
              {product.shortDescription && <p className={css.summary}>{product.shortDescription}</p>}
            </header>
            <RentSums product={product} quantity={quantity.value} />
            <BuyBox product={product} name={name} quantity={quantity} />
            <DeliveryNote />
          </div>
        </div>
        <div className={css.details}>
          <Extras product={product} name={name} quantity={quantity} />
          <Specs specs={product.specs} />
        </div>
        {product.description && (
          <section className={css.description} aria-labelledby="description">
            <h2 id="description" className="h2">
              Подробнее
            </h2>
            <Prose html={product.description} />
          </section>
        )}
      </Wrap>
      <LookedProducts except={product.id} />
      <BuyBar product={product} name={name} quantity={quantity} />
    </>
  )
}

function crumbs(product: ProductDetails, name: string) {
  const [category] = product.categories
  return [
    { title: 'Главная', href: '/' },
    { title: 'Каталог', href: '/catalog' },
    ...(category?.name ? [{ title: category.name, href: categoryPath(category.slug) }] : []),
    { title: name },
  ]
}
