import type { Period } from '#gateway/rental/period.ts'
import type { Rest } from '../rest/calls/index.ts'
import { UpstreamEmptyError } from '../rest/errors.ts'
import type { QuotedPeriod } from '../rest/shapes/quotes.ts'
import type { Settings } from '../rest/shapes/settings.ts'

/** A rental whose price is asked for; `parentId` is that of an extra. */
type Basket = {
  period: Period
  lines: readonly { productId: string; parentId: string | null; quantity: number }[]
}

type Quoted = { periods: QuotedPeriod[]; validUntil: string | null }

/** The most parts of a sum, and options, that are read. */
const MAX_PARTS = 30

/** True if every sum for dates is the company's own: the formula is then neither used nor shown. */
export function isQuoted({ capabilities }: Pick<Settings, 'capabilities'>): boolean {
  return capabilities.includes('quotes')
}

/** The prices of rentals by the company's own tariff, in one call. An answer that leaves a line out is none. */
export async function quoteBaskets(
  baskets: readonly Basket[],
  code: string | null,
  { rest, requestId }: { rest: Pick<Rest, 'quotes'>; requestId: string },
): Promise<Quoted> {
  const periods = baskets.map(({ period, lines }) => ({
    ...period,
    lines: lines.map(({ productId, parentId, quantity }) => ({
      ...{ productId, quantity },
      ...(parentId !== null && { relatedTo: parentId }),
    })),
  }))
  const { periods: quoted, validUntil } = await rest.quotes({ periods, ...(code && { code }) })
  const isWhole =
    quoted.length === baskets.length &&
    quoted.every(({ lines }, index) => lines.length === baskets[index]?.lines.length)
  if (!isWhole) throw new UpstreamEmptyError({ call: 'quotes', service: 'product', requestId }, 200, 'lines')
  return { periods: quoted.map(bounded), validUntil }
}

function bounded({ lines, options, explain, total }: QuotedPeriod): QuotedPeriod {
  return {
    total,
    lines: lines.map((line) => ({ ...line, explain: line.explain.slice(0, MAX_PARTS) })),
    options: options.slice(0, MAX_PARTS),
    explain: explain.slice(0, MAX_PARTS),
  }
}
