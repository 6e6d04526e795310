import { texts } from '#company/texts/index.ts'

/** Pages of a list that are shown together: which is the first, and how many there are. */
type PageRange = { page: number; pages: number }

/** Maximum number of pages of a list shown together, whatever a URL says. */
export const MAX_PAGES = 10

/** The pages that a URL names: `3`, or `1-3` after «Показать ещё»; a number beyond all lists stays beyond them. Anything else is the first page. */
export function readPageRange(text: string): PageRange {
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  const page = Math.min(Number(first), MAX_PAGE)
  if (!(page >= 1)) return { page: 1, pages: 1 }
  const pages = last === undefined ? 1 : Number(last) - page + 1
  return { page, pages: Math.min(Math.max(pages, 1), MAX_PAGES) }
}

/** The URL parameter of a page range; null for the first page alone. */
export function pageRangeText({ page, pages }: PageRange): string | null {
  if (pages > 1) return `${page}-${page + pages - 1}`
  return page > 1 ? String(page) : null
}

/** «, страница 2» for a page's title; nothing for the first page. */
export function pageNumberText(page: number): string {
  return page > 1 ? texts.catalog.page(page) : ''
}

const MAX_PAGE = 10_000
