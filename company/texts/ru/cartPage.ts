// The page of the cart.
export const empty = 'В\u00A0корзине пока пусто'
export const emptyText =
  'Выберите даты и\u00A0добавьте первый предмет. Мы\u00A0запомним корзину на\u00A0этом устройстве.'
export const emptyDatedText = 'Добавьте первый предмет. Мы\u00A0запомним корзину на\u00A0этом устройстве.'
/** A strip of the next days. */
export const nextDays = 'Выдача в ближайшие дни'
export const clear = 'Очистить корзину'
export const cleared = 'Корзина очищена'
export const hideRemoved = 'Скрыть убранные'
export const removedHidden = 'Убранные предметы скрыты'
// Its dates.
export const formerPrices = 'Цены ниже посчитаны для прежних дат'
export const noDates = 'Даты не\u00A0выбраны'
// Its lines.
export const lineFailed = 'Эту строку не\u00A0получилось показать'
export const replacementsFailed = 'Замены не\u00A0загрузились'
export const unlisted = 'Предмет, которого больше нет в\u00A0каталоге'
export const removed = 'Убрано из\u00A0корзины, в\u00A0сумму не\u00A0входит'
export const restore = 'Вернуть'
export const removeFromCart = 'Убрать из\u00A0корзины'
export const stockLater = 'Наличие покажем для новых дат'
export const allInCart = 'Все уже в\u00A0корзине отдельной строкой'
// The price of the cart, and the way on.
export const withDelivery = 'с\u00A0доставкой'
export const planFailed = 'Смета не\u00A0загрузилась'
export const numberFailed = 'Номер не\u00A0загрузился'
export const datesPassed = 'Даты уже прошли'
export const datesPassedText = 'Выберите новые, чтобы продолжить. Корзину мы\u00A0сохранили'
export const tooMuchText = 'Часть предметов на\u00A0эти даты занята. Измените количество или даты'
export const correctQuantity = 'Изменить количество'
export const freePickUp = 'Самовывоз бесплатный'

/** `period`: dates in words. */
export function passed(period: string): string {
  return `${period} уже прошли`
}

export function tooShort(period: string): string {
  return `${period}\u00A0— слишком коротко`
}

export function shortestPrices(days: string): string {
  return `Цены ниже\u00A0— за\u00A0минимальный срок, ${days}`
}

/** `reason`: why a line is not in the sum. */
export function notCounted(reason: string): string {
  return `${reason}, в\u00A0сумму не\u00A0входит`
}

/** The button that takes as many as are free. */
export function take(pieces: string): string {
  return `Взять ${pieces}`
}

/** Less than is requested: on the visitor's dates or at all. */
export function only(pieces: string, onDates: boolean): string {
  return `${onDates ? 'Свободно' : 'Есть'} только ${pieces}`
}

/** Below a sum: for how many it is. */
export function sumFor(pieces: string): string {
  return `за\u00A0${pieces}`
}

export function priceEach(price: string): string {
  return `${price} за\u00A0шт.`
}

export function setRemoved(name: string): string {
  return `«${name}»\u00A0— убрали`
}

export function extraRemoved(name: string): string {
  return `${name}\u00A0— убрали`
}

export function payWhole(sum: string): string {
  return `После подтверждения\u00A0— вся сумма, ${sum}`
}

export function prepay(sum: string): string {
  return `После подтверждения\u00A0— предоплата ${sum}`
}

/** `isPersonal`: organizations leave none. */
export function deposit(sum: string, isPersonal: boolean): string {
  return `Депозит\u00A0— ${sum}${isPersonal ? ', организациям не\u00A0нужен' : ''}`
}
