import './schema/scalars.ts'
import './schema/products.ts'
import './schema/category.ts'
import './schema/assortment.ts'
import './schema/availability.ts'
import './schema/solution.ts'
import './schema/article.ts'
import './schema/settings.ts'
import './schema/contacts.ts'
import './schema/contentPage.ts'
import './schema/quote.ts'
import './schema/freePeriods.ts'
import './schema/order.ts'
import './schema/feedback.ts'
import './schema/trafficSource.ts'
import { builder } from './builder.ts'

/** The gateway's schema, in the order in which the entities are imported. */
export const schema = builder.toSchema({ sortSchema: false })
