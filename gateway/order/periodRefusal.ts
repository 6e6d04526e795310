import { texts } from '#company/texts/index.ts'
import type { Period, PeriodProblem, PeriodRules } from '#gateway/rental/period.ts'
import { periodProblemText } from '#gateway/rental/periodText.ts'

/** Why the dates cannot be ordered, with the rules that they were held to. */
export type PeriodRefusal = KnownRules & { reason: PeriodProblem; period: Period; message: string }

type KnownRules = PeriodRules & { minOrderDays: number }

/** The refusal of a period with its text. */
export function periodRefusal(reason: PeriodProblem, period: Period, rules: KnownRules): PeriodRefusal {
  const message = `${periodProblemText(reason, period, rules)}. ${ADVICE[reason]}`
  return { reason, message, period, ...rules }
}

const ADVICE: Record<PeriodProblem, string> = {
  START_IN_PAST: texts.period.chooseOthers,
  END_IN_PAST: texts.period.chooseOthers,
  REVERSED: texts.period.swap,
  TOO_SOON: texts.period.chooseOthers,
  START_CLOSED: texts.period.chooseOthers,
  END_CLOSED: texts.period.chooseOthers,
  TOO_SHORT: texts.period.takeMore,
  TOO_LONG: texts.period.callForLong,
  TOO_FAR: texts.period.chooseNearer,
}
