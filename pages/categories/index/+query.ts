import { texts } from '#company/texts/index.ts'
import { categoryCardFragment } from '#renderer/cards/fragments.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'
import { categoryPath } from '#renderer/page/paths.ts'
import { itemListThing } from '#renderer/page/things.ts'

const document = graphql(
  `
    query Categories {
      categories(limit: 100) {
        items { ...CategoryCard }
      }
    }
  `,
  [categoryCardFragment],
)

export default {
  categories: pageQuery(
    {
      document,
      variables: () => ({}),
      head: () => ({
        title: texts.categories.listTitle,
        description: texts.categories.listDescription,
      }),
    },
    import.meta.env.SSR &&
      ((data, { urlOf }) => [
        itemListThing(
          data?.categories.items.map(({ slug, name }) => ({ name, url: urlOf(categoryPath(slug)) })),
        ),
      ]),
  ),
}
