// How a search is read in this language. All of it is matched in lower case.

/** A number of guests, as its first group. */
export const guests =
  /(?<!\p{N})(\d{1,5})(?:\s?(?:guest|people|person|attendee|visitor)\p{L}*|(?<=\p{L}\sfor\s\d{2,5})$)/u
/** A word that tells nothing about what is looked for. */
export const smallWord =
  /^(?:.{1,2}|the|and|for|with|from|how|what|where|when|who|want|need.*|much|many|price.*|cost.*|rent.*|hire|hiring|cheap.*|urgent.*)$/
/** The ending that a word loses where only its stem counts. */
export const ending = /(?<=.{3})(?:(?<=s|x|z|ch|sh)es|(?<!s)s)$/
/** A text in lower case, with one letter for what is written in two ways; as long as it was. */
export function folded(text: string): string {
  return text
}
/** A text with the words that the shop's own texts have for what visitors ask. */
export function meant(text: string): string {
  return text
    .replace(/\b(?:phone|address|opening hours|where are you|directions)\b.*/u, 'contacts')
    .replace(/\b(?:shipping|deliver)\b/u, 'delivery')
}
/** Vowels. */
export const vowel = /[aeiouy]/
/** Letters that change between the forms of a word: none. */
export const changing = /(?!)/g
/** Letters of this language on the keys `` `qwertyuiop[]asdfghjkl;'zxcvbnm,. ``; empty: it is typed in Latin letters. */
export const keyboard = ''
/** True if a text may be of this language: only asked where the keys have other letters. */
export function isWritten(): boolean {
  return true
}
