// Ways on from a product: these texts come late.
export const inSolutions = 'Part of these ready-made sets'
export const takenTogether = 'Often rented together'
export const compare = 'Compare with these'

/** `period`: the visitor's dates in words, or null without dates. */
export function similar(period: string | null): string {
  return `Similar items ${period === null ? 'in stock' : `available ${period}`}`
}
