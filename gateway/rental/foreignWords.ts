// A day of this century, so that the digits of a date are nobody's number.
const DATE =
  /(?<!\p{N})(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:20)?[2-9]\d|20[2-9]\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?!\p{N})/gu
// Seven digits, with anything but letters between them.
const NUMBER = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){6}/u
const LINK =
  /:\/\/|www\.|@[\p{L}\p{N}_]{3}|[\p{L}\p{N}-]\.[a-z]{2,}(?!\p{L})|[\p{L}\p{N}-]{2}\.(?:рф|рус|москва|онлайн|сайт|дети|орг|ком|бел|укр)(?!\p{L})/iu

/** Whether a stranger's words could lead away in the shop's name: a link, or seven digits, perhaps a card. Dates may stand there. */
export function leadsAway(text: string): boolean {
  // Letters and digits in other forms look the same.
  const plain = text.normalize('NFKC').replace(/[。．｡]/g, '.')
  return LINK.test(plain) || NUMBER.test(plain.replace(DATE, 'd'))
}
