// Said when the heart of a product was pressed.
export const open = 'View'

export function added(name: string): string {
  return `${name} is in your favourites`
}

/** `most`: how many there can be. */
export function full(most: number): string {
  return `You have ${most}\u00A0favourites, and there is no room for more`
}
