import { encodedPath } from './paths.ts'

/** The content of a page's `<head>` for the tab, for search engines and for link previews. */
export type PageHead = {
  /** Without the company's name, which is added. */
  title: string
  description?: string | null
  /** Absolute URL of a picture of ours, of which a link preview shows a JPEG; without it the shop's own. */
  image?: string | null
  /** A PNG of 1200 × 630 that was drawn for the preview, at a path of the shop; goes before `image`. */
  preview?: { path: string; alt: string }
  /** Path and parameters that link previews lead to, where the parameters are what the page is about; default: the path alone. */
  ogPath?: string
  /** Which page of a list this is: the canonical URL of a later page carries its number. */
  page?: number
  /** Search engines leave the page out, whatever its `robots` says: there is nothing on it. */
  noindex?: boolean
  /** The Open Graph type of the page. Default `website`. */
  type?: 'website' | 'article' | 'product'
}

/** A page's setting `head`: the part of its head that depends on no answer. */
export type OwnHead = PageHead | ((page: { isNotFound: boolean; pageContext: Vike.PageContext }) => PageHead)

/** The longest description that search engines and previews show anything of. */
const MAX_DESCRIPTION = 300

/** A description in one line, cut at a word. */
export function shortDescription(text: string | null | undefined): string | null {
  const line = text?.replace(/\s+/g, ' ').trim() || null
  if (line === null || line.length <= MAX_DESCRIPTION) return line
  return `${line.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/, '')}…`
}

/** The one URL under which search engines index a page: without filters, sorting and dates, with the number of a later page. */
export function canonicalUrl(siteUrl: string, path: string, page = 1): string {
  const url = new URL(siteUrl + encodedPath(path))
  if (page > 1) url.searchParams.set('page', String(page))
  return url.href
}
