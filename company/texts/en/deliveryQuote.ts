// The price of delivery to an address, where the company counts it.
export const floor = 'Floor'
export const lift = 'There is a lift that everything fits into'
export const byAddress = 'by address'
/** After “Total”: the sum has no delivery in it. */
export const leftOut = ' without delivery'
export const counting = 'Working out the delivery to this address'
export const byManager = 'A manager will tell you the price of delivery to this address'

/** “14 km” */
export function distance(km: string): string {
  return `${km}\u00A0km`
}

/** “we deliver 9:00–18:00” */
export function earliest(slot: string): string {
  return `we deliver ${slot}`
}

/** “free from €600” */
export function freeFrom(sum: string): string {
  return `free from ${sum}`
}

/** “Delivery: €84, now €100” */
export function changed(fromTo: string): string {
  return `Delivery: ${fromTo}`
}
export const unknownNow = 'Delivery: a manager will tell you the price'
