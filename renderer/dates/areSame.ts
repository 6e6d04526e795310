import type { Period } from '#gateway/rental/period.ts'

/** Whether both are the same days, or no dates at all. */
export function areSame(one: Period | null, other: Period | null): boolean {
  return one?.start === other?.start && one?.end === other?.end
}
