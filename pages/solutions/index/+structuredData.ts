import { structuredDataOf } from '#renderer/head/structuredData.ts'
import { itemListThing } from '#renderer/head/things.ts'
import { solutionPath } from '#renderer/navigation/paths.ts'
import query from './+query.ts'

export default structuredDataOf(query, ({ solutions }, { urlOf }) => [
  itemListThing(
    (solutions?.solutions.items ?? []).map(({ slug, name }) => ({ name, url: urlOf(solutionPath(slug)) })),
  ),
])
