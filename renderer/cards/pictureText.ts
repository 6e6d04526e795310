/** What a card's picture says beside the card's name: its caption, or nothing where that would repeat the name. */
export function pictureText(caption: string | null | undefined, name: string): string {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
  return caption && words(caption) !== words(name) ? caption : ''
}
