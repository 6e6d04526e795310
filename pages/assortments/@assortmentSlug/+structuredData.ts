import { structuredDataOf } from '#renderer/head/structuredData.ts'
import { productListThing } from '#renderer/head/things.ts'
import query from './+query.ts'

export default structuredDataOf(query, ({ products }, { urlOf }) => [
  productListThing(products?.products.items ?? [], urlOf),
])
