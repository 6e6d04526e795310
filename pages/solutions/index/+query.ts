import { solutionCardFragment } from '#renderer/cards/fragments.ts'
import { readCatalogUrl } from '#renderer/catalog/catalogUrl.ts'
import { pageNumberText } from '#renderer/catalog/texts.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { type PageInput, pageQuery } from '#renderer/page/pageQuery.ts'
import { solutionPath } from '#renderer/page/paths.ts'
import { itemListThing } from '#renderer/page/things.ts'

const document = graphql(
  `
    query Solutions($page: Int!) {
      solutions(page: $page) {
        items {
          ...SolutionCard
        }
        page
        limit
        total
        hasNextPage
      }
    }
  `,
  [solutionCardFragment],
)

export default {
  solutions: pageQuery(
    {
      document,
      variables: (input) => ({ page: pageOf(input) }),
      // A shop without solutions has a first page that says so; behind the last page there is nothing.
      found: ({ solutions }) => solutions.items.length > 0 || solutions.page === 1,
      head: (_, input) => ({
        page: pageOf(input),
        title: `Готовые решения: всё для\u00A0события сразу${pageNumberText(pageOf(input))}`,
        description:
          'Свадьба, конференция, детский праздник: предметы уже подобраны и\u00A0посчитаны на\u00A0ваших гостей. Посмотрите, что\u00A0внутри, сколько стоит и\u00A0что\u00A0свободно на\u00A0ваши даты.',
      }),
    },
    import.meta.env.SSR &&
      ((data, { urlOf }) => [
        itemListThing(
          data?.solutions.items.map(({ slug, name }) => ({ name, url: urlOf(solutionPath(slug)) })),
        ),
      ]),
  ),
}

function pageOf({ searchAll }: PageInput): number {
  return readCatalogUrl(searchAll).page
}
