import { texts } from '#company/texts/index.ts'
import { Icon } from './Icon.tsx'
import { ChevronLeft, ChevronRight } from './icons.ts'
import css from './Pagination.module.css'
import { pageNumbers } from './pageNumbers.ts'

/** Numbered pages as links; nothing when there is only one page. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className={css.pages} aria-label={texts.ui.pages}>
      {page > 1 && (
        <a href={hrefFor(page - 1)} rel="prev" aria-label={texts.ui.previousPage}>
          <Icon of={ChevronLeft} />
        </a>
      )}
      {pageNumbers(page, pages).map((number, index) => {
        if (number === null) return <span key={`gap ${index < 2 ? 'before' : 'after'}`}>…</span>
        if (number === page) {
          return (
            <span key={number} aria-current="page">
              {number}
            </span>
          )
        }
        return (
          <a key={number} href={hrefFor(number)} aria-label={texts.listing.page(number)}>
            {number}
          </a>
        )
      })}
      {page < pages && (
        <a href={hrefFor(page + 1)} rel="next" aria-label={texts.ui.nextPage}>
          <Icon of={ChevronRight} />
        </a>
      )}
    </nav>
  )
}

export type PaginationProps = {
  /** The open page, from 1. */
  page: number
  /** How many there are. */
  pages: number
  /** The URL of a page. */
  hrefFor: (page: number) => string
}
