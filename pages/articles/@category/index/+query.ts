import { articleQueries } from '#renderer/catalog/articleQueries.ts'
import { readCatalogUrl } from '#renderer/catalog/catalogUrl.ts'
import { pageNumberText } from '#renderer/catalog/texts.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'

const document = graphql(`
  query ArticleSection($slug: String!) {
    articleCategory(slug: $slug) {
      id
      slug
      name
      description
      image {
        url(width: W1200)
      }
    }
  }
`)

export default {
  section: pageQuery({
    document,
    variables: ({ params }) => ({ slug: params.category ?? '' }),
    found: (data) => data.articleCategory !== null,
    head: ({ articleCategory: section }, { searchAll }) => {
      const name = section?.name ?? 'Раздел'
      return {
        title: `${name}: статьи${pageNumberText(readCatalogUrl(searchAll).page)}`,
        description: section?.description ?? `${name}: статьи о\u00A0том, что полезно знать до\u00A0заказа.`,
        image: section?.image?.url ?? null,
      }
    },
  }),
  ...articleQueries(({ params }) => params.category ?? null),
}
