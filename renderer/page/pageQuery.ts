import type { TypedDocumentNode } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import type { SiteSettings } from '#renderer/settings/settingsQuery.ts'
import type { PageHead } from './pageHead.ts'

/** The input of a page's query: the URL and the visitor's dates. */
export type PageInput = {
  /** Route parameters, decoded: `/catalog/@slug` gives `slug`. */
  params: Readonly<Record<string, string>>
  /** Query parameters of the URL: the last value of each name. */
  search: Readonly<Record<string, string>>
  /** Query parameters of the URL: every value of each name. */
  searchAll: Readonly<Record<string, readonly string[]>>
  /** The requested path, as the browser shows it. */
  path: string
  /** Today in the shop's time zone, `YYYY-MM-DD`. */
  today: string
  /** The visitor's rental dates, when they are valid today; null otherwise. */
  period: Period | null
}

/** One query of a page to the gateway. */
export type PageQuery<Data, Variables extends object> = {
  document: TypedDocumentNode<Data, Variables>
  variables: (input: PageInput) => Variables
  /** The same query with other variables, such as further pages of a list; failed ones are left out. */
  more?: (input: PageInput) => readonly Variables[]
  /** Without it the page cannot be shown: a failure is the error page. Default true. */
  required?: boolean
  /** False: not found, the page answers 404, required or not. Called only for answers without errors. */
  found?(data: Data, input: PageInput): boolean
  /** The part of the page's `<head>` that this answer adds; it overrides the page's own and that of earlier queries. */
  head?(data: Data, input: PageInput): Partial<PageHead>
  /** The path of the page that shows the result, where that is another one: answered with a permanent redirect. */
  movedTo?(data: Data, input: PageInput): string | null
  /** The entries that the company's folder names and this answer lacks, for the log; on the server alone. */
  lacks?(data: Data): string | null
  /** True if this URL needs the query at all; default: every URL does. */
  appliesTo?: (input: PageInput) => boolean
  /** Another query of the same page that serves as a fallback. */
  orElse?: AnyPageQuery
  /** The structured data of this answer, null where there is none; on the server alone. */
  things?(data: Data | null, context: ThingContext): (Thing | null)[]
}

/** Something that schema.org has a type for. */
export type Thing = { '@type': string; [property: string]: unknown }

/** The input of structured data besides the page's own answers. */
export type ThingContext = {
  input: PageInput
  /** Null where the service did not answer. */
  settings: SiteSettings | null
  /** The shop's origin, without a closing slash. */
  siteUrl: string
  /** The absolute URL of a path of the shop. */
  urlOf(path: string): string
}

/**
 * Names the types of a page's query; `pages/.../+query.ts` exports a record of these. `things` are given under `import.meta.env.SSR`:
 * browsers do not need them.
 */
export function pageQuery<Data, Variables extends object>(
  query: PageQuery<Data, Variables>,
  things?: false | NonNullable<PageQuery<Data, Variables>['things']>,
): PageQuery<Data, Variables> {
  return import.meta.env.SSR && things ? { ...query, things } : query
}

/** A page query of any shape: what the loader runs. */
export type AnyPageQuery = PageQuery<unknown, object>

// No slug is longer: what is cut names nothing, and that is page 404.
const MAX_SLUG_LENGTH = 200

/** The slug in a route's parameter, short enough to be requested. */
export function slugParam({ params }: PageInput, name: string): string {
  return (params[name] ?? '').slice(0, MAX_SLUG_LENGTH)
}
