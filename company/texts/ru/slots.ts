// Times of day.
export const any = 'в\u00A0любое время'

/** «с 9:00 до 12:00»; hours as numbers. */
export function between(from: number, to: number): string {
  return `с\u00A0${from}:00 до\u00A0${to}:00`
}
