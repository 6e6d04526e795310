import type { ResultOf } from '#renderer/graphql/graphql.ts'
import type query from './+query.ts'

type Content = ResultOf<(typeof query)['content']['document']>['page']

/** A block of the home page as the content service edits it. */
export type HomeBlock = NonNullable<Content>['blocks'][number]

/** The first block of a kind; undefined while the content service is silent or has none. */
export function homeBlock(content: Content | undefined, type: HomeBlockType): HomeBlock | undefined {
  return content?.blocks.find((block) => block.type === type)
}

type HomeBlockType = 'hero' | 'solutions' | 'steps' | 'assortments' | 'articles' | 'faq' | 'feedback'
