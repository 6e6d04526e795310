// An extra in the quantity of its product. Counts are written already; `pieces`: in words.

export function take(pieces: string): string {
  return `Взять ${pieces}`
}

export function forAll(count: string): string {
  return `На\u00A0все ${count}`
}

/** The announcement after a press of the button. */
export function matched(name: string, pieces: string): string {
  return `${name}\u00A0— ${pieces}, меняется вместе с\u00A0предметом`
}
