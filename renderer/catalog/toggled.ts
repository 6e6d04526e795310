/** A list of choices with one more, or without it when it was there already. */
export function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort()
}
