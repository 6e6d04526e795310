import { texts } from '#company/texts/index.ts'
import type { PeriodProblem, PeriodRules } from '#gateway/rental/period.ts'
import { periodProblemText } from '#gateway/rental/periodText.ts'

/** Why the dates cannot be ordered, with the rules that they were held to. */
export type PeriodRefusal = KnownRules & { reason: PeriodProblem; message: string }

type KnownRules = PeriodRules & { minOrderDays: number }

/** The refusal of a period with its text. */
export function periodRefusal(reason: PeriodProblem, rules: KnownRules): PeriodRefusal {
  const message = `${periodProblemText(reason, rules)}. ${ADVICE[reason]}`
  return { reason, message, ...rules }
}

const ADVICE: Record<PeriodProblem, string> = {
  START_IN_PAST: texts.period.chooseOthers,
  END_IN_PAST: texts.period.chooseOthers,
  REVERSED: texts.period.swap,
  TOO_SHORT: texts.period.takeMore,
  TOO_LONG: texts.period.callForLong,
  TOO_FAR: texts.period.chooseNearer,
}
