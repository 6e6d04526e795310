/** What a language calls itself, as it begins a line: «Deutsch», «Русский». */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(language) + rest.join('')
}
