import { readFileSync } from 'node:fs'
import path from 'node:path'
import './schema/scalars.ts'
import './schema/productList.ts'
import './schema/product.ts'
import './schema/category.ts'
import './schema/assortment.ts'
import './schema/availability.ts'
import './schema/solution.ts'
import './schema/article.ts'
import './schema/search.ts'
import './schema/settings.ts'
import './schema/calendar.ts'
import './schema/contacts.ts'
import './schema/contentPage.ts'
import './schema/quote.ts'
import './schema/lineQuotes.ts'
import './schema/freePeriods.ts'
import './schema/guestNorms.ts'
import './schema/rentDays.ts'
import './schema/customerOrder.ts'
import './schema/order.ts'
import './schema/orderForm.ts'
import './schema/deliveryQuote.ts'
import './schema/feedback.ts'
import './schema/waitlist.ts'
import './schema/trafficSource.ts'
import { builder } from './context/builder.ts'
import { locateFailures } from './schema/locatedFailures.ts'

/** The gateway's schema, in the order in which the entities are imported. */
export const schema = locateFailures(builder.toSchema({ sortSchema: false }))

const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8'))

schema.description = [
  `The API of a rental shop, version ${version}: its products, what is free of them on which days, prices and orders. \`Settings.orderForm\` says what an order needs.`,
  'The schema grows without notice. What is to be removed is `@deprecated` before, for at least six months and two releases: `CHANGELOG.md` says what changed, `docs/gateway.md` is the guide.',
].join('\n')
