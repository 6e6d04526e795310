import { structuredDataOf } from '#renderer/page/structuredData.ts'
import query from './+query.ts'
import { productThing } from './productThing.ts'

export default structuredDataOf(query, ({ product }, context) => [
  product?.product ? productThing(product.product, context) : null,
])
