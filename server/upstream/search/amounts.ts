/** Bounds of a price a day, in kopecks. */
export type PriceBounds = { min: number | null; max: number | null }

const AMOUNT = String.raw`\d{1,3}(?: \d{3}){1,2}|\d{1,7}`
const THOUSANDS = String.raw`тыс(?:\.|яч\p{L}*)?|т\.?р\.?|к`
const PRICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<word>от|до|за|дороже|дешевле|не дороже|не дешевле|не более|не больше|максимум) )?` +
    String.raw`(?<amount>${AMOUNT})(?: ?(?<thousands>${THOUSANDS}))?(?: ?(?<rouble>₽|руб\p{L}*\.?|р\.?))?(?= |$)`,
  'giu',
)
const LOW_WORDS = ['от', 'дороже', 'не дешевле']
const PRICE_WORDS = ['дороже', 'дешевле', 'не дороже', 'не дешевле']
/** At the end of a search «до 500» is a price, «до 50» may be a size. */
const LEAST_BARE = 100

/** «Стулья до 500 рублей»: the bounds of the price, and the text without them; a number is none without roubles or such a word. */
export function readPrice(text: string): { rest: string; price: PriceBounds | null } {
  const found = [...text.matchAll(PRICE)].filter(
    ({ groups = {}, index, 0: all }) => groups.word || groups.rouble || index + all.length === text.length,
  )
  if (!found.some((match) => isPrice(match, text))) return { rest: text, price: null }
  const price: PriceBounds = { min: null, max: null }
  let rest = text
  for (const { 0: all, groups = {} } of found) {
    if (!groups.word && !groups.rouble) continue
    const roubles = Number(groups.amount?.replaceAll(' ', '')) * (groups.thousands ? 1000 : 1)
    price[LOW_WORDS.includes(groups.word?.toLowerCase() ?? '') ? 'min' : 'max'] = roubles * 100
    rest = rest.replace(all, ' ')
  }
  return { rest: rest.trim(), price }
}

function isPrice({ 0: all, groups = {}, index }: RegExpExecArray, text: string): boolean {
  if (groups.rouble) return true
  if (!groups.word) return false
  if (groups.thousands || PRICE_WORDS.includes(groups.word.toLowerCase())) return true
  return Number(groups.amount?.replaceAll(' ', '')) >= LEAST_BARE && index + all.length === text.length
}

const GUESTS =
  /(?<![\p{L}\p{N}])(?:(?:на|для) )?\d{1,5} ?(?:гост|человек|чел(?:\.|(?!\p{L}))|персон|люд|зрител|участник)\p{L}*/giu

/** The text without its number of guests, which products have none of: «на 60 гостей». */
export function withoutGuests(text: string): string {
  return text.replace(GUESTS, ' ').trim()
}
