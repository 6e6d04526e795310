import { structuredDataOf } from '#renderer/page/structuredData.ts'
import { productListThing } from '#renderer/page/things.ts'
import query from './+query.ts'

export default structuredDataOf(query, ({ products }, { urlOf }) => [
  productListThing(products?.products.items ?? [], urlOf),
])
