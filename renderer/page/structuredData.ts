import type { TypedDocumentNode } from '@urql/core'
import type { SiteSettings } from '#renderer/settings/settingsQuery.ts'
import type { PageInput } from './pageQuery.ts'

/** Something that schema.org has a type for. */
export type Thing = { '@type': string; [property: string]: unknown }

/** What structured data is made from besides the page's own answers. */
export type ThingContext = {
  input: PageInput
  /** Null where the service did not answer. */
  settings: SiteSettings | null
  /** The shop's origin, without a closing slash. */
  siteUrl: string
  /** The absolute URL of a path of the shop. */
  urlOf(path: string): string
}

/** A page's `+structuredData.ts`: what it tells search engines. It runs on the server alone and is in no script. */
export type StructuredData<Queries> = (answers: Answers<Queries>, context: ThingContext) => (Thing | null)[]

/** The answers to a page's queries by their names; null where an answer that is not required failed. */
type Answers<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends {
    document: TypedDocumentNode<infer Data, infer _Variables>
  }
    ? Data | null
    : never
}

/** Names the types of a page's structured data by its queries. */
export function structuredDataOf<Queries>(
  _queries: Queries,
  things: StructuredData<Queries>,
): StructuredData<Queries> {
  return things
}
