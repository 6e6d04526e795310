/** Said beside a sum for dates: nobody can say the stock of what is counted in it, or of a part of that. */
export function unconfirmed(isPart: boolean): string {
  return `Сумма предварительная: наличие ${isPart ? 'части предметов\u00A0' : ''}ещё не\u00A0подтверждено`
}
export const unknown = 'Наличие уточняем'
export const busy = 'Занято'
export const none = 'Нет в\u00A0наличии'
export const inStock = 'В\u00A0наличии'
export const onDates = ' на\u00A0ваши даты'

export function allFree(pieces: string): string {
  return `Свободны все ${pieces}`
}

export function free(pieces: string): string {
  return `Свободно ${pieces}`
}

export function inAll(pieces: string): string {
  return `Всего ${pieces}`
}
