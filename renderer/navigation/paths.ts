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

/** The page of an article, or the list of articles when the article's category is not known. */
export function articlePath(article: { slug: string; category: { slug: string } | null }): string {
  if (!article.category) return '/articles'
  return `/articles/${segment(article.category.slug)}/${segment(article.slug)}`
}

/** The results of a search. */
export function searchPath(text: string): string {
  return `/search/${segment(text)}`
}

// Services and visitors may send half of a surrogate pair, which cannot be encoded.
function segment(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
