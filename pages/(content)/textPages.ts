/** The titles of the texts until their own are loaded. */
export const TEXT_PAGES = {
  about: 'О\u00A0компании',
  'rent-terms': 'Условия аренды',
  'public-offer': 'Публичная оферта',
  'privacy-policy': 'Политика конфиденциальности',
  'processing-policy': 'Согласие на\u00A0обработку персональных данных',
  'cookies-policy': 'Политика использования cookie',
  'certificates-policy': 'Правила подарочных сертификатов',
} as const

type TextPage = keyof typeof TEXT_PAGES

/** Whether a word is the slug of one of these texts. */
export function isTextPage(slug: string | undefined): slug is TextPage {
  return slug !== undefined && Object.hasOwn(TEXT_PAGES, slug)
}
