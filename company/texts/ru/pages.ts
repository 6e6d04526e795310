// The texts that the company edits, and the page that does not exist. Titles by slug, until a text's own is loaded.
export const titles: Readonly<Record<string, string>> = {
  about: 'О\u00A0компании',
  'rent-terms': 'Условия аренды',
  'public-offer': 'Публичная оферта',
  'privacy-policy': 'Политика конфиденциальности',
  'processing-policy': 'Согласие на\u00A0обработку персональных данных',
  'cookies-policy': 'Политика использования cookie',
  'certificates-policy': 'Правила подарочных сертификатов',
}
export const inBrief = 'Коротко'
export const updated = 'Обновлено'
export const demo = 'Демонстрационный текст'
export const notFound = 'Страница не найдена'
export const notFoundTitle = 'Страница не\u00A0найдена'
export const notFoundText =
  'Возможно, она устарела, была удалена, или был введен неверный адрес в\u00A0адресной строке.'
export const toHome = 'Перейти на главную'
