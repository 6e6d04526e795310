import { thousands } from '#company/numbers.ts'
import { plural } from '#company/texts/ru/plural.ts'

/** «78 предметов», with non-breaking spaces. */
export function productCountText(count: number): string {
  return `${thousands(count)}\u00A0${plural(count, ['предмет', 'предмета', 'предметов'])}`
}

/** «, страница 2» for a page's title; nothing for the first page. */
export function pageNumberText(page: number): string {
  return page > 1 ? `, страница\u00A0${page}` : ''
}
