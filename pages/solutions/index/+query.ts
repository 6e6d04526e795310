import { texts } from '#company/texts/index.ts'
import { solutionCardFragment } from '#renderer/cards/fragments.ts'
import { readCatalogUrl } from '#renderer/catalog/catalogUrl.ts'
import { pageNumberText } from '#renderer/catalog/pageRange.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { type PageInput, pageQuery } from '#renderer/page/pageQuery.ts'
import { solutionPath } from '#renderer/page/paths.ts'
import { itemListThing } from '#renderer/page/things.ts'

const document = graphql(
  `
    query Solutions($page: Int!) {
      solutions(page: $page) {
        items { ...SolutionCard }
        page limit total hasNextPage
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
        title: texts.solutionList.title(pageNumberText(pageOf(input))),
        description: texts.solutionList.description,
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
