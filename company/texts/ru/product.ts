// The page of a product. Dates, sums and counts come in words.
export const more = 'Подробнее'
export const specs = 'Характеристики'
/** A product without a name, in the title of its page. */
export const unnamed = 'Предмет'
// The price of the product.
export const rentSum = 'Сумма аренды'
export const rentSums = 'Стоимость аренды'
export const datesPassed = 'Выбранные даты прошли'
export const daysAndPrices = 'Сутки аренды и цена каждых'
// The way on.
export const goToCart = 'Перейти'
export const inFavourites = 'В\u00A0избранном'
export const alternativesFailed = 'Другие даты и\u00A0похожие не\u00A0загрузились'
export const newPlan = 'Новая смета'
export const howMany = 'Сколько'
export const toPlan = 'В\u00A0смету'
export const together = 'Возьмите вместе'

/** The title of its page. */
export function title(name: string): string {
  return `${name} — аренда посуточно`
}

/** `place`: which of several pictures it is, or null for the only one. */
export function wholeScreen(name: string, place: string | null): string {
  return `На весь экран: ${name}${place === null ? '' : `, фото ${place}`}`
}

export function perDay(price: string): string {
  return `${price} /\u00A0сутки`
}

/** `further`: the price of each day after the shortest rental. */
export function minimum(days: string, further: string): string {
  return `Минимум ${days}, дальше\u00A0— ${further} за\u00A0каждые сутки`
}

/** Days of the week, and how many days. */
export function weekdays(first: string, last: string, days: string): string {
  return `${first}\u00A0— ${last}, ${days}`
}

export function totalFor(pieces: string): string {
  return `Итого за\u00A0${pieces}`
}

/** How many, and for how long. */
export function sumFor(pieces: string, days: string): string {
  return `${pieces} за\u00A0${days}`
}

export function handover(start: string, end: string): string {
  return `Привезём ${start} и\u00A0заберём ${end}. `
}

/** `zone`: where, as the company writes it; `freeFrom`: the sum of an order that costs no delivery. */
export function delivery(zone: string | null, price: string, freeFrom: string | null): string {
  return `Доставка${zone === null ? '' : ` (${zone})`}: ${price}${freeFrom === null ? '' : `; при заказе от\u00A0${freeFrom}\u00A0— бесплатно`}`
}

export function inCart(name: string): string {
  return `${name}\u00A0— в\u00A0корзине`
}

export function bothInCart(name: string, extra: string): string {
  return `${name} и\u00A0${extra}\u00A0— в\u00A0корзине`
}

export function add(name: string): string {
  return `Добавить: ${name}`
}

/** An extra costs once, however long the rental is. */
export function extraPrice(price: string): string {
  return `${price} за\u00A0шт. на\u00A0весь срок`
}
