import { LOCALE } from '#company/constants.ts'
import { MAX_RENTAL_DAYS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { lastRentalDay, type PeriodProblem, type PeriodRules } from './period.ts'

/** What is wrong with a period, for its visitor: a sentence without its full stop. */
export function periodProblemText(problem: PeriodProblem, { today, minOrderDays }: PeriodRules): string {
  const messages: Record<PeriodProblem, string> = {
    START_IN_PAST: texts.period.startInPast,
    END_IN_PAST: texts.period.endInPast,
    REVERSED: texts.period.reversed,
    TOO_SHORT: texts.period.tooShort(minOrderDays ?? 1),
    TOO_LONG: texts.period.tooLong(MAX_RENTAL_DAYS),
    TOO_FAR: texts.period.tooFar(lastRentalDay(today), LOCALE),
  }
  return messages[problem]
}
