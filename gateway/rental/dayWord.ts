import { texts } from '#company/texts/index.ts'

// What most rooms say of a rental's length and contents, by short names.
export const dayWord = texts.units.dayWord
export const daysText = texts.units.days
export const firstDaysText = texts.units.firstDays
export const positionsText = texts.units.positions
