import { structuredDataOf } from '#renderer/head/structuredData.ts'
import { itemListThing } from '#renderer/head/things.ts'
import { categoryPath } from '#renderer/navigation/paths.ts'
import query from './+query.ts'

export default structuredDataOf(query, ({ categories }, { urlOf }) => [
  itemListThing(
    (categories?.categories.items ?? []).map(({ slug, name }) => ({ name, url: urlOf(categoryPath(slug)) })),
  ),
])
