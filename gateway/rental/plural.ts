/** The Russian forms of a noun after a number: for 1 and 21, for 2–4 and 22, for 5–20. */
type PluralForms = readonly [one: string, few: string, many: string]

/** The form of a Russian noun that goes with a whole number: 1 предмет, 2 предмета, 5 предметов. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const tens = Math.abs(count) % 100
  const units = tens % 10
  if (tens > 10 && tens < 20) return many
  if (units === 1) return one
  return units >= 2 && units <= 4 ? few : many
}

/** «3 рабочих дня». */
export function workingDaysText(days: number): string {
  return `${days}\u00A0${plural(days, ['рабочий\u00A0день', 'рабочих\u00A0дня', 'рабочих\u00A0дней'])}`
}

/** «6 предметов»: lines of a cart, a plan or a set. */
export function positionsText(count: number): string {
  return `${count}\u00A0${plural(count, ['предмет', 'предмета', 'предметов'])}`
}
