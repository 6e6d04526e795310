import { plural } from './plural.ts'

/** “3 working days”. */
export function workingDays(count: number): string {
  return `${count}\u00A0working\u00A0${plural(count, 'day')}`
}
