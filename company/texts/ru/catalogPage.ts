// The page of the whole catalogue.
export const description =
  'Мебель, посуда, шатры, звук и\u00A0свет для событий: цены за сутки и\u00A0за\u00A0ваши даты, остатки на\u00A0каждый день.'

/** The title of its page. `page`: «, страница 2» or nothing. */
export function title(page: string): string {
  return `Каталог вещей в\u00A0аренду посуточно${page}`
}
