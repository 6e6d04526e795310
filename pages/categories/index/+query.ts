import { categoryCardFragment } from '#renderer/cards/fragments.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'
import { categoryPath } from '#renderer/page/paths.ts'
import { itemListThing } from '#renderer/page/things.ts'

const document = graphql(
  `
    query Categories {
      categories(limit: 100) {
        items {
          ...CategoryCard
        }
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
        title: 'Категории: что взять в\u00A0аренду посуточно',
        description:
          'Стулья и\u00A0столы, шатры, посуда, звук, свет и\u00A0всё остальное для события: выберите категорию и\u00A0посмотрите, что свободно на\u00A0ваши даты.',
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
