import { PAGES } from '#company/pages.ts'

/** The titles of the texts by slug, until their own are loaded. */
export const TEXT_PAGES: Readonly<Record<string, string>> = {
  about: 'О\u00A0компании',
  'rent-terms': 'Условия аренды',
  'public-offer': 'Публичная оферта',
  'privacy-policy': 'Политика конфиденциальности',
  'processing-policy': 'Согласие на\u00A0обработку персональных данных',
  'cookies-policy': 'Политика использования cookie',
  'certificates-policy': 'Правила подарочных сертификатов',
  ...PAGES,
}

/** Whether a word is the slug of one of these texts. */
export function isTextPage(slug: string | undefined): slug is string {
  return slug !== undefined && Object.hasOwn(TEXT_PAGES, slug)
}
