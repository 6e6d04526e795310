import { positions } from './units.ts'

// Choices on the page of a ready-made solution: these texts come late. Dates, guests and pieces come in words.
export const replace = 'Заменить похожим'
export const leave = 'Не\u00A0брать'
export const restore = 'Вернуть'
export const restoreFormer = 'Вернуть, что\u00A0было'
export const searching = 'Ищем похожее на\u00A0ваши даты'
export const noneSimilar = 'Похожего в\u00A0таком количестве на\u00A0эти даты нет'
export const similarFailed = 'Похожие не\u00A0загрузились'
export const put = 'Поставить'
export const wholeDates = 'Даты, когда есть всё'

/** The button that takes as many as are free. */
export function take(count: string | number): string {
  return `Взять ${count}`
}

export function freeOn(period: string, pieces: string): string {
  return `Свободно ${period}, цена за\u00A0${pieces}`
}

/** How many lines are counted. */
export function counted(count: number, total: number): string {
  return `${positions(count)}\u00A0из\u00A0${total}`
}

export function tooFew(guests: string): string {
  return `На\u00A0${guests} хватит не\u00A0всего`
}

/** `name`: the first of what is too few; `others`: how many more things are. */
export function tooFewText(name: string, pieces: string, others: number): string {
  return `${name}: у\u00A0нас ${pieces}${others > 0 ? `, и\u00A0ещё ${others} в\u00A0списке` : ''}. Позвоните\u00A0— соберём из\u00A0разных`
}
