import { hourText, isOpenAt, type WorkingDay } from '#renderer/settings/workingDay.ts'

/** Whether the shop works at an hour of its day, in words; its hours while the hour is not known. */
export function openText(day: WorkingDay, now: number | null): string {
  if (now === null) return `Работаем с\u00A0${hourText(day.open)} до\u00A0${hourText(day.close)}`
  if (isOpenAt(day, now)) return `Сегодня открыто до\u00A0${hourText(day.close)}`
  return `Закрыто, откроемся в\u00A0${hourText(day.open)}`
}
