// The rental dates as a plain form.
export const choose = 'Choose dates'
export const showPrices = 'Show prices'
export const bothDays = 'Please give the pick-up day and the return day.'
export const daysCount = 'The pick-up day and the return day both count.'

/** `period`: in words. */
export function chosen(period: string): string {
  return `Dates: ${period}`
}

export function pricesFor(period: string): string {
  return `Prices and availability are for ${period}.`
}

export function applying(period: string): string {
  return `Working out prices and availability for ${period}…`
}

/** `days`: the shortest rental in words. */
export function minimum(days: string): string {
  return `The minimum is ${days}: the pick-up day and the return day both count.`
}
