import { useEffect } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { useShopEvent } from '#renderer/analytics/useShopEvent.ts'
import { CatalogListing } from '#renderer/catalog/CatalogListing.tsx'
import { catalogSearch, readCatalogUrl } from '#renderer/catalog/catalogUrl.ts'
import { productCountText } from '#renderer/catalog/listing.ts'
import { searchPath } from '#renderer/page/paths.ts'
import { usePageBlock, usePageQuery } from '#renderer/page/usePageQuery.ts'
import { rememberSearch } from '#renderer/search/lastSearches.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { Keyboard } from '#renderer/ui/icons.ts'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { plainSpaces } from '#renderer/ui/typograph.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import { FoundCounts, FoundKinds } from './FoundKinds.tsx'
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
  const others = usePageQuery(query.others)?.search
  const text = searchText(routeParams)
  useShopEvent('search', text, { search_term: text })
  useEffect(() => {
    if (text !== '') rememberSearch(text)
  }, [text])
  if (!products) return null

  const isNarrowed = catalogSearch(readCatalogUrl(urlParsed.searchAll)) !== ''
  const kinds = isNarrowed ? [] : (others?.groups.filter((kind) => kind !== 'PRODUCTS') ?? [])
  const crumbs = <Breadcrumbs items={[{ title: texts.words.search }]} />
  if (text === '' || (products.items.length === 0 && !isNarrowed)) {
    return (
      <>
        <Wrap>{crumbs}</Wrap>
        <NothingFound
          text={text}
          similarNames={(help?.similar?.items ?? []).flatMap((item) =>
            item.name ? plainSpaces(item.name) : [],
          )}
          popularProducts={help?.products?.items ?? []}
          popularCategories={popularCategories}
          isAnswered={kinds[0] === 'ANSWERS'}
        >
          {others && kinds.length > 0 && <FoundKinds found={others} kinds={kinds} />}
        </NothingFound>
      </>
    )
  }
  // The kinds that match better than the products come before them.
  const before = kinds.slice(0, Math.max(0, others?.groups.indexOf('PRODUCTS') ?? 0))
  const after = kinds.slice(before.length)
  return (
    <Wrap>
      {crumbs}
      <PageTitle note={products.total !== null && productCountText(products.total)}>
        {texts.words.openQuote + (products.searchedFor ?? shownText(text)) + texts.words.closeQuote}
      </PageTitle>
      {products.searchedFor !== null && <SearchedFor searchedFor={products.searchedFor} typed={text} />}
      {others && kinds.length > 0 && <FoundCounts found={others} products={products.total} />}
      {others && <FoundKinds found={others} kinds={before} lead />}
      <div className={css.products}>
        <SectionHeader title={texts.found.products} />
      </div>
      <CatalogListing
        key={text}
        query={query.products}
        products={products}
        facets={facets}
        scope={{ search: text }}
        path={searchPath(text)}
      />
      {others && <FoundKinds found={others} kinds={after} />}
    </Wrap>
  )
}

/** Says that other words were searched than the visitor's, and leads to a search of the very words. */
function SearchedFor({ searchedFor, typed }: { searchedFor: string; typed: string }) {
  return (
    <p className={css.said} role="status">
      <Icon of={Keyboard} />
      <span>
        <span>{texts.found.searchedFor(searchedFor, typed)}</span>{' '}
        <TextLink href={searchPath(`"${typed}"`)}>{texts.found.searchExactly(typed)}</TextLink>
      </span>
    </p>
  )
}
