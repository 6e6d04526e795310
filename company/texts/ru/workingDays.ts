import { plural } from './plural.ts'

/** «3 рабочих дня». */
export function workingDays(count: number): string {
  return `${count}\u00A0${plural(count, ['рабочий\u00A0день', 'рабочих\u00A0дня', 'рабочих\u00A0дней'])}`
}
