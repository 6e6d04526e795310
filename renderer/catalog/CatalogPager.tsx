import { Pagination } from '#renderer/ui/Pagination.tsx'
import { ShowMore } from '#renderer/ui/ShowMore.tsx'
import css from './CatalogPager.module.css'
import type { Listing } from './listing.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import type { MoreProducts } from './useMoreProducts.ts'

/** How much of a listing is shown, «Показать ещё», and its pages by number. */
export function CatalogPager({ products, more, hrefFor }: CatalogPagerProps) {
  const { page, limit, total } = products
  const pages = total === null ? page + (products.hasNextPage ? 1 : 0) : Math.ceil(total / Math.max(limit, 1))
  const pager = useKeptFocus<HTMLDivElement>(more.items.length)
  return (
    <div ref={pager} tabIndex={-1} className={css.pager}>
      <ShowMore
        shown={more.items.length}
        total={total}
        onSelect={more.hasMore ? more.showMore : undefined}
        busy={more.isLoading}
      >
        <Pagination page={page} pages={pages} hrefFor={hrefFor} />
      </ShowMore>
    </div>
  )
}

type CatalogPagerProps = { products: Listing; more: MoreProducts; hrefFor: (page: number) => string }
