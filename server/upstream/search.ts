import { stems, words } from './stem.ts'

// Longer questions are cut: nobody types more words, and each one costs.
const MOST_WORDS = 12

/** What is kept in the search index for an item: the stems of all its words. */
export function searchIndexText(...texts: (string | null | undefined)[]): string {
  return [...new Set(texts.flatMap((text) => words(text ?? '').flatMap(stems)))].join(' ')
}

/**
 * The full-text expression for what a visitor typed: every word must begin with one of its stems. Null when nothing in it
 * can be looked for, such as a row of dashes.
 */
export function searchExpression(typed: string): string | null {
  const terms = words(typed).slice(0, MOST_WORDS)
  if (terms.length === 0) return null
  return terms
    .map(
      (word) =>
        `(${stems(word)
          .map((stem) => `"${stem}"*`)
          .join(' OR ')})`,
    )
    .join(' AND ')
}
