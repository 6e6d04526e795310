// A plan on paper, and as a table.
export const term = 'Length'
export const number = 'No.'
export const item = 'Item'
export const quantity = 'Quantity'
export const each = 'Each'
export const sum = 'Amount'
export const noDeposit = 'Companies leave no deposit.'
export const customer = 'Customer'
export const sign = 'signature, name, date'
/** Beside the name of an extra. */
export const extra = 'extra, for the whole rental'
/** By what a company is found: such lines of its details are printed, a bank account is for a bill. */
export const details = /^(?:company (?:number|no\.?)|VAT(?: (?:number|no\.?|ID))?|EIN|UTR)$/i
// The table alone.
export const extraColumn = 'Extra'
export const pieces = 'Quantity'
export const note = 'Note'
export const yes = 'yes'
export const gone = 'No longer rented out'

/** A company by its brand, where nobody says its legal name. */
export function company(brand: string): string {
  return brand
}

export function made(day: string): string {
  return `Quote of ${day}`
}

/** After a day: the hour from which things are handed out. */
export function from(hour: string): string {
  return `, from\u00A0${hour}`
}

/** After a day: the hour by which they are to be back. */
export function by(hour: string): string {
  return `, by\u00A0${hour}`
}

/** After the length of a rental: its days at the basic and at the additional price. */
export function priced(basic: number, additional: number): string {
  return `: ${basic} +\u00A0${additional} at the reduced rate`
}

/** `made`: the day of the plan where it is an earlier one. */
export function remarks(today: string, made: string | null): string {
  return `Prices and availability as of ${today}${made === null ? '' : `, quote made on ${made}`}. A quote reserves nothing: only a confirmed order does.`
}

export function contractor(name: string): string {
  return `Supplier: ${name}`
}

export function sumIn(sign: string): string {
  return `Amount, ${sign}`
}

/** `total`: what the sum is called. */
export function withoutDelivery(total: string): string {
  return `${total}, without delivery`
}
