import { plural } from './plural.ts'

// Lists of products and articles, with their filters.
export const filters = 'Фильтры'
export const filtersFailed = 'Фильтры не\u00A0загрузились'
export const show = 'Показать'
export const resetFilters = 'Сбросить фильтры'
export const firstPage = 'К первой странице'
export const nothing = 'Ничего не подошло'
export const nothingText = 'Уберите часть фильтров или расширьте диапазон цен\u00A0— найдётся больше.'
/** Without any filter. */
export const none = 'Предметов пока нет'
export const noneText = 'Мы\u00A0их ещё добавляем. Спросите нас\u00A0— подскажем, что\u00A0есть.'
export const emptyPage = 'На этой странице пусто'
export const emptyPageText = 'Такой страницы нет: предметы закончились раньше.'
export const moreFailed = 'Не\u00A0получилось показать ещё'
export const moreFailedText = 'Проверьте связь и\u00A0попробуйте снова.'
export const articleSections = 'Разделы статей'
// For which dates. A period or a link follows.
export const forDates = 'Цены и\u00A0наличие\u00A0— на\u00A0'
export const withoutDates = 'Даты не\u00A0выбраны\u00A0— показываем цены за\u00A0сутки. '
export const datesPassed = 'Выбранные даты прошли\u00A0— показываем цены за\u00A0сутки. '
// In which order.
export const sort = 'Сортировка'
export const popular = 'По популярности'
export const cheapest = 'Сначала дешевле'
export const dearest = 'Сначала дороже'
export const best = 'Сначала подходящие'
// The filters.
export const allCategories = 'Все категории'
export const price = 'Цена за сутки'
export const brands = 'Бренды'
export const flags = 'Показывать'
export const inStock = 'Только в наличии'
export const volume = 'Объём'
export const load = 'Грузоподъёмность'
export const size = 'Размер'
// Before a price: each in a field of its own, and both of a range; `atMost` where there is no other.
export const from = 'от'
export const to = 'до'
export const atMost = 'до'
/** The units of volume that companies write, in litres. */
export const litres: Readonly<Record<string, number>> = { мл: 0.001, л: 1, м3: 1000, 'м³': 1000 }
/** The units of weight that companies write, in kilograms. */
export const kilograms: Readonly<Record<string, number>> = { г: 0.001, кг: 1, т: 1000 }

/** `money`: the name of the currency. */
export function lowestPrice(money: string): string {
  return `Цена от, ${money} за сутки`
}

export function highestPrice(money: string): string {
  return `Цена до, ${money} за сутки`
}

export function moreBrands(count: number): string {
  return `Ещё ${count}\u00A0${plural(count, ['бренд', 'бренда', 'брендов'])}`
}

/** At the end of a page's title. */
export function page(number: number): string {
  return `, страница\u00A0${number}`
}
