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
