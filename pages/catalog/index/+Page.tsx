import { texts } from '#company/texts/index.ts'
import { CatalogListing } from '#renderer/catalog/CatalogListing.tsx'
import { productCountText } from '#renderer/catalog/listing.ts'
import { usePageBlock, usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'

/** The catalogue: everything there is to rent. */
export default function Page() {
  const products = usePageQuery(query.products)?.products
  const facets = usePageBlock(query.facets)
  if (!products) return null
  return (
    <Wrap>
      <Breadcrumbs items={[{ title: texts.words.catalogue }]} />
      <PageTitle note={products.total !== null && productCountText(products.total)}>
        {texts.words.catalogue}
      </PageTitle>
      <CatalogListing query={query.products} products={products} facets={facets} scope={{}} path="/catalog" />
    </Wrap>
  )
}
