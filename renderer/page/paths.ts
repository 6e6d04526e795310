import { headingId } from '#renderer/ui/richText.ts'

/** The page that counts what guests need. Its parameters are those of its plain form. */
export const NORMS_PATH = '/how-many'

/** The page of a product. */
export function productPath(slug: string): string {
  return `/catalog/${segment(slug)}`
}

/** The page of a category. */
export function categoryPath(slug: string): string {
  return `/categories/${segment(slug)}`
}

/** The page of an assortment. */
export function assortmentPath(slug: string): string {
  return `/assortments/${segment(slug)}`
}

/** The page of a ready-made solution. */
export function solutionPath(slug: string): string {
  return `/solutions/${segment(slug)}`
}

/** The articles of a section of the blog; without one, all articles. */
export function articlesPath(category?: string): string {
  return category === undefined ? '/articles' : `/articles/${segment(category)}`
}

/** The page of an article, or the list of articles when the article has no category. */
export function articlePath(article: { slug: string; category: { slug: string } | null }): string {
  if (!article.category) return articlesPath()
  return `${articlesPath(article.category.slug)}/${segment(article.slug)}`
}

/** The place of an answer from the shop's own texts: a question of the home page, or a part of another page. */
export function answerPath({ url, title, section }: ShopAnswer): string {
  const heading = url === '/' ? title : section
  return heading === null ? url : `${url}#${headingId(heading)}`
}

/** The name of such an answer: «Условия аренды: Депозит». */
export function answerTitle({ title, section }: ShopAnswer): string {
  return section === null ? title : `${title}: ${section}`
}

type ShopAnswer = { url: string; title: string; section: string | null }

/**
 * The results of a search, or the whole catalogue when there is no letter or digit to search for. Slashes become spaces:
 * inside a path they look like the path's own; so do signs that no path may have.
 */
export function searchPath(text: string): string {
  const words = text.replace(/[\s/\p{Cc}]+/gu, ' ').trim()
  return /[\p{L}\p{N}]/u.test(words) ? `/search/${segment(words)}` : '/catalog'
}

/** How many things stand side by side. */
export const MAX_COMPARED = 4

/** The comparison of products; of one alone, which waits for another. */
export function comparisonUrl(ids: readonly string[]): string {
  const params = new URLSearchParams(ids.map((id) => ['compare', id]))
  return ids.length === 0 ? '/favourites' : `/favourites?${params}`
}

/** The path of the present page as an address has it: Vike's is decoded, and a slug may have any sign but a slash. */
export function encodedPath(urlPathname: string): string {
  return urlPathname.split('/').map(segment).join('/')
}

// Services and visitors may send half of a surrogate pair, which cannot be encoded.
function segment(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
