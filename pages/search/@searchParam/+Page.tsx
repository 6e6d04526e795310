import { usePageContext } from 'vike-react/usePageContext'
import { useShopEvent } from '#renderer/analytics/useShopEvent.ts'
import { CatalogListing } from '#renderer/catalog/CatalogListing.tsx'
import { catalogSearch, readCatalogUrl } from '#renderer/catalog/catalogUrl.ts'
import { productCountText } from '#renderer/catalog/texts.ts'
import { asSent } from '#renderer/graphql/typography.ts'
import { searchPath } from '#renderer/page/paths.ts'
import { usePageBlock, usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { Keyboard } from '#renderer/ui/icons.ts'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import { NothingFound } from './NothingFound.tsx'
import css from './Page.module.css'
import { searchText, shownText } from './searchText.ts'

/** The results of a search: the catalogue's listing, narrowed by the text. */
export default function Page() {
  const { routeParams, urlParsed } = usePageContext()
  const products = usePageQuery(query.products)?.products
  const facets = usePageBlock(query.facets)
  const popularCategories = usePageQuery(query.popular)?.popularCategories ?? []
  const help = usePageQuery(query.help)
  const text = searchText(routeParams)
  useShopEvent('search', text, { search_term: text })
  if (!products) return null

  const isNarrowed = catalogSearch(readCatalogUrl(urlParsed.searchAll)) !== ''
  const isEmpty = products.items.length === 0 && !isNarrowed
  const crumbs = <Breadcrumbs items={[{ title: 'Главная', href: '/' }, { title: 'Поиск' }]} />
  if (text === '' || isEmpty) {
    return (
      <>
        <Wrap>{crumbs}</Wrap>
        <NothingFound
          text={text}
          similarNames={(help?.similar?.items ?? []).flatMap((item) => asSent(item).name ?? [])}
          popularProducts={help?.products?.items ?? []}
          popularCategories={popularCategories}
        />
      </>
    )
  }
  return (
    <Wrap>
      {crumbs}
      <PageTitle note={products.total !== null && productCountText(products.total)}>
        «{products.searchedFor ?? shownText(text)}»
      </PageTitle>
      {products.searchedFor !== null && <SearchedFor searchedFor={products.searchedFor} typed={text} />}
      <CatalogListing
        key={text}
        query={query.products}
        products={products}
        facets={facets}
        scope={{ search: text }}
        path={searchPath(text)}
      />
    </Wrap>
  )
}

/** Says that other words were searched than the visitor's, and leads to a search of the very words. */
function SearchedFor({ searchedFor, typed }: { searchedFor: string; typed: string }) {
  return (
    <p className={css.said} role="status">
      <Icon of={Keyboard} />
      <span>
        Показали «{searchedFor}» — вы&nbsp;ввели «{typed}».{' '}
        <TextLink href={searchPath(`"${typed}"`)}>Искать «{typed}»</TextLink>
      </span>
    </p>
  )
}
