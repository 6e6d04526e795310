import type { Call } from './call.ts'
import {
  assortmentBySlug,
  assortments,
  categories,
  categoryBySlug,
  productBySlug,
  productFilters,
  products,
  productsByIds,
  solutionBySlug,
  solutionSimilar,
  solutions,
} from './catalog.ts'
import {
  articleBySlug,
  articleCategories,
  articleCategoryBySlug,
  articles,
  contacts,
  page,
  settings,
} from './content.ts'
import { createOrder, reportTrafficSource, sendFeedback } from './orders.ts'

/** The 21 calls. A company that divides them otherwise changes the `service` of a record, and nothing else. */
export const CALLS = {
  categoryBySlug,
  categories,
  productBySlug,
  products,
  productFilters,
  productsByIds,
  createOrder,
  settings,
  contacts,
  solutionBySlug,
  solutions,
  solutionSimilar,
  articleBySlug,
  articles,
  articleCategoryBySlug,
  articleCategories,
  assortmentBySlug,
  assortments,
  reportTrafficSource,
  sendFeedback,
  page,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS

/**
 * The services of the rental company, one function a call. Every function rejects only with an `UpstreamError`
 * of errors.ts; a by-slug call answers null where the service answers 404.
 */
export type Rest = { [Name in CallName]: ReturnType<(typeof CALLS)[Name]['connect']> }
