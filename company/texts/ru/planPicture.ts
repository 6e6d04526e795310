// Texts in the picture of a plan. `days`: the length of its rental in words; `positions`: the number of its lines.
export function title(days: string): string {
  return `Смета на\u00A0${days}`
}

export function estimated(positions: string): string {
  return `${positions}, сумма предварительная`
}

/** The price of something is not known, or it is not free. */
export function incomplete(positions: string): string {
  return `${positions}, посчитаны не\u00A0все`
}

/** `name`: a thing that is busy or has no price; `others`: how many more are. */
export function uncounted(name: string, others: number): string {
  return `В\u00A0сумму не\u00A0входит: ${name}${others > 0 ? ` и\u00A0ещё ${others}` : ''}`
}

/** `day`: the day whose prices these are, in words. */
export function made(day: string): string {
  return `Цены на\u00A0${day}`
}

export function madeWithoutDelivery(day: string): string {
  return `Цены на\u00A0${day}, без доставки`
}
