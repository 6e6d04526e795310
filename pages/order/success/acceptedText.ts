import { texts } from '#company/texts/index.ts'
import { isSamePeriod } from '#gateway/rental/period.ts'
import { periodText, roubles } from '#renderer/ui/format.ts'
import type { MadeBeside } from '../placedOrder.ts'

/** What is said where the order's own sum or dates are not those that it was sent with; null where they are the same. */
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

/**
 * The company's words for an accepted order; empty where it has none. Without an e-mail address of the customer, sentences about mail are left out:
 * nobody is promised a letter that cannot come.
 */
export function acceptedText(text: string | null | undefined, hasEmail: boolean): string {
  if (!text || hasEmail) return text ?? ''
  const sentences = text.split(/(?<=[.!?…])\s+/)
  return sentences.filter((sentence) => !texts.orderPlaced.mail.test(sentence)).join(' ')
}
