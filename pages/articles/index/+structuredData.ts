import { structuredDataOf } from '#renderer/head/structuredData.ts'
import { articleListThing } from '#renderer/head/things.ts'
import query from './+query.ts'

export default structuredDataOf(query, ({ articles }, { urlOf }) => [
  articleListThing(articles?.articles.items ?? [], urlOf),
])
