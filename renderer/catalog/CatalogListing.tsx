import { texts } from '#company/texts/index.ts'
import { shopItem } from '#renderer/analytics/shopEvents.ts'
import { useShopEvent } from '#renderer/analytics/useShopEvent.ts'
import { ProductGrid } from '#renderer/cards/ProductGrid.tsx'
import type { PageBlock } from '#renderer/page/usePageQuery.ts'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { CatalogFilters } from './CatalogFilters.tsx'
import css from './CatalogListing.module.css'
import { CatalogPager } from './CatalogPager.tsx'
import { CatalogToolbar, FILTER_FORM } from './CatalogToolbar.tsx'
import type { CatalogScope } from './catalogUrl.ts'
import type { Facets, Listing, listingQueries } from './listing.ts'
import { useCatalogState } from './useCatalogState.ts'
import { useMoreProducts } from './useMoreProducts.ts'

/** A listing of products: filters beside it (on a phone in a sheet), order, grid and pages. Works without scripts, too. */
export function CatalogListing({ query, products, facets: block, scope, path }: CatalogListingProps) {
  const facets = block.data?.productFilters ?? null
  const controls = useCatalogState(path, scope)
  const items = products.items.map(shopItem)
  useShopEvent('view_item_list', items.map((item) => item.item_id).join(), { items })
  const more = useMoreProducts(query, products, controls)
  const { state, isPending, update } = controls
  const results = useRestoreFocus<HTMLDivElement>(controls.hrefFor({ page: products.page }))
  const withCategories = scope.category === undefined
  const filters = facets && (
    <CatalogFilters facets={facets} state={state} withCategories={withCategories} onChange={update} />
  )
  return (
    <div className={filters || block.hasFailed ? 'beside-filters' : undefined}>
      {!filters && block.hasFailed && (
        <FailedBlock
          size="part"
          className={css.failed}
          title={texts.catalog.filtersFailed}
          onRetry={block.retry}
          busy={block.isRetrying}
        />
      )}
      {filters && (
        <form
          id={FILTER_FORM}
          className={css.filters}
          action={path}
          aria-label={texts.catalog.filters}
          onSubmit={(event) => event.preventDefault()}
        >
          <Button type="submit" variant="ink" wide className={css.submit}>
            {texts.catalog.show}
          </Button>
          {filters}
        </form>
      )}
      <div>
        <CatalogToolbar
          controls={controls}
          filters={filters}
          total={products.total}
          isSearch={scope.search !== undefined}
        />
        <ActiveFilters controls={controls} categories={facets?.categories ?? []} />
        <div ref={results} id="products" tabIndex={-1} className={css.products} aria-busy={isPending}>
          {more.items.length > 0 ? (
            <ProductGrid
              products={more.items}
              withAside={filters !== null || block.hasFailed}
              headingLevel={scope.search === undefined ? 2 : 3}
              priorityCount={4}
            />
          ) : (
            <NothingHere total={products.total} firstPage={controls.hrefFor({ page: 1 })} path={path} />
          )}
        </div>
        {more.hasFailed && (
          <Alert live title={texts.catalog.moreFailed}>
            {texts.catalog.moreFailedText}
          </Alert>
        )}
        {more.items.length > 0 && (
          <CatalogPager products={products} more={more} hrefFor={(page) => controls.hrefFor({ page })} />
        )}
      </div>
    </div>
  )
}

export type CatalogListingProps = {
  /** The query of the page's products. */
  query: ReturnType<typeof listingQueries>['products']
  products: Listing
  /** The filters that the listing offers; when the service fails, a retry replaces them. */
  facets: PageBlock<{ productFilters: Facets }>
  /** The conditions that the page itself sets on its listing. */
  scope: CatalogScope
  /** The page's own URL, without a query. */
  path: string
}

/** Why no product is shown: there is no such page of them, no product fits the filters, or there are none at all. */
function NothingHere({ total, firstPage, path }: NothingHereProps) {
  const { title, text, href, way } = total
    ? {
        title: texts.catalog.emptyPage,
        text: texts.catalog.emptyPageText,
        href: firstPage,
        way: texts.catalog.firstPage,
      }
    : firstPage === path
      ? { title: texts.catalog.none, text: texts.catalog.noneText }
      : {
          title: texts.catalog.nothing,
          text: texts.catalog.nothingText,
          href: path,
          way: texts.catalog.resetFilters,
        }
  return (
    <EmptyState as="h2" title={title} text={text}>
      <div className="buttons">
        {href && <Button href={href}>{way}</Button>}
        <CallButton />
      </div>
    </EmptyState>
  )
}

type NothingHereProps = {
  total: number | null
  /** The URL of the first page with these filters: without any it is `path`. */
  firstPage: string
  path: string
}
