import { categoryPath } from '#renderer/page/paths.ts'
import { structuredDataOf } from '#renderer/page/structuredData.ts'
import { itemListThing } from '#renderer/page/things.ts'
import query from './+query.ts'

export default structuredDataOf(query, ({ categories }, { urlOf }) => [
  itemListThing(
    (categories?.categories.items ?? []).map(({ slug, name }) => ({ name, url: urlOf(categoryPath(slug)) })),
  ),
])
