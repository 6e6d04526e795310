// The list of a long cart, whose code comes with it.
export const foldList = 'Show fewer'

export function showAll(positions: string): string {
  return `Show all ${positions}`
}
