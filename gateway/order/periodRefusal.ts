import { daysText } from '#gateway/rental/dayWord.ts'
import { MAX_RENTAL_DAYS, type PeriodProblem } from '#gateway/rental/period.ts'

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
  const texts: Record<PeriodProblem, string> = {
    START_IN_PAST: 'День получения уже прошёл. Выберите новые даты\u00a0— корзина останется как есть.',
    END_IN_PAST: 'День возврата уже прошёл. Выберите новые даты\u00a0— корзина останется как есть.',
    REVERSED: 'День возврата раньше дня получения. Поменяйте даты местами.',
    TOO_SHORT: `Самый короткий срок проката\u00a0— ${daysText(rules.minOrderDays)}. Возьмите ещё немного времени.`,
    TOO_LONG: `Самый длинный срок проката\u00a0— ${daysText(MAX_RENTAL_DAYS)}. Для долгой аренды позвоните нам.`,
  }
  return { reason, message: texts[reason], ...rules }
}
