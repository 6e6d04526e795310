// The pill with the rental dates.
export const loading = 'Loading the calendar'
export const closed = 'day closed'
export const passed = 'dates have passed'
export const label = 'Rental dates: '
export const notApplied = 'The dates were not applied'
export const bringBack = 'Restore'
export const calendarNotLoaded = 'The calendar did not load'

/** `days`: the shortest rental in words. */
export function minimum(days: string): string {
  return `minimum ${days}`
}

/** Said when dates have moved; `period`: in words. */
export function moved(period: string): string {
  return `Now ${period}`
}
