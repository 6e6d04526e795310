// An extra in the quantity of its product. Counts are written already; `pieces`: in words.

export function take(pieces: string): string {
  return `Take ${pieces}`
}

export function forAll(count: string): string {
  return `For all ${count}`
}

/** The announcement after a press of the button. */
export function matched(name: string, pieces: string): string {
  return `${name}: ${pieces}, changing together with the item`
}
