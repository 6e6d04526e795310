// Pages of categories. `name`: the entry's own; `page`: «, страница 2» or nothing.
export const listTitle = 'Категории: что взять в\u00A0аренду посуточно'
export const listDescription =
  'Выберите категорию и\u00A0посмотрите, что\u00A0свободно на\u00A0ваши даты и\u00A0сколько это\u00A0стоит.'
export const none = 'Категорий пока нет'
export const noneText = 'Зато в\u00A0каталоге есть сами предметы.'

export function title(name: string, page: string): string {
  return `${name} в\u00A0аренду посуточно${page}`
}

/** Without a description of its own. */
export function description(name: string): string {
  return `${name}: цены за сутки и\u00A0что свободно на\u00A0ваши даты.`
}
