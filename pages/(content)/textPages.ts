import { PAGES } from '#company/pages.ts'
import { texts } from '#company/texts/index.ts'

/** The titles of the texts by slug, until their own are loaded. */
export const TEXT_PAGES: Readonly<Record<string, string>> = { ...texts.pages.titles, ...PAGES }

/** True if a word is the slug of one of these texts. */
export function isTextPage(slug: string | undefined): slug is string {
  return slug !== undefined && Object.hasOwn(TEXT_PAGES, slug)
}
