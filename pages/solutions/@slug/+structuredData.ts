import { structuredDataOf } from '#renderer/page/structuredData.ts'
import { productListThing } from '#renderer/page/things.ts'
import query from './+query.ts'

// A set of products that are rented one by one: schema.org has no type for it, so it is an ItemList.
export default structuredDataOf(query, ({ solution }, { urlOf }) => [
  productListThing(
    (solution?.solution?.products ?? []).flatMap(({ product }) => product ?? []),
    urlOf,
  ),
])
