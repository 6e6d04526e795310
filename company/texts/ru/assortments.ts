// Pages of assortments. `name`: the entry's own; `page`: «, страница 2» or nothing.
export const productsFailed = 'Предметы подборки сейчас не\u00A0показать'
export const productsFailedText = 'Это на\u00A0нашей стороне. Остальное на\u00A0странице работает'
export const empty = 'В подборке пока пусто'
export const emptyText = 'Предметы для\u00A0неё ещё подбираем. Всё остальное\u00A0— в\u00A0каталоге.'

export function title(name: string, page: string): string {
  return `${name}: подборка вещей в\u00A0аренду${page}`
}

/** Without a description of its own. */
export function description(name: string): string {
  return `${name}: цены за сутки и\u00A0что свободно на\u00A0ваши даты.`
}
