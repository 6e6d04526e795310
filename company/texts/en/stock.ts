/** Said beside a sum for dates: nobody can say the stock of what is counted in it, or of a part of that. */
export function unconfirmed(isPart: boolean): string {
  return `Estimated total: the availability ${isPart ? 'of some items ' : ''}is not confirmed yet`
}
export const unknown = 'Availability to be confirmed'
export const busy = 'Taken'
export const none = 'Out of stock'
export const inStock = 'In stock'
export const onDates = ' on your dates'

export function allFree(pieces: string): string {
  return `All ${pieces} available`
}

export function free(pieces: string): string {
  return `${pieces} available`
}

export function inAll(pieces: string): string {
  return `${pieces} in all`
}
