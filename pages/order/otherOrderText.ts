import { texts } from '#company/texts/index.ts'
import { isSamePeriod } from '#gateway/rental/period.ts'
import { periodText, roubles } from '#renderer/ui/format.ts'
import type { MadeBeside } from './placedOrder.ts'

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
