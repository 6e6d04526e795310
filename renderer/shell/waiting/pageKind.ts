/** Kinds of pages that look alike before their content is known. */
export type PageKind = 'home' | 'listing' | 'product' | 'cards' | 'article' | 'cart' | 'text'

/** What kind of page stands at a path. */
export function pageKind(path: string): PageKind {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'text'
}

const KINDS: readonly [RegExp, PageKind][] = [
  [/^\/$/, 'home'],
  [/^\/catalog\/?$/, 'listing'],
  [/^\/(categories|search|assortments)\/[^/]+\/?$/, 'listing'],
  [/^\/catalog\/[^/]+\/?$/, 'product'],
  [/^\/articles\/[^/]+\/[^/]+\/?$/, 'article'],
  [/^\/(categories|assortments|solutions|articles)(\/[^/]+)?\/?$/, 'cards'],
  [/^\/(cart|order|plan)\/?$/, 'cart'],
]
