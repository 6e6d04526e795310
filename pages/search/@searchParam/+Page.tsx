import { usePageContext } from 'vike-react/usePageContext'
import { CatalogListing } from '#renderer/catalog/CatalogListing.tsx'
import { catalogSearch, readCatalogAddress } from '#renderer/catalog/catalogAddress.ts'
import { thingsText } from '#renderer/catalog/thingsText.ts'
import { usePageQuery } from '#renderer/graphql/usePageQuery.ts'
import { searchPath } from '#renderer/navigation/paths.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import { NothingFound } from './NothingFound.tsx'
import { searchText } from './searchText.ts'

/** The results of a search: the catalogue's listing, narrowed by the text. */
export default function Page() {
  const { routeParams, urlParsed } = usePageContext()
  const products = usePageQuery(query.products)?.products
  const facets = usePageQuery(query.facets)?.productFilters ?? null
  const popularCategories = usePageQuery(query.popular)?.popularCategories ?? []
  if (!products) return null

  const text = searchText(routeParams)
  const isNarrowed = catalogSearch(readCatalogAddress(urlParsed.searchAll)) !== ''
  const isEmpty = products.items.length === 0 && !isNarrowed
  const crumbs = <Breadcrumbs items={[{ title: 'Главная', href: '/' }, { title: 'Поиск' }]} />
  if (text === '' || isEmpty) {
    return (
      <>
        <Wrap>{crumbs}</Wrap>
        <NothingFound text={text} popularCategories={popularCategories} />
      </>
    )
  }
  return (
    <Wrap>
      {crumbs}
      <PageTitle note={products.total !== null && thingsText(products.total)}>«{text}»</PageTitle>
      <CatalogListing
        key={text}
        products={products}
        facets={facets}
        scope={{ search: text }}
        path={searchPath(text)}
      />
    </Wrap>
  )
}
