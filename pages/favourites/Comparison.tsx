import { type CSSProperties, useEffect, useRef } from 'react'
import { useQuery } from 'urql'
import { texts } from '#company/texts/index.ts'
import { namedApart } from '#gateway/rental/sameNames.ts'
import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { productCardsQuery } from '#renderer/cards/productCards.ts'
import { useCardPrice } from '#renderer/cards/useCardPrice.tsx'
import { AddToCart } from '#renderer/cart/AddToCart.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { comparisonUrl, productPath } from '#renderer/page/paths.ts'
import { Availability } from '#renderer/ui/Availability.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import css from './Comparison.module.css'
import { comparedRows } from './comparison.ts'

// Lists may omit the details.
const specsQuery = graphql(`
  query ComparedSpecs($slug: String!) {
    product(slug: $slug) {
      id
      specs { name value }
    }
  }
`)

/** The products of a comparison; says so when fewer than two of them are in the catalogue. */
export function Comparison({ ids, isChosenHere }: ComparisonProps) {
  const { period } = useDates()
  const [{ data, error, fetching }, execute] = useQuery({
    query: productCardsQuery,
    variables: { ids: [...ids], period },
  })
  const products = data && namedApart(data.productsByIds)
  if (!products && error)
    return (
      <FailedBlock
        title={texts.favourites.comparisonFailed}
        onRetry={() => execute({ requestPolicy: 'network-only' })}
        busy={fetching}
      />
    )
  if (!products) return <Skeleton height={480} className={css.comparison} />
  if (products.length < 2) return <p className={css.none}>{texts.favourites.nothingToCompare}</p>
  return <ComparisonTable products={products} isChosenHere={isChosenHere} />
}

type ComparisonProps = {
  ids: readonly string[]
  /** By a press on this page, whose button is gone: the comparison takes the focus. */
  isChosenHere: boolean
}

/** Price and stock on the visitor's dates, then each detail that a product has; rows that differ stand out. */
function ComparisonTable({ products, isChosenHere }: ComparisonTableProps) {
  const { period } = useDates()
  const [first, second, third, fourth] = products
  const details = [
    useSpecs(first?.slug),
    useSpecs(second?.slug),
    useSpecs(third?.slug),
    useSpecs(fourth?.slug),
  ].slice(0, products.length)
  const ids = products.map(({ id }) => id)
  const names = products.map(({ name }) => name ?? texts.places.product)
  const counts = { '--count': products.length } as CSSProperties
  const scroll = useRef<HTMLElement>(null)
  const chosen = isChosenHere ? ids.join() : ''
  useEffect(() => {
    if (chosen) scroll.current?.focus()
  }, [chosen])
  return (
    <section className={css.comparison}>
      <SectionHeader id="comparison" title={texts.favourites.comparison} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section ref={scroll} data-scroll aria-labelledby="comparison" tabIndex={0}>
        <table className={css.table} style={counts}>
          <thead>
            <tr>
              <td />
              {products.map((product, index) => (
                <th key={product.id} scope="col">
                  <Thumb images={product.images} sizes={`max(120px,${84 / products.length}vw)`} />
                  <a href={productPath(product.slug)}>{names[index]}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{texts.favourites.rent}</th>
              {products.map((product) => (
                <td key={product.id} className="dated">
                  <Price product={product} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{texts.favourites.stock}</th>
              {products.map(({ id, stock, isOwned }) => (
                <td key={id}>
                  <Availability stock={stock} isOwned={isOwned} onDates={period !== null} brief />
                </td>
              ))}
            </tr>
            {comparedRows(details).map(({ name, values, differs }) => (
              <tr key={name} className={differs ? undefined : css.same}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={ids[index]}>{value ?? '—'}</td>
                ))}
              </tr>
            ))}
            <tr className="needs-scripts">
              <td />
              {products.map(({ id, slug, stock }, index) => (
                <td key={id}>
                  <AddToCart
                    productId={id}
                    slug={slug}
                    name={names[index] ?? ''}
                    stock={stock}
                    variant="row"
                  />
                  <p>
                    <TextLink href={comparisonUrl(ids.filter((other) => other !== id))}>
                      {texts.favourites.remove}
                      <span className="visually-hidden">
                        {texts.favourites.fromComparison(names[index] ?? '')}
                      </span>
                    </TextLink>
                  </p>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {details.some(({ hasFailed }) => hasFailed) && (
        <FailedBlock
          size="part"
          title={texts.favourites.comparisonFailed}
          onRetry={() => {
            for (const { retry } of details) retry()
          }}
        />
      )}
    </section>
  )
}

function Price({ product }: { product: ProductCardData }) {
  const { sum, unit } = useCardPrice(product)
  return (
    <>
      <b>{sum}</b> <span className="small">{unit}</span>
    </>
  )
}

type ComparisonTableProps = { products: readonly ProductCardData[]; isChosenHere: boolean }

/** The details of a product that is compared; none without one, nor until they are here. */
function useSpecs(slug: string | undefined) {
  const [{ data, error }, execute] = useQuery({
    query: specsQuery,
    variables: { slug: slug ?? '' },
    pause: slug === undefined,
  })
  return {
    specs: data?.product?.specs ?? [],
    hasFailed: error !== undefined,
    retry: () => execute({ requestPolicy: 'network-only' }),
  }
}
