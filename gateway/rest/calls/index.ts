import type { Call } from './call.ts'
import * as catalog from './catalog.ts'
import * as content from './content.ts'
import * as deliveryQuotes from './deliveryQuotes.ts'
import * as orders from './orders.ts'
import * as quotes from './quotes.ts'
import * as waitlist from './waitlist.ts'

/** The calls: whatever these modules export. A company that divides them otherwise names their paths: see callPaths.ts. */
export const CALLS = {
  ...catalog,
  ...content,
  ...deliveryQuotes,
  ...orders,
  ...quotes,
  ...waitlist,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS

/** Calls that a service has only where its settings name them, by that name. Each fails and hangs by itself. */
export const OPTIONAL: Partial<Record<CallName, string>> = {
  calendar: 'calendar',
  customerOrderBySecret: 'orders',
  requestOrderChange: 'orders',
  cancelOrder: 'orders',
  joinWaitlist: 'waitlist',
  leaveWaitlist: 'waitlist',
  quotes: 'quotes',
  deliveryQuote: 'delivery-quotes',
}

/** The services, a function a call. Each rejects only with an `UpstreamError`; a by-slug call answers null for a 404. */
export type Rest = { [Name in CallName]: ReturnType<(typeof CALLS)[Name]['connect']> }
