import { MONEY_MINOR } from '#company/constants.ts'
import { fromMinor, toMinor } from './price.ts'

/** The company's rules of payment, as its settings give them. Amounts in roubles; null: the company names none. */
export type PaymentTerms = {
  /** The price of delivery there and back, and the rent with extras from which it is free. */
  delivery: { price: number | null; freeFrom: number | null } | null
  /** The share of the order that is paid beforehand; an order of at most `fullUpTo` is paid in full. */
  prepayment: { percent: number | null; fullUpTo: number | null } | null
  /** The share of the rent that is left as a deposit; `organizations`: whether they leave one as well. */
  deposit: { percent: number | null; minimum: number | null; organizations: boolean | null } | null
}

/** The facts of an order that decide about its payment. */
export type PaymentOrder = {
  /** Roubles for the rent with extras, without delivery. */
  rent: number
  /** The company delivers; false: the customer picks the order up, which is free. */
  isDelivered: boolean
  /** A company orders, not a person. */
  isOrganization: boolean
  /** The price of delivery by the company's own tariff; null or absent: by the terms. */
  quotedDelivery?: number | null | undefined
  /** The deposit by a tariff of the company's own; null or absent: by the terms. */
  deposit?: number | null | undefined
}

/** The payments for an order, in roubles; null where the company's settings do not state one. */
export type Payment = {
  /** Delivery there and back; 0: free. */
  delivery: number | null
  /** How much more rent makes delivery free; null where it is free already or never gets free. */
  missingToFreeDelivery: number | null
  /** The rent with extras, and delivery where it has a price. */
  payable: number
  /** The sum paid in advance to reserve the products. */
  prepayment: number | null
  /** The part of `payable` that is left to pay at the handover. */
  rest: number | null
  /** The deposit, which is given back; 0: none is needed. */
  deposit: number | null
}

/** The payment of an order by the company's rules, counted in minor units. A rule that makes no sense counts as not given. */
export function paymentOf(order: PaymentOrder, terms: PaymentTerms): Payment {
  const { rent, isDelivered } = order
  const rentMinor = toMinor(rent)
  const quoted = amount(isDelivered ? order.quotedDelivery : 0)
  const { price, missing } =
    quoted === null ? deliveryOf(rentMinor, terms.delivery) : { price: quoted, missing: null }
  const payable = rentMinor + (price ?? 0)
  const prepayment = prepaymentOf(payable, terms.prepayment)
  return {
    delivery: amountOf(price),
    missingToFreeDelivery: amountOf(missing),
    payable: fromMinor(payable),
    prepayment: amountOf(prepayment),
    rest: prepayment === null ? null : fromMinor(payable - prepayment),
    deposit: amountOf(depositOf(rentMinor, order, terms.deposit)),
  }
}

function deliveryOf(rent: number, terms: PaymentTerms['delivery']) {
  const price = amount(terms?.price)
  const freeFrom = amount(terms?.freeFrom)
  if (freeFrom === null || price === 0) return { price, missing: null }
  return rent >= freeFrom ? { price: 0, missing: null } : { price, missing: freeFrom - rent }
}

function prepaymentOf(payable: number, terms: PaymentTerms['prepayment']): number | null {
  const fullUpTo = amount(terms?.fullUpTo)
  if (fullUpTo !== null && payable <= fullUpTo) return payable
  return share(payable, terms?.percent)
}

function depositOf(
  rent: number,
  { isOrganization, deposit = null }: PaymentOrder,
  terms: PaymentTerms['deposit'],
): number | null {
  if (isOrganization && terms?.organizations === false) return 0
  if (deposit !== null) return amount(deposit)
  const part = share(rent, terms?.percent)
  const minimum = amount(terms?.minimum)
  if (part === null && minimum === null) return null
  // It is handed over in cash.
  return Math.max(Math.floor((part ?? 0) / MONEY_MINOR) * MONEY_MINOR, minimum ?? 0)
}

/** Minor units of an amount; null where it is none. */
function amount(roubles: number | null | undefined): number | null {
  if (roubles === null || roubles === undefined || !(roubles >= 0)) return null
  const minor = toMinor(roubles)
  return Number.isSafeInteger(minor) ? minor : null
}

function share(minor: number, percent: number | null | undefined): number | null {
  if (percent === null || percent === undefined || !(percent >= 0 && percent <= 100)) return null
  return Math.round((minor * percent) / 100)
}

function amountOf(minor: number | null): number | null {
  return minor === null ? null : fromMinor(minor)
}
