// The pill with the rental dates.
export const loading = 'Загружаем календарь'
export const closed = 'день закрыт'
export const passed = 'даты прошли'
export const label = 'Даты аренды: '
export const notApplied = 'Даты не применились'
export const bringBack = 'Вернуть прежние'
export const calendarNotLoaded = 'Календарь не\u00A0загрузился'

/** `days`: the shortest rental in words. */
export function minimum(days: string): string {
  return `минимум ${days}`
}

/** Said when dates have moved; `period`: in words. */
export function moved(period: string): string {
  return `Теперь ${period}`
}
