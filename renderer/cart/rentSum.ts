import { texts } from '#company/texts/index.ts'
import { daysText, firstDaysText } from '#gateway/rental/dayWord.ts'
import {
  additionalDays,
  type DayRates,
  type LinePrice,
  linePrice,
  type RentalLength,
  reducedDays,
} from '#gateway/rental/price.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'

/** A part of a sum, in the words of the formula or of the company's own tariff; `how` it is counted, and why: `tip`. */
export type SumPart = { text: string; amount: number; how?: string; tip?: string }

/** Roubles for units of one product on dates; a null `total` has its `problem`. `each`: for one of them, by the formula. */
export type RentSum = {
  total: number | null
  each?: number
  explain: readonly SumPart[]
  problem: string | null
}

/** The sum of a product by the formula. */
export function formulaSum(product: DayRates, length: RentalLength, quantity: number): RentSum {
  const { basicPricePerDay: first, additionalPricePerDay } = product
  const price = linePrice({ ...product, ...length, quantity })
  if (!price) return noSum(`${texts.card.askForPrice(true)}.`)
  const further = additionalDays(length)
  const units = quantity > 1 ? [unitsText(quantity)] : []
  const how = (rate: number | null, days: number) =>
    `${[roubles(rate), daysText(days), ...units].join(' ×\u00A0')} = `
  const [basic, additional] = formulaParts(price, length)
  return {
    total: price.total,
    each: linePrice({ ...product, ...length, quantity: 1 })?.total ?? 0,
    explain: [
      ...(basic ? [{ ...basic, how: how(first, length.days - further) }] : []),
      ...(additional ? [{ ...additional, how: how(additionalPricePerDay ?? first, further) }] : []),
    ],
    problem: null,
  }
}

/** There is no sum, and why. */
export function noSum(problem: string): RentSum {
  return { total: null, explain: [], problem }
}

/** The parts of a sum by the formula: first days, further days, extras. */
export function formulaParts(
  { basic, additional, related = 0 }: Pick<LinePrice, 'basic' | 'additional'> & { related?: number },
  length: RentalLength,
): SumPart[] {
  if (length.minOrderDays === null) return []
  const first = firstDaysText(length.minOrderDays)
  const further = additionalDays(length)
  const isReduced = reducedDays({ basic, additional }, length) > 0
  return [
    { text: first, amount: basic },
    ...(further > 0
      ? [
          {
            text: texts.units.furtherDays(further),
            amount: additional,
            ...(isReduced && { tip: texts.sums.explained(first) }),
          },
        ]
      : []),
    ...(related > 0 ? [{ text: texts.words.extras, amount: related }] : []),
  ]
}
