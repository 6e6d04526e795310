import { CatalogListing } from '#renderer/catalog/CatalogListing.tsx'
import { thingsText } from '#renderer/catalog/thingsText.ts'
import { usePageQuery } from '#renderer/graphql/usePageQuery.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'

/** The catalogue: everything there is to rent. */
export default function Page() {
  const products = usePageQuery(query.products)?.products
  const facets = usePageQuery(query.facets)?.productFilters ?? null
  if (!products) return null
  return (
    <Wrap>
      <Breadcrumbs items={[{ title: 'Главная', href: '/' }, { title: 'Каталог' }]} />
      <PageTitle note={products.total !== null && thingsText(products.total)}>Каталог</PageTitle>
      <CatalogListing products={products} facets={facets} scope={{}} path="/catalog" />
    </Wrap>
  )
}
