// The steps after an order, and the payments at each. Sums come in words.
export const heading = 'Payment schedule'
export const confirm = 'We confirm'
export const confirmText = 'We confirm the dates, the address and the time'
export const pay = 'Payment'
export const payText = 'We will tell you by phone how and when to pay'
export const nothingBeforehand = 'Nothing to pay in advance'
export const payWhole = 'Pay in full'
export const handover = 'At the handover'
export const noDeposit = 'no deposit'

/** `percent`: of the whole; null where nobody says it. */
export function prepay(percent: number | null): string {
  return percent === null ? 'Payment in advance' : `${percent}% in advance`
}

/** Up to this sum. */
export function wholeUpTo(sum: string): string {
  return `Up to ${sum}, all at once`
}

/** `isWhole`: nothing was paid before. */
export function rest(sum: string, isWhole: boolean): string {
  return `${isWhole ? 'the full' : 'the remaining'} ${sum}`
}

/** `days`: within which it is returned, in words; null where nobody says it. */
export function deposit(sum: string, days: string | null): string {
  return `a deposit of ${sum}${days === null ? '' : `, returned within ${days}`}`
}

/** `when`: the day, with its hours. */
export function bring(when: string): string {
  return `We deliver on ${when}`
}

export function handOut(when: string): string {
  return `You collect on ${when}`
}

export function giveBack(when: string): string {
  return `Return: ${when}`
}
