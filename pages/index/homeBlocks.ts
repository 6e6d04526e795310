import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** The home page as the content service edits it. */
export const homeContent = graphql(`
  query HomeContent {
    page(slug: "home") {
      id slug title description
      blocks {
        __typename
        ... on HeroBlock { title subtitle }
        ... on ShelfBlock { kind title text buttonTitle }
        ... on StepsBlock {
          title
          steps { number title text }
        }
        ... on FaqBlock {
          title
          questions { question answer }
        }
        ... on FeedbackBlock { title text buttonTitle }
      }
    }
  }
`)

type Content = ResultOf<typeof homeContent>['page']
type Block = NonNullable<Content>['blocks'][number]

/** A block of the home page as the content service edits it, by the name of its type. */
export type HomeBlock<Name extends Block['__typename']> = Extract<Block, { __typename: Name }>
export type Shelf = HomeBlock<'ShelfBlock'>

/** The first block of a type; undefined while the content service is silent or has none. */
export function homeBlock<Name extends Block['__typename']>(
  content: Content | undefined,
  name: Name,
): HomeBlock<Name> | undefined {
  return content?.blocks.find((block): block is HomeBlock<Name> => block.__typename === name)
}

/** The first shelf of a kind; undefined as above. */
export function homeShelf(content: Content | undefined, kind: Shelf['kind']): Shelf | undefined {
  return content?.blocks.find(
    (block): block is Shelf => block.__typename === 'ShelfBlock' && block.kind === kind,
  )
}
