import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Pagination } from '#renderer/ui/Pagination.tsx'
import { pageCount } from '#renderer/ui/pageNumbers.ts'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import css from './CatalogPager.module.css'
import type { Listing } from './listing.ts'
import type { MoreProducts } from './useMoreProducts.ts'

/** «Показано 16 из 78», how far that is, a link or a button to the rest, and the pages by number. */
export function CatalogPager({ products, more, hrefFor }: CatalogPagerProps) {
  const { page, total } = products
  const shown = more.items.length
  const isAll = shown === total
  const pager = useRestoreFocus<HTMLDivElement>(shown)
  return (
    <div ref={pager} tabIndex={-1} className={css.pager}>
      {/* What the eye sees whole is said to others, when filters change it. */}
      <p className={isAll ? 'visually-hidden' : 'small muted'} role="status">
        {texts.listing.shown(thousands(shown), total === null ? null : thousands(total))}
      </p>
      {total !== null && !isAll && (
        <div className={css.bar} aria-hidden="true">
          <i style={{ width: `${Math.min(100, (shown / total) * 100)}%` }} />
        </div>
      )}
      {more.restHref && (
        <Button size="lg" href={more.restHref}>
          {texts.ui.showMore}
        </Button>
      )}
      {more.showMore && (
        <Button size="lg" className="needs-scripts" onClick={more.showMore} busy={more.isLoading}>
          {texts.ui.showMore}
        </Button>
      )}
      <Pagination page={page} pages={pageCount(products)} hrefFor={hrefFor} />
    </div>
  )
}

type CatalogPagerProps = { products: Listing; more: MoreProducts; hrefFor: (page: number) => string }
