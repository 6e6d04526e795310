/** The first characters of a text, at most `max` code units: none of them is cut in half. */
export function beginning(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}

/** A text without what nobody sees and what comes with a copy from a page or a document: spaces of no width, soft hyphens, joiners. */
export function visible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}
