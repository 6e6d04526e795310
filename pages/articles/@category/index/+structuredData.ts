import { structuredDataOf } from '#renderer/page/structuredData.ts'
import { articleListThing } from '#renderer/page/things.ts'
import query from './+query.ts'

export default structuredDataOf(query, ({ articles }, { urlOf }) => [
  articleListThing(articles?.articles.items ?? [], urlOf),
])
