import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { HAS_PROMISES, PROMISES } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { isFree, mayBeFree } from '#gateway/rental/stock.ts'
import { shopItem } from '#renderer/analytics/shopEvents.ts'
import { useShopEvent } from '#renderer/analytics/useShopEvent.ts'
import { RecentlyViewed } from '#renderer/cards/RecentlyViewed.tsx'
import { cart } from '#renderer/cart/cartStore.ts'
import { useHeart } from '#renderer/cart/Heart.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { usePageProduct } from '#renderer/dateWindow/marks/pageProduct.ts'
import { categoryPath } from '#renderer/page/paths.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Part } from '#renderer/runtime/Part.tsx'
import { PrintContacts } from '#renderer/settings/PrintContacts.tsx'
import { usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Fact, Facts } from '#renderer/ui/Facts.tsx'
import { dayMonth, roubles } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ShieldCheck, Truck } from '#renderer/ui/icons.ts'
import { Prose } from '#renderer/ui/Prose.tsx'
import { useNearView } from '#renderer/ui/useNearView.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query, { type ProductDetails } from './+query.ts'
import { BuyBar } from './BuyBar.tsx'
import { BuyBox } from './BuyBox.tsx'
import { Extras, extraIds } from './Extras.tsx'
import { Gallery } from './Gallery.tsx'
import css from './Page.module.css'
import { RentSums } from './RentSums.tsx'
import { useQuantity } from './useQuantity.ts'

/** One product: pictures, what it costs on which day, extras, technical data. */
export default function Page() {
  const product = usePageQuery(query.product)?.product
  return product ? <Product key={product.id} product={product} /> : null
}

function Product({ product }: { product: ProductDetails }) {
  const name = product.name ?? texts.places.product
  const { period } = useDates()
  const quantity = useQuantity({ ...product, name }, period !== null)
  // A product that the company has none of is worth no mark on any day.
  usePageProduct(product.id, product.owned === 0 ? 0 : quantity.value, name)
  useShopEvent('view_item', product.id, { items: [shopItem(product)] })
  useEffect(() => cart.markViewed(product.id), [product.id])

  return (
    <>
      <Wrap>
        <Breadcrumbs items={crumbs(product, name)} />
        <div className={css.product}>
          <Part name="gallery">
            <Gallery key={product.id} images={product.images} specs={product.specs} name={name} />
          </Part>
          <div className={css.side}>
            <header>
              <div className={css.above}>
                <p className="small muted">{product.brands[0]}</p>
                <NameHeart productId={product.id} name={name} />
              </div>
              <h1 className={`h1 ${css.name}`}>{name}</h1>
              {product.shortDescription && <p className={css.summary}>{product.shortDescription}</p>}
            </header>
            <Part name="rent-sums">
              <RentSums product={product} quantity={quantity.value} />
            </Part>
            <BuyBox product={product} name={name} quantity={quantity} />
            {(quantity.isShort || !mayBeFree(product.stock)) && (
              <Suspense>
                <WaitForm
                  waited={{
                    productId: product.id,
                    name,
                    quantity: quantity.value,
                    period: mayBeFree(product.owned) ? period : null,
                  }}
                />
              </Suspense>
            )}
            {product.owned !== 0 && <DeliveryNote isFree={isFree(product.stock)} />}
          </div>
          {quantity.isShort && (
            <Late name="instead">
              <Instead product={product} name={name} quantity={quantity} />
            </Late>
          )}
        </div>
        <div className={css.details}>
          <Part name="extras">
            <Extras product={product} name={name} quantity={quantity} />
          </Part>
          <Part name="specs">
            <Specs specs={product.specs} />
          </Part>
          {product.description && (
            <section className={css.description} aria-labelledby="description">
              <h2 id="description" className="h2">
                {texts.product.more}
              </h2>
              <Prose html={product.description} />
            </section>
          )}
        </div>
        <PrintContacts />
      </Wrap>
      <Late name="around">
        <Around product={product} name={name} quantity={quantity} />
      </Late>
      <Part name="recently-viewed">
        <RecentlyViewed except={[product.id, ...extraIds(product)]} />
      </Part>
      <BuyBar product={product} name={name} quantity={quantity} />
    </>
  )
}

/** Comes when the visitor does: its code and its products are below what the page is for. */
function Late({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearView(place, '50%')
  return (
    <div ref={place}>
      <Part name={name}>
        <Suspense>{isNear && children}</Suspense>
      </Part>
    </div>
  )
}

// A part that no visitor requested reloads no page when its file is gone.
const load = () => import('./Around.tsx')
const Around = lazy(async () => ({ default: (await load()).Around }))
const Instead = lazy(async () => ({ default: (await load()).Instead }))

// The server draws it; browsers load its code where it is shown.
const loadWait = async () => (await import('#renderer/feedback/WaitForm.tsx')).WaitForm
const WaitForm = import.meta.env.SSR ? await loadWait() : lazy(async () => ({ default: await loadWait() }))

function crumbs(product: ProductDetails, name: string) {
  const [category] = product.categories
  return [
    { title: texts.words.catalogue, href: '/catalog' },
    ...(category?.name ? [{ title: category.name, href: categoryPath(category.slug) }] : []),
    { title: product.name ?? name },
  ]
}

/** Delivery and return of the product, and what the company says of its care, in the shop's own terms; the dates only of what is free on them. */
function DeliveryNote({ isFree }: { isFree: boolean }) {
  const { period } = useDates()
  const { delivery } = usePaymentTerms()
  const careNote = usePageQuery(query.care)?.settings?.careNote
  const when = period && isFree && texts.product.handover(dayMonth(period.start), dayMonth(period.end))
  return (
    <ul className={css.notes}>
      {delivery?.price != null && (
        <li>
          <Icon of={Truck} />
          <span>
            {(when || '') +
              texts.product.delivery(
                delivery.zone,
                roubles(delivery.price),
                delivery.freeFrom === null ? null : roubles(delivery.freeFrom),
              )}
          </span>
        </li>
      )}
      {HAS_PROMISES &&
        PROMISES.map((promise, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody forbids equal promises, and they never move
          <li key={index}>
            <Icon of={ShieldCheck} />
            <span>{promise}</span>
          </li>
        ))}
      {careNote && (
        <li>
          <Icon of={ShieldCheck} />
          <span>{careNote}</span>
        </li>
      )}
    </ul>
  )
}

/** Technical data; nothing where there is none. */
function Specs({ specs }: SpecsProps) {
  if (specs.length === 0) return null
  return (
    <section aria-labelledby="specs">
      <h2 id="specs" className={`h2 ${css.title}`}>
        {texts.product.specs}
      </h2>
      <Facts>
        {specs.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}

type SpecsProps = Pick<ProductDetails, 'specs'>

/** Above the name of the product: makes it a favourite, in words. */
function NameHeart({ productId, name }: { productId: string; name: string }) {
  const heart = useHeart(productId, name)
  return (
    <Button variant="ghost" size="sm" {...heart}>
      {heart['aria-pressed'] ? texts.product.inFavourites : texts.words.toFavourites}
    </Button>
  )
}
