/** How many pages a list has; where nobody counts its items, as many as are known of. */
export function pageCount({ page, limit, total, hasNextPage }: NumberedList): number {
  return total === null ? page + (hasNextPage ? 1 : 0) : Math.ceil(total / Math.max(limit, 1))
}

/** A page of a list, as lists answer. */
type NumberedList = { page: number; limit: number; total: number | null; hasNextPage: boolean }
