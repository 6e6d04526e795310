import { isSegment } from './border/text.ts'
import type { Client } from './client.ts'
import { pageQuery } from './paramQuery.ts'
import type { Rest } from './rest.ts'

type ContentCalls = Pick<
  Rest,
  | 'articleBySlug'
  | 'articles'
  | 'articleCategoryBySlug'
  | 'articleCategories'
  | 'contacts'
  | 'page'
  | 'settings'
>

/** Articles, pages, contacts and settings. */
export function contentCalls({ ask, find, findBySlug }: Client, project: string): ContentCalls {
  return {
    articleBySlug: (slug) => findBySlug('articleBySlug', slug),
    articles: (params = {}) =>
      ask('articles', { query: { ...pageQuery(params), category: params.category } }),
    articleCategoryBySlug: (slug) => findBySlug('articleCategoryBySlug', slug),
    articleCategories: (params) => ask('articleCategories', { query: pageQuery(params) }),
    contacts: () => ask('contacts'),
    page: async (slug) => (isSegment(slug) ? find('page', { query: { slug, project } }) : null),
    settings: ({ fresh } = {}) => ask('settings', { fresh }),
  }
}
