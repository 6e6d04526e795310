import type { ReactNode } from 'react'
import { ProductGrid } from '#renderer/cards/ProductGrid.tsx'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { CatalogFilters } from './CatalogFilters.tsx'
import css from './CatalogListing.module.css'
import { CatalogPager } from './CatalogPager.tsx'
import { CatalogToolbar, FILTER_FORM } from './CatalogToolbar.tsx'
import type { CatalogScope } from './catalogAddress.ts'
import type { Facets, Listing } from './listing.ts'
import { useCatalogState } from './useCatalogState.ts'
import { useEarlyChoice } from './useEarlyChoice.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useMoreProducts } from './useMoreProducts.ts'

/** A listing of products: filters beside it (on a phone in a sheet), order, grid and pages. Works without scripts, too. */
export function CatalogListing({ products, facets, scope, path }: CatalogListingProps) {
  const controls = useCatalogState(path, scope)
  const more = useMoreProducts(products, scope)
  const { state, isPending, update } = controls
  useEarlyChoice(FILTER_FORM, controls.update)
  const results = useKeptFocus<HTMLDivElement>(controls.hrefFor({ page: products.page }))
  const withCategories = scope.category === undefined
  const filters = facets && (
    <CatalogFilters facets={facets} state={state} withCategories={withCategories} onChange={update} />
  )
  return (
    <div className={filters ? css.columns : undefined}>
      {filters && (
        <form
          id={FILTER_FORM}
          className={css.filters}
          action={path}
          aria-label="Фильтры"
          onSubmit={(event) => event.preventDefault()}
        >
          <Button type="submit" variant="ink" wide className={css.submit}>
            Показать
          </Button>
          {filters}
        </form>
      )}
      <div>
        <CatalogToolbar controls={controls} filters={filters} total={products.total} />
        <ActiveFilters controls={controls} categories={facets?.categories ?? []} />
        <div ref={results} tabIndex={-1} className={css.products} aria-busy={isPending}>
          {more.items.length > 0 ? (
            <ProductGrid
              products={more.items}
              withAside={filters !== null}
              headingLevel={2}
              priorityCount={4}
            />
          ) : (
            <NothingHere total={products.total}>
              <Button variant="line" href={path}>
                {products.total ? 'К первой странице' : 'Сбросить фильтры'}
              </Button>
            </NothingHere>
          )}
        </div>
        {more.hasFailed && (
          <Alert live title="Не&nbsp;получилось показать ещё">
            Проверьте связь и&nbsp;попробуйте снова.
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
  products: Listing
  /** Null where the service did not answer: the listing has no filters then. */
  facets: Facets | null
  /** What the page fixes about its listing. */
  scope: CatalogScope
  /** The page's own address, without a query. */
  path: string
}

function NothingHere({ total, children }: { total: number | null; children: ReactNode }) {
  return (
    <EmptyState
      as="h2"
      title={total ? 'На этой странице пусто' : 'Ничего не подошло'}
      text={
        total
          ? 'Предметов меньше, чем страниц в адресе.'
          : 'Уберите часть фильтров или раздвиньте цену: так найдётся больше.'
      }
    >
      {children}
    </EmptyState>
  )
}
