/** A text with whole words, as names write them: «стуль» of the category «Стулья» becomes «стулья». A word of a name stays as it is. */
export function wholeWords(text: string, names: readonly (string | null)[]): string {
  const known = names.flatMap((name) => name?.toLowerCase().match(/\p{L}+/gu) ?? [])
  return text.replace(/\p{L}{3,}/gu, (word) => {
    const begun = known.filter((name) => name.startsWith(word))
    return begun.toSorted((one, other) => one.length - other.length)[0] ?? word
  })
}
