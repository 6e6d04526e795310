import { daysText } from '#gateway/rental/dayWord.ts'
import { lastRentalDay, MAX_RENTAL_DAYS, type PeriodProblem } from '#gateway/rental/period.ts'

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
    TOO_FAR: `Пока принимаем заказы с\u00a0возвратом не\u00a0позже ${dayText(lastRentalDay(rules.today))}. Выберите даты поближе.`,
  }
  return { reason, message: texts[reason], ...rules }
}

// «22 мая 2028\u00a0года»
function dayText(day: string): string {
  return RUSSIAN_DAYS.format(new Date(`${day}T00:00:00Z`)).replace(/\sг\.$/, '\u00a0года')
}

const RUSSIAN_DAYS = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })
