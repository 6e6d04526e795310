// Events of an order in the visitor's calendar. `number`: the order's.
export function pickUp(number: string): string {
  return `Pick-up, order no. ${number}`
}

export function giveBack(number: string): string {
  return `Return, order no. ${number}`
}
