// Times of day.
export const choose = 'Выберите время'
export const any = 'в\u00A0любое время'

/** «с 9:00 до 12:00»; hours as they are written. */
export function between(from: string, to: string): string {
  return `с\u00A0${from} до\u00A0${to}`
}
