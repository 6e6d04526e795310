import { use, useEffect, useState } from 'react'
import { type Client, Context } from 'urql'
import { texts } from '#company/texts/index.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import type { DayRates } from '#gateway/rental/price.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { askForLine, type LineQuote } from './lineQuotes.ts'
import { formulaSum, noSum, type RentSum } from './rentSum.ts'

/**
 * The sum of a product for dates, by the formula or by the company's own tariff: then all that a page shows at once is asked for in one
 * query, and a sum is `asked` for until it has come. Null without dates.
 */
export function useRentSum(
  product: DayRates & { id: string },
  quantity: number,
  period: Period | null,
): RentSum | 'asked' | null {
  const { isQuoted, minOrderDays } = useDates()
  // The pages have a client; cards alone, without a tariff, need none.
  const client = isQuoted ? (use(Context) as Client) : null
  const { id: productId } = product
  const { start, end } = period ?? {}
  const key = isQuoted && start !== undefined ? [start, end, productId, quantity].join(' ') : null
  const [answer, setAnswer] = useState<{ key: string; sum: RentSum } | null>(null)
  useEffect(() => {
    if (key === null || client === null || start === undefined || end === undefined) return
    let isCurrent = true
    void askForLine(client, { start, end }, { productId, quantity }).then((quote) => {
      if (isCurrent) setAnswer({ key, sum: quotedSum(quote) })
    })
    return () => {
      isCurrent = false
    }
  }, [client, key, start, end, productId, quantity])
  if (!period) return null
  if (!isQuoted) return formulaSum(product, { days: daysIn(period), minOrderDays }, quantity)
  return answer?.key === key ? answer.sum : 'asked'
}

function quotedSum(quote: LineQuote | null): RentSum {
  if (!quote) return noSum(texts.sums.unsaid(true))
  return quote.total === null ? noSum(quote.problem ?? `${texts.card.askForPrice(true)}.`) : quote
}
