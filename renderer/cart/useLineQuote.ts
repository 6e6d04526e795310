import { useEffect, useState } from 'react'
import { type Client, useClient } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

const lineQuotesQuery = graphql(`
  query LineQuotes($period: PeriodInput!, $lines: [OrderLineInput!]!) {
    lineQuotes(period: $period, lines: $lines) {
      productId
      quantity
      total
      explain {
        text
        amount
      }
      problem
    }
  }
`)

/** What units of one product cost on some dates, by a tariff of the company's own. */
export type LineQuote = NonNullable<ResultOf<typeof lineQuotesQuery>['lineQuotes']>[number]

/** `asked`: it is on its way; null: there is no sum; undefined: the formula counts. */
export type LineAnswer = LineQuote | 'asked' | null | undefined

/** The sum of a product for the dates where the company has a tariff of its own: all that a page shows at once is asked for in one query. */
export function useLineQuote(productId: string, quantity: number, period: Period | null): LineAnswer {
  const { isQuoted } = useDates()
  const client = useClient()
  const key = isQuoted && period ? JSON.stringify([period.start, period.end, productId, quantity]) : null
  const [answer, setAnswer] = useState<{ key: string; quote: LineQuote | null } | null>(null)
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    const [start, end, id, count]: [string, string, string, number] = JSON.parse(key)
    void askFor(client, { start, end }, { productId: id, quantity: count }).then((quote) => {
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

type Line = { productId: string; quantity: number }
type Batch = { client: Client; period: Period; lines: Line[]; answers: Promise<readonly LineQuote[]> }

/** The most lines of one query. */
const MOST = 100

/** The question that is being collected: what is drawn together is asked together. */
let open: Batch | null = null

async function askFor(client: Client, period: Period, line: Line): Promise<LineQuote | null> {
  const isOther =
    open?.client !== client || open.period.start !== period.start || open.period.end !== period.end
  const batch = !open || isOther || open.lines.length >= MOST ? collect(client, period) : open
  batch.lines.push(line)
  const answers = await batch.answers
  return (
    answers.find(({ productId, quantity }) => productId === line.productId && quantity === line.quantity) ??
    null
  )
}

function collect(client: Client, period: Period): Batch {
  const lines: Line[] = []
  const answers = new Promise<void>((resolve) => setTimeout(resolve)).then(async () => {
    if (open === batch) open = null
    const { data } = await client.query(lineQuotesQuery, { period, lines }).toPromise()
    return data?.lineQuotes ?? []
  })
  const batch = { client, period, lines, answers }
  open = batch
  return batch
}
