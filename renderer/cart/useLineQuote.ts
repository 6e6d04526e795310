import { use, useEffect, useState } from 'react'
import { type Client, Context } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { askForLine, type LineQuote } from './lineQuotes.ts'

/** `asked`: it is on its way; null: there is no sum; undefined: the formula counts. */
export type LineAnswer = LineQuote | 'asked' | null | undefined

/** The sum of a product for the dates where the company has a tariff of its own: all that a page shows at once is asked for in one query. */
export function useLineQuote(productId: string, quantity: number, period: Period | null): LineAnswer {
  const { isQuoted } = useDates()
  // The pages have a client; cards alone, without a tariff, need none.
  const client = isQuoted ? (use(Context) as Client) : null
  const key = isQuoted && period ? JSON.stringify([period.start, period.end, productId, quantity]) : null
  const [answer, setAnswer] = useState<{ key: string; quote: LineQuote | null } | null>(null)
  useEffect(() => {
    if (key === null || client === null) return
    let isCurrent = true
    const [start, end, id, count]: [string, string, string, number] = JSON.parse(key)
    void askForLine(client, { start, end }, { productId: id, quantity: count }).then((quote) => {
      if (isCurrent) setAnswer({ key, quote })
    })
    return () => {
      isCurrent = false
    }
  }, [client, key])
  if (!isQuoted) return undefined
  if (key === null) return null
  return answer?.key === key ? answer.quote : 'asked'
}
