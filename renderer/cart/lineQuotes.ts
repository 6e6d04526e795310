import type { Client } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

const lineQuotesQuery = graphql(`
  query LineQuotes($period: PeriodInput!, $lines: [OrderLineInput!]!) {
    lineQuotes(period: $period, lines: $lines) {
      productId quantity total
      explain { text amount }
      problem
    }
  }
`)

/** The sum of units of one product on some dates, by a tariff of the company's own. */
export type LineQuote = NonNullable<ResultOf<typeof lineQuotesQuery>['lineQuotes']>[number]

type Line = { productId: string; quantity: number }
type Batch = { client: Client; period: Period; lines: Line[]; answers: Promise<readonly LineQuote[]> }

/** The most lines of one query. */
const MOST = 100

/** The question that is being collected: what is drawn together is asked together. */
let open: Batch | null = null

/** The answer for one line; null: there is none. */
export async function askForLine(client: Client, period: Period, line: Line): Promise<LineQuote | null> {
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
