import { LOCALE } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { closedOn } from './handOver.ts'
import type { Period, PeriodProblem, PeriodRules } from './period.ts'

/** The problem of a period, as a sentence for its visitor without its full stop. */
export function periodProblemText(problem: PeriodProblem, period: Period, rules: PeriodRules): string {
  const reasonOn = (day: string) => closedOn(day, rules.handOver)?.reason ?? null
  const messages: Record<PeriodProblem, string> = {
    START_IN_PAST: texts.period.startInPast,
    END_IN_PAST: texts.period.endInPast,
    REVERSED: texts.period.reversed,
    TOO_SOON: texts.period.tooSoon(rules.firstDay, LOCALE),
    START_CLOSED: texts.period.startClosed(period.start, reasonOn(period.start), LOCALE),
    END_CLOSED: texts.period.endClosed(period.end, reasonOn(period.end), LOCALE),
    TOO_SHORT: texts.period.tooShort(rules.minOrderDays ?? 1),
    TOO_LONG: texts.period.tooLong(rules.maxDays),
    TOO_FAR: texts.period.tooFar(rules.lastDay, LOCALE),
  }
  return messages[problem]
}
