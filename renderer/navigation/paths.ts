/** The page of a product. */
export function productPath(slug: string): string {
  return `/catalog/${encodeURIComponent(slug)}`
}

/** The page of a category. */
export function categoryPath(slug: string): string {
  return `/categories/${encodeURIComponent(slug)}`
}

/** The page of an assortment. */
export function assortmentPath(slug: string): string {
  return `/assortments/${encodeURIComponent(slug)}`
}

/** The page of a ready-made solution. */
export function solutionPath(slug: string): string {
  return `/solutions/${encodeURIComponent(slug)}`
}

/** The page of an article, or the list of articles when the article's category is not known. */
export function articlePath(article: { slug: string; category: { slug: string } | null }): string {
  if (!article.category) return '/articles'
  return `/articles/${encodeURIComponent(article.category.slug)}/${encodeURIComponent(article.slug)}`
}

/** The results of a search. */
export function searchPath(text: string): string {
  return `/search/${encodeURIComponent(text)}`
}
