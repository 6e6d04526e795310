import { texts } from '#company/texts/index.ts'
import { forSharpPhones, type PictureWidth } from './pictureUrl.ts'

/**
 * A sanitised text as a page shows it: every table is a region of its own that scrolls sideways, also by keyboard, and pictures
 * come from this site in the width that the screen needs.
 */
export function forPage(html: string): string {
  return html
    .replace(PICTURE, (_, path: string, rest: string) => {
      const at = (width: number) => `/pictures/${width}/${path}`
      const srcSet = TEXT_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ')
      return `<img src="${at(800)}" srcset="${srcSet}" sizes="${TEXT_SIZES}" loading="lazy" decoding="async"${rest}`
    })
    .replaceAll(
      '<table>',
      `<div role="group" aria-label="${texts.ui.table}" tabindex="0" data-scroll><table>`,
    )
    .replaceAll('</table>', '</table></div>')
    .replace(UNIT_AFTER_SLASH, '/\u2060')
}

/** A picture as the gateway writes it: its `src` comes first, and its path is percent-encoded. */
const PICTURE = /<img src="[^"<>]*?\/pictures\/\d+\/([^"<>]+)"([^<>]*>)/g
/** «кг/м²» stays in one line. */
const UNIT_AFTER_SLASH = /\/(?=\p{L}[²³])/gu
/** The served widths that a column of text can need. */
const TEXT_WIDTHS: readonly PictureWidth[] = [480, 800, 1200]
const TEXT_SIZES = forSharpPhones('(min-width: 744px) 680px, calc(100vw - 32px)')
