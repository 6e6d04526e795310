// Ways on from a product: these texts come late.
export const inSolutions = 'Входит в\u00A0готовые решения'
export const takenTogether = 'С\u00A0этим берут'
export const compare = 'Сравнить с\u00A0ними'

/** `period`: the visitor's dates in words, or null without dates. */
export function similar(period: string | null): string {
  return `Похожие: ${period === null ? 'есть в\u00A0наличии' : `свободны ${period}`}`
}
