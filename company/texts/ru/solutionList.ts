import { plural } from './plural.ts'

// The list of ready-made solutions.
export const intro =
  'Предметы уже подобраны и\u00A0посчитаны. Посмотрите, что\u00A0внутри, и\u00A0возьмите, что\u00A0нужно вам.'
export const none = 'Решений пока нет'
export const noneText =
  'Мы\u00A0их ещё собираем. А\u00A0предметы по\u00A0отдельности уже ждут в\u00A0каталоге.'
export const description =
  'Комплекты, в\u00A0которых всё уже подобрано и\u00A0посчитано. Посмотрите, что\u00A0внутри, сколько стоит и\u00A0что\u00A0свободно на\u00A0ваши даты.'

/** The title of its page. `page`: «, страница 2» or nothing. */
export function title(page: string): string {
  return `Готовые решения: всё нужное сразу${page}`
}

/** «6 решений»; `written` is the number with its spaces. */
export function solutions(count: number, written: string): string {
  return `${written}\u00A0${plural(count, ['решение', 'решения', 'решений'])}`
}
