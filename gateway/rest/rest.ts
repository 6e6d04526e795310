import { catalogCalls } from './catalog.ts'
import { createClient } from './client.ts'
import { contentCalls } from './content.ts'
import type {
  AcceptedAnswer,
  Article,
  ArticleCategory,
  Assortment,
  Category,
  Contacts,
  ContentPage,
  List,
  OrderAnswer,
  Product,
  ProductFilters,
  Settings,
  Solution,
} from './entities.ts'
import type { RequestOptions, RestOptions } from './options.ts'
import { orderCalls } from './orders.ts'
import type {
  ArticlesParams,
  AssortmentsParams,
  FeedbackBody,
  FilterParams,
  OrderBody,
  PageParams,
  ProductParams,
  ProductsParams,
  ReadOptions,
  SortParams,
  TrafficSourceBody,
} from './params.ts'

/** Makes the services' functions for one request after another. */
export type RestFactory = {
  /** The calls of one request: they carry its id, and end for it when its signal does. */
  forRequest(who: RequestOptions): Rest
  /** Ends the connections to the services and to the cache. */
  close(): Promise<void>
}

/** The client of the company's REST services. */
export function createRest(options: RestOptions): RestFactory {
  const { bind, close } = createClient(options)
  return {
    forRequest(who) {
      const client = bind(who)
      return { ...catalogCalls(client), ...contentCalls(client, options.project), ...orderCalls(client) }
    },
    close,
  }
}

/**
 * The services of the rental company, one function a call. Every function rejects only with an `UpstreamError`
 * of errors.ts; a by-slug call answers null where the service answers 404.
 */
export type Rest = {
  categoryBySlug(slug: string): Promise<Category | null>
  categories(params?: PageParams & SortParams): Promise<List<Category>>
  productBySlug(slug: string, params?: ProductParams, options?: ReadOptions): Promise<Product | null>
  products(params?: ProductsParams, options?: ReadOptions): Promise<List<Product>>
  productFilters(params?: FilterParams): Promise<ProductFilters>
  /** One call for the whole list, without repeats; products that there are not are missing from the answer. */
  productsByIds(ids: readonly string[], options?: ReadOptions): Promise<Product[]>
  /** `replayed`: the service already had an order under this key and answered that one. */
  createOrder(
    body: OrderBody,
    options: { idempotencyKey: string },
  ): Promise<{ order: OrderAnswer; replayed: boolean }>
  settings(options?: ReadOptions): Promise<Settings>
  contacts(): Promise<Contacts>
  solutionBySlug(slug: string): Promise<Solution | null>
  solutions(params?: PageParams & SortParams): Promise<List<Solution>>
  solutionSimilar(slug: string): Promise<Solution[]>
  articleBySlug(slug: string): Promise<Article | null>
  articles(params?: ArticlesParams): Promise<List<Article>>
  articleCategoryBySlug(slug: string): Promise<ArticleCategory | null>
  articleCategories(params?: PageParams & SortParams): Promise<List<ArticleCategory>>
  assortmentBySlug(slug: string): Promise<Assortment | null>
  assortments(params?: AssortmentsParams): Promise<List<Assortment>>
  reportTrafficSource(body: TrafficSourceBody): Promise<AcceptedAnswer>
  sendFeedback(body: FeedbackBody): Promise<AcceptedAnswer>
  page(slug: string): Promise<ContentPage | null>
}
