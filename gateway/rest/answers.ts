import { assortment, category, product, productFilters, solution } from './border/catalog.ts'
import { contacts } from './border/contacts.ts'
import { article, articleCategory, page } from './border/content.ts'
import { whole } from './border/number.ts'
import { accepted, keptOrder } from './border/orders.ts'
import { settings } from './border/settings.ts'
import { pageOf, type Shape } from './border/shape.ts'
import type { CallName } from './calls.ts'

const total = whole(0)
const products = pageOf(product, total)
const solutions = pageOf(solution, total)

/** What the result of each call is checked against, and what docs/upstream.openapi.json says of it. */
export const ANSWERS = {
  categoryBySlug: category,
  categories: pageOf(category, total),
  productBySlug: product,
  products,
  productFilters,
  productsByIds: products,
  createOrder: keptOrder,
  settings,
  contacts,
  solutionBySlug: solution,
  solutions,
  solutionSimilar: solutions,
  articleBySlug: article,
  articles: pageOf(article, total),
  articleCategoryBySlug: articleCategory,
  articleCategories: pageOf(articleCategory, total),
  assortmentBySlug: assortment,
  assortments: pageOf(assortment, total),
  reportTrafficSource: accepted,
  sendFeedback: accepted,
  page,
} as const satisfies Record<CallName, Shape<unknown>>

/** The checked result of a call. */
export type Answer<C extends CallName> = NonNullable<ReturnType<(typeof ANSWERS)[C]['read']>>
