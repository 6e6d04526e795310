// The page of the whole catalogue.
export const description =
  'Всё, что\u00A0можно взять в\u00A0аренду: цены за\u00A0сутки и\u00A0за\u00A0ваши даты, остатки на\u00A0каждый день.'

/** The title of its page. `page`: «, страница 2» or nothing. */
export function title(page: string): string {
  return `Каталог вещей в\u00A0аренду посуточно${page}`
}
