import { shapeType } from '../context/shapeType.ts'
import { explained, quoteOption } from '../rest/shapes/quotes.ts'

/** A part of a sum. */
export const ExplainedRef = shapeType(
  'ExplainedSum',
  explained,
  'A part of a sum by a tariff of the company’s own: a line of `explain` of `POST /v2/quotes`.',
  {
    text: 'What it is for, in the shop’s language: plain text in one line, at most 200 characters.',
    amount: 'Amount in `Settings.currency`; a discount is below 0.',
  },
)

/** Something that may be taken besides. */
export const QuoteOptionRef = shapeType(
  'QuoteOption',
  quoteOption,
  'Something that may be taken with a rental, such as a waiver of damages: `options` of `POST /v2/quotes`. No sum includes it.',
  {
    name: 'Its name, in the shop’s language.',
    text: 'What it is, in the shop’s language.',
    amount: 'Its price for this rental, in `Settings.currency`.',
  },
)
