import { articleCardFragment } from '#renderer/cards/fragments.ts'
import { graphql, type ResultOf, type VariablesOf } from '#renderer/graphql/graphql.ts'
import type { PageHead } from '#renderer/page/pageHead.ts'
import { type PageInput, pageQuery } from '#renderer/page/pageQuery.ts'
import { articleListThing } from '#renderer/page/things.ts'
import { readCatalogUrl } from './catalogUrl.ts'

/** One page of the articles. */
export type ArticleListing = ResultOf<typeof articlesDocument>['articles']

/** A section of the blog, as the chips above its articles show it. */
export type ArticleSection = ResultOf<typeof sectionsDocument>['articleCategories'][number]

/**
 * The two queries of a page that lists articles: one page of them, and the sections of the blog, without which the page has no
 * chips. A page past the last one is 404; the first may be empty.
 */
export function articleQueries(section: (input: PageInput) => string | null, head?: ArticlesHead) {
  return {
    articles: pageQuery<ResultOf<typeof articlesDocument>, VariablesOf<typeof articlesDocument>>(
      {
        document: articlesDocument,
        variables: (input) => ({
          category: section(input),
          page: readCatalogUrl(input.searchAll).page,
          limit: ARTICLES_ON_PAGE,
        }),
        found: ({ articles }) => articles.page === 1 || articles.items.length > 0,
        head: ({ articles }) => ({ ...head?.(articles), page: articles.page }),
      },
      import.meta.env.SSR && ((data, context) => [articleListThing(data?.articles.items, context)]),
    ),
    sections: pageQuery({ document: sectionsDocument, variables: () => ({}), required: false }),
  }
}

/** Title and description of a page by its articles. */
type ArticlesHead = (articles: ArticleListing) => PageHead

/** Four rows of three. */
const ARTICLES_ON_PAGE = 12

const articlesDocument = graphql(
  `
    query Articles($category: String, $page: Int!, $limit: Int!) {
      articles(category: $category, page: $page, limit: $limit) {
        items { ...ArticleCard }
        page limit total hasNextPage
      }
    }
  `,
  [articleCardFragment],
)

const sectionsDocument = graphql(`
  query ArticleSections {
    articleCategories(limit: 30) { id slug name }
  }
`)
