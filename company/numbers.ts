import { NUMBER_GROUP, NUMBER_POINT } from './constants.ts'

/** A whole number with its thousands apart, as the company's locale has it: «12 000», “12,000”. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NUMBER_GROUP)
}

/** A number with its decimals, as the company's locale has it: «1,5», “1.5”. */
export function decimals(count: number): string {
  return String(count).replace('.', NUMBER_POINT)
}
