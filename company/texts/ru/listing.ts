// How much of a list is shown, and its pages.

export function page(number: number): string {
  return `Страница ${number}`
}

/** «Показано 16 из 78»; `total` is null where nobody knows. */
export function shown(count: string, total: string | null): string {
  return `Показано ${count}${total === null ? '' : `\u00A0из\u00A0${total}`}`
}

/** «Сравнить 2 предмета» */
export function compareThese(count: string): string {
  return `Сравнить ${count}`
}
