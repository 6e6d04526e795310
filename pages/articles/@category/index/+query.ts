import { texts } from '#company/texts/index.ts'
import { articleQueries } from '#renderer/catalog/articleQueries.ts'
import { readCatalogUrl } from '#renderer/catalog/catalogUrl.ts'
import { pageNumberText } from '#renderer/catalog/pageRange.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'

const document = graphql(`
  query ArticleSection($slug: String!) {
    articleCategory(slug: $slug) {
      id slug name description
      image { url(width: W1200) }
    }
  }
`)

export default {
  section: pageQuery({
    document,
    variables: ({ params }) => ({ slug: params.category ?? '' }),
    found: (data) => data.articleCategory !== null,
    head: ({ articleCategory: section }, { searchAll }) => {
      const name = section?.name ?? texts.places.section
      return {
        title: texts.articles.sectionTitle(name, pageNumberText(readCatalogUrl(searchAll).page)),
        description: section?.description ?? texts.articles.sectionDescription(name),
        image: section?.image?.url ?? null,
      }
    },
  }),
  ...articleQueries(({ params }) => params.category ?? null),
}
