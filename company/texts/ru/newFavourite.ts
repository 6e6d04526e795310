// Said when the heart of a product was pressed.
export const open = 'Открыть'

export function added(name: string): string {
  return `${name}\u00A0— в\u00A0избранном`
}

/** `most`: how many there can be. */
export function full(most: number): string {
  return `В\u00A0избранном уже ${most}\u00A0предметов, больше не\u00A0помещается`
}
