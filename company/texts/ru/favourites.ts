// The page of favourites, and products side by side.
export const note = 'на\u00A0этом устройстве, без входа'
export const failed = 'Избранное не\u00A0загрузилось'
export const needsScripts = 'Избранное хранит ваш браузер, и\u00A0без JavaScript его не\u00A0прочитать.'
export const empty = 'Пока пусто'
export const emptyHint =
  'Нажмите сердце на\u00A0карточке\u00A0— предмет останется здесь. Список хранит этот браузер, входить не\u00A0нужно.'
export const toCatalogue = 'Перейти в\u00A0каталог'
export const putAll = 'Положить всё в\u00A0корзину'
export const removeGone = 'Убрать из\u00A0избранного'
export const compare = 'Сравнить'
export const oneMore = 'Отметьте ещё один предмет'
export const allInCart = 'Всё избранное\u00A0— в\u00A0корзине'
export const toCart = 'Перейти'
export const comparison = 'Сравнение'
export const comparisonFailed = 'Сравнение не\u00A0загрузилось'
export const nothingToCompare = 'Сравнить не\u00A0с\u00A0чем: этих предметов больше нет в\u00A0каталоге.'
export const rent = 'Аренда'
export const stock = 'Наличие'
export const remove = 'Убрать'

/** «3 предмета. Отметьте …»; `count` has its noun. */
export function hint(count: string): string {
  return `${count}. Отметьте от\u00A0двух до\u00A0четырёх, чтобы сравнить.`
}

/** «2 предмета больше не сдаём.» */
export function gone(count: string): string {
  return `${count} больше не\u00A0сдаём.`
}

export function partInCart(count: number, total: number): string {
  return `В\u00A0корзине ${count}\u00A0из\u00A0${total}: остальное сейчас не\u00A0взять`
}

/** After «Убрать», for screen readers. */
export function fromComparison(name: string): string {
  return ` из\u00A0сравнения: ${name}`
}
