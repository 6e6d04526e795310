// The window with the calendar.
export const keep = 'Оставить прежние'
export const apply = 'Применить'
export const presets = 'Готовые сроки'
export const weekend = 'Выходные'
export const week = 'Неделя'
export const months = 'Месяцы'
export const previousMonth = 'Предыдущий месяц'
export const nextMonth = 'Следующий месяц'
export const chooseDays = 'Выберите день выдачи, а\u00A0затем день возврата'

/** The name of a day in the calendar. */
export function day(name: string, isToday: boolean, isSelected: boolean, note: string | undefined): string {
  return `${isToday ? 'Сегодня, ' : ''}${name}${isSelected ? ', выбрано' : ''}${note ? `. ${note}` : ''}`
}

/** Periods are in words, lengths too. */
export function otherDates(linked: string, before: string): string {
  return `В\u00A0ссылке другие даты: ${linked}. У\u00A0вас в\u00A0корзине предметы на\u00A0${before}. Посмотрите, что изменится, и\u00A0выберите.`
}

export function passed(period: string): string {
  return `Даты ${period} уже прошли, выберите новые. `
}

/** How long a rental can be; `minimum` in days, null where nobody knows. */
export function lengths(minimum: number | null, maximum: string): string {
  return `${minimum === null ? 'Д' : `От\u00A0${minimum} д`}о\u00A0${maximum}, считая выдачу и\u00A0возврат`
}

export function nextStep(length: string): string {
  return `Теперь день возврата\u00A0— или оставьте ${length}`
}

/** `basic`: days at the basic price, in words. */
export function parts(basic: string, additional: number): string {
  return additional > 0 ? `${basic} + ${additional}\u00A0доп.` : `${basic} по\u00A0базовой цене`
}
