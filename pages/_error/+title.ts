import type { PageContext } from 'vike/types'

/** The words of the page in the browser's tab. */
export default function title({ is404, abortStatusCode }: PageContext): string {
  return is404 || abortStatusCode === 404
    ? 'Страница не\u00A0найдена — «Сутки»'
    : 'Что-то пошло не\u00A0так — «Сутки»'
}
