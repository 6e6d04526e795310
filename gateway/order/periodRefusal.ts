import type { PeriodProblem } from '#gateway/rental/period.ts'
import { periodProblemText } from '#gateway/rental/periodText.ts'

/** Why the dates cannot be ordered, with the rules that they were held to. */
export type PeriodRefusal = {
  reason: PeriodProblem
  message: string
  minOrderDays: number
  today: string
}

/** The refusal of a period with its Russian text. */
export function periodRefusal(
  reason: PeriodProblem,
  rules: { minOrderDays: number; today: string },
): PeriodRefusal {
  const message = `${periodProblemText(reason, rules)}. ${ADVICE[reason]}`
  return { reason, message, ...rules }
}

const NEW_DATES = 'Выберите новые даты\u00a0— корзина останется как есть.'

const ADVICE: Record<PeriodProblem, string> = {
  START_IN_PAST: NEW_DATES,
  END_IN_PAST: NEW_DATES,
  REVERSED: 'Поменяйте даты местами.',
  TOO_SHORT: 'Возьмите ещё немного времени.',
  TOO_LONG: 'Для долгой аренды позвоните нам.',
  TOO_FAR: 'Выберите даты поближе.',
}
