import { texts } from '#company/texts/index.ts'

// Short names for the texts that most rooms use for a rental's length and contents.
export const dayWord = texts.units.dayWord
export const daysText = texts.units.days
export const firstDaysText = texts.units.firstDays
export const positionsText = texts.units.positions
