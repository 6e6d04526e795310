/** The search field while the company gives no example. */
export const searchExample = 'Что ищете?'
/** A name to begin with. */
export const newName = 'Новая компания'
/** The shop in a sentence: below its icon, in a list of apps. */
export const description = 'Вещи в аренду посуточно, с ценой за ваши даты.'
/** The title of the frame with the map, and the language of the map by Yandex. */
export const map = 'Карта'
export const mapLanguage = 'ru_RU'

/** The title of a page, with the shop's name where it has none: in quotes, or apart from other words. */
export function titled(page: string, name: string): string {
  const isNamed = page.includes(`«${name}»`) || page.split(/ *[—–|:,] */).includes(name)
  return isNamed ? page : `${page} — «${name}»`
}

/** The title of the shop as a whole. */
export function title(name: string): string {
  return `${name} — прокат вещей посуточно`
}
