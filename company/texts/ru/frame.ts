// Words of the frame: header, footer, menu, strips.
export const solutions = 'Готовые решения'
export const categories = 'Категории'
export const articles = 'Статьи'
export const rentTerms = 'Условия аренды'
export const about = 'О\u00A0компании'
export const toRent = 'Арендовать'
export const toKnow = 'Узнать'
export const toReach = 'Мы\u00A0на\u00A0связи'
export const quickAccess = 'Быстрый доступ'
export const searchLabel = 'Поиск по каталогу'
export const find = 'Найти'
export const clear = 'Очистить'
export const toItems = 'К предметам'
export const open = 'Сейчас открыто. '
export const now = 'сейчас'
export const workingWithUs = 'С\u00A0нами легко работать'
export const cartNeedsScripts =
  'Корзина работает только с\u00A0JavaScript. Без него предметы собирают в\u00A0смету и\u00A0заказывают из\u00A0неё: '
export const startPlan = 'собрать смету'
// Around the company's name.
export const beforeName = '«'
export const afterName = '»'

export function call(number: string): string {
  return `Позвонить: ${number}`
}

export function homeOf(name: string): string {
  return `${name} — на\u00A0главную`
}

/** After «Корзина» and «Избранное», for screen readers. */
export function inCart(count: number): string {
  return `, предметов: ${count}`
}

/** Hours as «9:00». */
export function workingHours(open: string, close: string): string {
  return `Работаем с\u00A0${open} до\u00A0${close}`
}
