import { LANGUAGES, type LanguageCode } from './languages.ts'

/** Every letter and digit that the texts of a language write, each once. What searches know of other keyboards is no text. */
export function lettersOf(language: LanguageCode): string {
  const { search: _, ...written } = LANGUAGES[language].texts
  const all = JSON.stringify(written, (_, value) => (typeof value === 'function' ? String(value) : value))
  return [...new Set(all.match(/[\p{L}\p{Nd}]/gu))].sort().join('')
}
