// Texts in the picture of a plan. `days`: the length of its rental in words; `positions`: the number of its lines.
export function title(days: string): string {
  return `Quote for\u00A0${days}`
}

export function estimated(positions: string): string {
  return `${positions}, estimated total`
}

/** The price of something is not known, or it is not free. */
export function incomplete(positions: string): string {
  return `${positions}, not all counted`
}

/** `name`: a thing that is busy or has no price; `others`: how many more are. */
export function uncounted(name: string, others: number): string {
  return `Not in the total: ${name}${others > 0 ? ` and ${others} more` : ''}`
}

/** `day`: the day whose prices these are, in words. */
export function made(day: string): string {
  return `Prices as of ${day}`
}

export function madeWithoutDelivery(day: string): string {
  return `Prices as of ${day}, without delivery`
}
