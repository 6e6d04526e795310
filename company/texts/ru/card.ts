// Products, solutions and categories as cards, and what puts a product into the cart.
export const popular = 'Чаще всего берут'
export const popularCategories = 'Популярные категории'
export const seeAll = 'Посмотреть все'
export const back = 'Назад'
export const forward = 'Вперёд'
export const recentlyViewed = 'Вы недавно смотрели'
/** The name of the button in the corner of a picture. */
export const toCart = 'В корзину'
export const chooseDates = 'Выбрать даты и\u00A0добавить'
// Prices. `days`, `pieces`, sums: in words.
export const priceOnRequest = 'Цена по\u00A0запросу'
/** After a price. */
export const perDay = '/\u00A0сутки'
/** Before the price of a solution. */
export const from = 'от\u00A0'

export function forDays(days: string): string {
  return `за\u00A0${days}`
}

export function each(pieces: string, price: string): string {
  return `${pieces} по\u00A0${price}`
}

/** In place of a sum that nobody can name: for dates that are chosen, or still to be chosen. */
export function askForPrice(hasDates: boolean): string {
  return `Цену на\u00A0${hasDates ? 'эти' : 'ваши'} даты подскажем по\u00A0телефону`
}

/** `lines`: how many the cart holds. */
export function cartFull(lines: number): string {
  return `В\u00A0корзине уже ${lines}\u00A0строк\u00A0— больше в\u00A0один заказ не\u00A0помещается. Уберите лишнее или оформите это первым заказом`
}

// Said after a press on a card, with `name` of the product.
export function inCart(name: string, pieces: string): string {
  return `${name}\u00A0— в\u00A0корзине ${pieces}`
}

export function outOfCart(name: string): string {
  return `${name}\u00A0— убрали из\u00A0корзины`
}
