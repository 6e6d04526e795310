import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { Scene } from '#renderer/cards/Scene.tsx'
import { CatalogListing } from '#renderer/catalog/CatalogListing.tsx'
import { catalogSearch, readCatalogUrl } from '#renderer/catalog/catalogUrl.ts'
import { productCountText } from '#renderer/catalog/listing.ts'
import { assortmentPath } from '#renderer/page/paths.ts'
import { usePageBlock, usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query, { type AssortmentDetails } from './+query.ts'
import css from './Page.module.css'

/** One assortment: what unites its products, and the products. */
export default function Page() {
  const assortment = usePageQuery(query.assortment)?.assortment
  const products = usePageQuery(query.products)?.products
  if (!assortment) return null
  const name = assortment.name ?? texts.places.assortment
  return (
    <Wrap>
      <Breadcrumbs
        items={[{ title: texts.words.catalogue, href: '/catalog' }, { title: assortment.name ?? name }]}
      />
      <AssortmentHeader
        assortment={assortment}
        name={name}
        note={products && products.total !== null && productCountText(products.total)}
      />
      <Things slug={assortment.slug} />
    </Wrap>
  )
}

function Things({ slug }: { slug: string }) {
  const block = usePageBlock(query.products)
  const products = block.data?.products
  const facets = usePageBlock(query.facets)
  const isWhole = catalogSearch(readCatalogUrl(usePageContext().urlParsed.searchAll)) === ''
  const path = assortmentPath(slug)
  if (!products) {
    return (
      <FailedBlock title={texts.assortments.productsFailed} onRetry={block.retry} busy={block.isRetrying}>
        {texts.assortments.productsFailedText}
      </FailedBlock>
    )
  }
  if (isWhole && products.items.length === 0) {
    return (
      <EmptyState as="h2" title={texts.assortments.empty} text={texts.assortments.emptyText}>
        <Button size="lg" href="/catalog">
          {texts.places.openCatalogue}
        </Button>
      </EmptyState>
    )
  }
  return (
    <CatalogListing
      key={slug}
      query={query.products}
      products={products}
      facets={facets}
      scope={{ assortment: slug }}
      path={path}
    />
  )
}

/** The assortment's name and description beside its picture; without one the words have the width. */
function AssortmentHeader({ assortment, name, note }: AssortmentHeaderProps) {
  const { description, image } = assortment
  return (
    <header className={css.header}>
      <div>
        <PageTitle note={note}>{name}</PageTitle>
        {description && <p className={css.text}>{description}</p>}
      </div>
      {image && (
        <Scene
          image={image}
          name={name}
          sizes="(min-width: 996px) 480px, calc(100vw - 32px)"
          className={css.scene}
          priority
        />
      )}
    </header>
  )
}

type AssortmentHeaderProps = {
  assortment: AssortmentDetails
  name: string
  /** Beside the name: the number of products. */
  note: ReactNode
}
