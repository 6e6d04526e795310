import { MAX_RENTAL_DAYS } from '#company/order.ts'
import { amount, price, whole } from '../values/number.ts'
import { list, object, orEmpty, type ReadOf, required } from '../values/shape.ts'
import { brief, dateTime } from '../values/text.ts'

const days = whole(1, MAX_RENTAL_DAYS)

/** A part of a sum in the company's words; a discount is below 0. */
export type Explained = ReadOf<typeof explained>
export const explained = object({ text: required(brief), amount: required(amount) })

/** Something that may be taken besides, such as a waiver of damages. */
export type QuoteOption = ReadOf<typeof quoteOption>
export const quoteOption = object({ name: required(brief), text: brief, amount: required(price) })

/** The price of a line; null: it cannot be priced. It stands in the place of its line, so nothing leaves it out. */
export type QuotedLine = ReadOf<typeof quotedLine>
export const quotedLine = orEmpty(
  object({
    total: price,
    deposit: price,
    minDays: days,
    maxDays: days,
    explain: list(explained),
    problem: brief,
  }),
)

/** The price of one rental; a null `total`: it has none. */
export type QuotedPeriod = ReadOf<typeof quotedPeriod>
const quotedPeriod = orEmpty(
  object({
    lines: list(quotedLine),
    options: list(quoteOption),
    total: price,
    explain: list(explained),
  }),
)

/** The prices of several rentals, in their order. */
export type Quotes = ReadOf<typeof quotes>
export const quotes = object({ periods: list(quotedPeriod), validUntil: dateTime }, 'Quotes')
