// Times of day.
export const choose = 'Choose a time'
export const any = 'any time'

/** “9:00 to 12:00”; hours as they are written. */
export function between(from: string, to: string): string {
  return `${from} to\u00A0${to}`
}
