/** «, страница 2» for a page's title; nothing for the first page. */
export function pageNumberText(page: number): string {
  return page > 1 ? `, страница\u00A0${page}` : ''
}
