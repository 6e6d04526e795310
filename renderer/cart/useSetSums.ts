import type { Period } from '#gateway/rental/period.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { type SumSource, useCartQuote } from './cartQuote.ts'

/** Where the sums of a set come from: see `sumsOf`; a tariff has none without dates. `products`: with the units that can be had. */
export function useSetSums(
  products: readonly { id: string; takes: number }[],
  period: Period | null,
): SumSource {
  const { isQuoted } = useDates()
  const units = new Map<string, number>()
  for (const { id, takes } of products) if (takes > 0) units.set(id, takes + (units.get(id) ?? 0))
  const lines = [...units].map(([productId, quantity]) => ({ productId, quantity }))
  const { quote, isAsked } = useCartQuote({ lines, relatedLines: [] }, isQuoted ? period : null)
  if (!isQuoted) return undefined
  return isAsked || !period ? 'asked' : quote
}
