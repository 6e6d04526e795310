import { LOCALE } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import type { PeriodProblem, PeriodRules } from './period.ts'

/** The problem of a period, as a sentence for its visitor without its full stop. */
export function periodProblemText(problem: PeriodProblem, rules: PeriodRules): string {
  const messages: Record<PeriodProblem, string> = {
    START_IN_PAST: texts.period.startInPast,
    END_IN_PAST: texts.period.endInPast,
    REVERSED: texts.period.reversed,
    TOO_SHORT: texts.period.tooShort(rules.minOrderDays ?? 1),
    TOO_LONG: texts.period.tooLong(rules.maxDays),
    TOO_FAR: texts.period.tooFar(rules.lastDay, LOCALE),
  }
  return messages[problem]
}
