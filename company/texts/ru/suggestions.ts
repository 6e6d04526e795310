import { plural } from './plural.ts'

// The panel below the field of the search. `typed`: what the visitor typed; `words`: what was searched for; counts are written already.
export const list = 'Подсказки'
export const failed = 'Подсказки не\u00A0загрузились'
export const failedText = 'Поиск работает: нажмите Enter — откроем результаты'
export const noneText =
  'Напишите короче или спросите: иногда нужное есть на\u00A0складе, но\u00A0ещё не\u00A0на\u00A0сайте'
// Where a search can begin.
export const popular = 'Часто берут'
export const last = 'Вы искали'
export const forget = 'Забыть все'

export function none(typed: string): string {
  return `По\u00A0запросу «${typed}» ничего не\u00A0нашлось`
}

/** `period`: the visitor's dates in words. */
export function productsOn(period: string): string {
  return `Предметы на\u00A0${period}`
}

export function showAll(count: string, words: string): string {
  return `Показать всё: ${count}\u00A0— «${words}»`
}

/** Other words were searched than the visitor's. */
export function searchedFor(words: string, typed: string): string {
  return `Показали «${words}» — вы\u00A0ввели «${typed}»`
}

export function searchExactly(typed: string): string {
  return `Искать «${typed}»`
}

// The number of suggestions, for screen readers.
export function found(count: number): string {
  return `${count} ${plural(count, ['подсказка', 'подсказки', 'подсказок'])}`
}

/** `found`: how many. */
export function foundFor(words: string, typed: string, found: string): string {
  return `Показали «${words}», вы ввели «${typed}»: ${found}`
}
