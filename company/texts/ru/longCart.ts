// The list of a long cart, whose code comes with it.
export const foldList = 'Свернуть список'

export function showAll(positions: string): string {
  return `Показать все: ${positions}`
}
