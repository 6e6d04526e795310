import { EXTRA_FIELDS, HAS_EXTRA_FIELDS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { isSamePeriod, type Period, toPeriod } from '#gateway/rental/period.ts'
import { isQuantity, MAX_LINES } from '#gateway/rental/quantity.ts'
import { storedField, storedText } from '#renderer/runtime/browserStorage.ts'
import { sessionRecord } from '#renderer/runtime/sessionRecord.ts'
import { type TimeSlot, toTimeSlot } from '#renderer/settings/timeSlots.ts'
import { periodText, roubles } from '#renderer/ui/format.ts'

/** An order that was made in this tab, for the success page. */
export type PlacedOrder = {
  /** Number for people. */
  number: string
  /** Of its own page; empty where there is none. */
  secret: string
  /** It is a request, and nothing is reserved yet. */
  isRequest: boolean
  /** Until when the company answers it; empty where it does not say. */
  validUntil: string
  /** Roubles, without delivery. */
  total: number | null
  /** The sum that the order was sent with; null where it was not stored. */
  agreed: number | null
  period: Period
  /** The dates that it was sent with; null where they were not stored. */
  sentPeriod: Period | null
  isDelivered: boolean
  /** Roubles for delivery by the company's own tariff; null: by the terms. */
  quotedDelivery: number | null
  /** A company ordered. */
  isOrganization: boolean
  /** At pick-up the chosen place; empty where there is one alone. */
  address: string
  /** Empty where the customer left none. */
  email: string
  deliverySlot: TimeSlot | null
  returnSlot: TimeSlot | null
  /** The content of the company's own fields. */
  extras: { label: string; text: string }[]
  lines: PlacedLine[]
}

/** A product or an extra of the order; `sum` in roubles. */
type PlacedLine = {
  id: string
  name: string
  quantity: number
  sum: number | null
  isExtra: boolean
  /** The path of its first picture; empty where it has none. */
  picture: string
}

/** The order of the service beside the one that was sent. */
type MadeBeside = Pick<PlacedOrder, 'number' | 'total' | 'agreed' | 'period' | 'sentPeriod'>

/** The order of the service with what was sent; where the service does not say a thing, it is as sent. */
export function madeBeside(
  { number, total, period }: { number: string; total: number | null; period: Period | null },
  sent: { period: Period; total: number | null },
): MadeBeside {
  return {
    number,
    total: total ?? sent.total,
    agreed: sent.total,
    period: toPeriod(period?.start, period?.end) ?? sent.period,
    sentPeriod: sent.period,
  }
}

/** Where the order form leaves the order for the page after it. */
export const placedOrder = sessionRecord('placedOrder', toPlacedOrder)

/** A stored order, validated; null when it is invalid. */
export function toPlacedOrder(stored: unknown): PlacedOrder | null {
  const number = storedText(stored, 'number', 100)
  const period = storedPeriod(stored, 'period')
  if (!number || !period) return null
  const lines = storedField(stored, 'lines')
  const extras = HAS_EXTRA_FIELDS ? storedField(stored, 'extras') : []
  return {
    number,
    period,
    secret: storedText(stored, 'secret', 128),
    isRequest: storedField(stored, 'isRequest') === true,
    validUntil: storedText(stored, 'validUntil', 40),
    sentPeriod: storedPeriod(stored, 'sentPeriod'),
    total: storedSum(stored, 'total'),
    agreed: storedSum(stored, 'agreed'),
    isDelivered: storedField(stored, 'isDelivered') === true,
    quotedDelivery: storedSum(stored, 'quotedDelivery'),
    isOrganization: storedField(stored, 'isOrganization') === true,
    address: storedText(stored, 'address'),
    email: storedText(stored, 'email'),
    deliverySlot: toTimeSlot(storedField(stored, 'deliverySlot')),
    returnSlot: toTimeSlot(storedField(stored, 'returnSlot')),
    extras:
      HAS_EXTRA_FIELDS && Array.isArray(extras) ? extras.slice(0, EXTRA_FIELDS.length).map(toExtra) : [],
    lines: Array.isArray(lines) ? lines.slice(0, MAX_LINES).flatMap(toPlacedLine) : [],
  }
}

function toExtra(stored: unknown): PlacedOrder['extras'][number] {
  return { label: storedText(stored, 'label'), text: storedText(stored, 'text') }
}

function toPlacedLine(stored: unknown): PlacedLine[] {
  const quantity = storedField(stored, 'quantity')
  if (!isQuantity(quantity)) return []
  return [
    {
      id: storedText(stored, 'id'),
      name: storedText(stored, 'name'),
      quantity,
      sum: storedSum(stored, 'sum'),
      isExtra: storedField(stored, 'isExtra') === true,
      picture: storedText(stored, 'picture'),
    },
  ]
}

function storedPeriod(stored: unknown, key: string): Period | null {
  const days = storedField(stored, key)
  return toPeriod(storedField(days, 'start'), storedField(days, 'end'))
}

function storedSum(stored: unknown, key: string): number | null {
  const sum = storedField(stored, key)
  return typeof sum === 'number' && Number.isFinite(sum) && sum >= 0 ? sum : null
}

/** The sentences about a sum or dates that are not those of the sent order; null where they are the same. */
export function otherOrderText({ total, agreed, period, sentPeriod }: MadeBeside): string | null {
  const isOtherSum = total !== null && agreed !== null && total !== agreed
  const isOtherTime = sentPeriod !== null && !isSamePeriod(period, sentPeriod)
  if (!isOtherSum && !isOtherTime) return null
  const sentences = [
    ...(isOtherSum ? [texts.orderPlaced.sumChanged(roubles(agreed), roubles(total))] : []),
    ...(isOtherTime ? [texts.orderPlaced.datesChanged(periodText(sentPeriod), periodText(period))] : []),
  ]
  return [...sentences, texts.orderPlaced.askUs].join(' ')
}
