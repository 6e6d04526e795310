// Times of day.
export const any = 'any time'

/** “9:00 to 12:00”; hours as numbers. */
export function between(from: number, to: number): string {
  return `${from}:00 to\u00A0${to}:00`
}
