/** The most targets beside each other on a phone. */
const SLOTS = 7

/**
 * The page numbers worth showing: the first, the last and those around the current one; `null` is a gap between them. There
 * are never more than seven entries, and a gap hides two numbers or more.
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= SLOTS) return between(1, pages)
  if (page < SLOTS - 2) return [...between(1, SLOTS - 2), null, pages]
  if (page > pages - SLOTS + 3) return [1, null, ...between(pages - SLOTS + 3, pages)]
  return [1, null, ...between(page - 1, page + 1), null, pages]
}

function between(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
}

/** How many pages a list has; where nobody counts its items, as many as are there at least. */
export function pageCount({ page, limit, total, hasNextPage }: NumberedList): number {
  return total === null ? page + (hasNextPage ? 1 : 0) : Math.ceil(total / Math.max(limit, 1))
}

/** A page of a list, as lists answer. */
type NumberedList = { page: number; limit: number; total: number | null; hasNextPage: boolean }
