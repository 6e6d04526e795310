import type { TypedDocumentNode } from '@urql/core'
import type { Period } from '#gateway/rental/period.ts'

/** What a page's query may depend on: the address and the visitor's dates. */
export type PageInput = {
  /** Route parameters, decoded: `/catalog/@slug` gives `slug`. */
  params: Readonly<Record<string, string>>
  /** Query parameters of the address: the last value of each name. */
  search: Readonly<Record<string, string>>
  /** Query parameters of the address: every value of each name. */
  searchAll: Readonly<Record<string, readonly string[]>>
  /** The path asked for, as in the address bar. */
  path: string
  /** Today in the shop's time zone, `YYYY-MM-DD`. */
  today: string
  /** The visitor's rental dates, when they are valid today; null otherwise. */
  period: Period | null
}

/** Title, description and picture of a page, for the tab, search engines and link previews. */
export type PageHead = { title: string; description?: string | null; image?: string | null }

/** One question of a page to the gateway. */
export type PageQuery<Data, Variables extends object> = {
  document: TypedDocumentNode<Data, Variables>
  variables: (input: PageInput) => Variables
  /** Without it the page cannot be shown: a failure is the error page. Default true. */
  required?: boolean
  /** False: there is no such thing, the page answers 404. Asked only where the answer came without an error. */
  found?: (data: Data) => boolean
  head?: (data: Data, input: PageInput) => PageHead
}

/** Names the types of a page's query; `pages/.../+query.ts` exports a record of these. */
export function pageQuery<Data, Variables extends object>(
  query: PageQuery<Data, Variables>,
): PageQuery<Data, Variables> {
  return query
}

/** A page query of any shape: what the loader runs. */
export type AnyPageQuery = PageQuery<unknown, object>
