import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'

/** The chair of the demonstration data that tests rent, and an extra of it; prices in roubles. */
export const chair = {
  id: 101,
  slug: 'stul-kyavari-zoloto',
  name: 'Стул «Кьявари», золото',
  basicPricePerDay: 490,
  additionalPricePerDay: 220,
}
export const cover = { id: 112, name: 'Чехол на стул, белый', price: 220 }

/** Two chairs, as the cart is stored. */
export const chairs = { id: String(chair.id), slug: chair.slug, quantity: 2, isRemovedFromCart: false }

/** The same with one cover for them. */
export const chairsAndCover = {
  relatedProducts: [{ id: String(cover.id), parentId: chairs.id, isShowInCart: true, follows: false }],
  relatedProductsQuantity: { [JSON.stringify([chairs.id, String(cover.id)])]: 1 },
}

/** From tomorrow, or from `ahead` days, three days: two at the basic price, one additional. */
export function threeDays(ahead = 1) {
  const start = addDays(todayIn('Europe/Moscow', new Date()), ahead)
  return { start, end: addDays(start, 2) }
}

/** The first three days from tomorrow, or from `ahead` days on, that are of one month. */
export function threeDaysOfOneMonth(ahead = 1): ReturnType<typeof threeDays> {
  const period = threeDays(ahead)
  return period.start.slice(0, 7) === period.end.slice(0, 7) ? period : threeDaysOfOneMonth(ahead + 1)
}

/** Roubles as the shop writes them, whatever kind of space it puts in. */
export function roubles(sum: number): RegExp {
  const digits = new Intl.NumberFormat('ru-RU').format(sum).replace(/\s/g, '\\s?')
  return new RegExp(`(^|[^\\d\\s])\\s*${digits}\\s₽`)
}
