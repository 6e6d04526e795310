import { Pagination } from '#renderer/ui/Pagination.tsx'
import { pageCount } from '#renderer/ui/pageNumbers.ts'
import { ShowMore } from '#renderer/ui/ShowMore.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import css from './CatalogPager.module.css'
import type { Listing } from './listing.ts'
import type { MoreProducts } from './useMoreProducts.ts'

/** How much of a listing is shown, «Показать ещё», and its pages by number. */
export function CatalogPager({ products, more, hrefFor }: CatalogPagerProps) {
  const { page, total } = products
  const pages = pageCount(products)
  const pager = useRestoreFocus<HTMLDivElement>(more.items.length)
  return (
    <div ref={pager} tabIndex={-1} className={css.pager}>
      <ShowMore
        shown={more.items.length}
        total={total}
        onSelect={more.showMore ?? undefined}
        href={more.restHref ?? undefined}
        busy={more.isLoading}
      >
        <Pagination page={page} pages={pages} hrefFor={hrefFor} />
      </ShowMore>
    </div>
  )
}

type CatalogPagerProps = { products: Listing; more: MoreProducts; hrefFor: (page: number) => string }
