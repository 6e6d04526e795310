import { NUMBER_GROUP } from './constants.ts'

/** A whole number with its thousands apart, as the company's locale has it: «12 000», “12,000”. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NUMBER_GROUP)
}
