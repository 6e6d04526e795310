// The rental dates as a plain form.
export const choose = 'Выбрать даты'
export const showPrices = 'Показать цены'
export const bothDays = 'Укажите день выдачи и\u00A0день возврата.'
export const daysCount = 'День выдачи и\u00A0день возврата входят в\u00A0срок.'

/** `period`: in words. */
export function chosen(period: string): string {
  return `Даты: ${period}`
}

export function pricesFor(period: string): string {
  return `Цены и\u00A0наличие — на\u00A0${period}.`
}

export function applying(period: string): string {
  return `Считаем цены и\u00A0наличие на\u00A0${period}…`
}

/** `days`: the shortest rental in words. */
export function minimum(days: string): string {
  return `Минимум — ${days}: день выдачи и\u00A0день возврата входят в\u00A0срок.`
}
