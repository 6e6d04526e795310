import { LANGUAGE } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { articleCardFragment, productCardFragment } from '#renderer/cards/fragments.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery, type Thing, type ThingContext } from '#renderer/page/pageQuery.ts'
import { articlePath } from '#renderer/page/paths.ts'
import { companyId } from '#renderer/page/things.ts'

const document = graphql(
  `
    query Article($slug: String!, $period: PeriodInput) {
      article(slug: $slug) {
        id slug title excerpt publishedAt readingMinutes content
        category { id slug name }
        image { original caption url(width: W1200) }
        relatedProducts(period: $period) { ...ProductCard }
      }
    }
  `,
  [productCardFragment],
)

const othersDocument = graphql(
  `
    query OtherArticles($category: String, $limit: Int!) {
      articles(category: $category, limit: $limit) {
        items { ...ArticleCard }
      }
    }
  `,
  [articleCardFragment],
)

/**
 * An article has one URL, `/articles/{its section}/{its slug}`. Under another section it is the same article, which
 * the company may have moved: an old link is redirected permanently, and search engines never see the text twice.
 * An article that belongs to no section has no URL.
 */
export default {
  article: pageQuery(
    {
      document,
      variables: ({ params, period }) => ({ slug: params.slug ?? '', period }),
      found: ({ article }) => Boolean(article?.category),
      movedTo: ({ article }, { params }) =>
        article?.category && article.category.slug !== params.category ? articlePath(article) : null,
      head: ({ article }) => ({
        title: article?.title ?? texts.places.article,
        description: article?.excerpt ?? null,
        image: article?.image?.url ?? null,
        type: 'article',
      }),
    },
    import.meta.env.SSR && ((data, context) => [data?.article ? articleThing(data.article, context) : null]),
  ),
  near: pageQuery({
    document: othersDocument,
    variables: ({ params }) => ({ category: params.category ?? '', limit: 4 }),
    required: false,
  }),
  latest: pageQuery({
    document: othersDocument,
    variables: () => ({ category: null, limit: 7 }),
    required: false,
  }),
}

/** The article as its own page queries it. */
export type ArticleDetails = NonNullable<ResultOf<typeof document>['article']>

function articleThing(article: ArticleDetails, { siteUrl, urlOf }: ThingContext): Thing {
  const url = urlOf(articlePath(article))
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title ?? texts.places.article,
    ...(article.excerpt && { description: article.excerpt }),
    ...(article.image && { image: article.image.url }),
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    ...(article.category?.name && { articleSection: article.category.name }),
    ...(article.readingMinutes && { timeRequired: `PT${article.readingMinutes}M` }),
    inLanguage: LANGUAGE,
    author: { '@id': companyId(siteUrl) },
    publisher: { '@id': companyId(siteUrl) },
  }
}
