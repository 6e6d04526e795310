// The page of a search. `typed`: what the visitor typed.
export const products = 'Предметы'
export const assortments = 'Подборки'
export const answers = 'Ответы'
export const counts = 'Что нашлось'
export const similar = 'Похожее по\u00A0смыслу'
export const byWord = 'Искать по\u00A0одному слову'
export const whereToLook = 'Где посмотреть'
export const label = 'Искать в\u00A0каталоге'
export const submit = 'Найти'
export const emptyTitle = 'Поиск по\u00A0каталогу'
export const whatToFind = 'Что будем искать?'
export const whatToType =
  'Напишите, что\u00A0ищете: предмет, марку или\u00A0дело, для\u00A0которого он\u00A0нужен.'
export const searchBetter =
  'Проверьте написание или сократите запрос: по\u00A0одному слову найдётся больше. Иногда нужное есть на\u00A0складе, но\u00A0ещё не\u00A0на\u00A0сайте\u00A0— спросите.'
/** Joins words any of which is enough. */
export const anyOf = ' или '

/** `page`: «, страница 2» or nothing. */
export function title(typed: string, page: string): string {
  return `«${typed}»: поиск по\u00A0каталогу${page}`
}

export function description(typed: string): string {
  return `Что можно взять в\u00A0аренду посуточно по\u00A0запросу «${typed}».`
}

/** `isAnythingFound`: though no products. */
export function nothing(typed: string, isAnythingFound: boolean): string {
  return `По\u00A0запросу «${typed}» ${isAnythingFound ? 'предметов' : 'ничего'} не\u00A0нашлось`
}

/** Other words were searched than the visitor's. */
export function searchedFor(words: string, typed: string): string {
  return `Показали «${words}» — вы\u00A0ввели «${typed}».`
}

export function searchExactly(typed: string): string {
  return `Искать «${typed}»`
}
