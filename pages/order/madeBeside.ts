import { texts } from '#company/texts/index.ts'
import { isSamePeriod, type Period, toPeriod } from '#gateway/rental/period.ts'
import { periodText, roubles } from '#renderer/ui/format.ts'
import type { PlacedOrder } from './placedOrder.ts'

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
