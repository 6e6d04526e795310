import { daysText } from './dayWord.ts'
import { lastRentalDay, MAX_RENTAL_DAYS, type PeriodProblem, type PeriodRules } from './period.ts'

/** What is wrong with a period, for its visitor: a sentence without its full stop. */
export function periodProblemText(problem: PeriodProblem, { today, minOrderDays }: PeriodRules): string {
  const texts: Record<PeriodProblem, string> = {
    START_IN_PAST: 'День выдачи уже прошёл',
    END_IN_PAST: 'День возврата уже прошёл',
    REVERSED: 'День возврата раньше дня выдачи',
    TOO_SHORT: `Самый короткий срок\u00A0— ${daysText(minOrderDays ?? 1)}`,
    TOO_LONG: `Самый длинный срок\u00A0— ${daysText(MAX_RENTAL_DAYS)}`,
    TOO_FAR: `Заказы принимаем с\u00A0возвратом не\u00A0позже ${dayText(lastRentalDay(today))}`,
  }
  return texts[problem]
}

// «22 мая 2028\u00A0года»
function dayText(day: string): string {
  const text = new Date(day).toLocaleDateString('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })
  return text.replace(/\sг\.$/, '\u00A0года')
}
