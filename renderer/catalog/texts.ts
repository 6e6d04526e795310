import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'

/** «78 предметов», with non-breaking spaces. */
export function productCountText(count: number): string {
  return texts.units.positions(count, thousands(count))
}

/** «, страница 2» for a page's title; nothing for the first page. */
export function pageNumberText(page: number): string {
  return page > 1 ? texts.catalog.page(page) : ''
}
