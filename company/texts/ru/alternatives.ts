import { plural } from './plural.ts'

// Alternatives to products that are taken. Counts are written already; `pieces`, `period`, `days`, sums: in words.
export const lacking = 'Чего не\u00A0хватает на\u00A0эти даты'
export const wholeCart = 'Ближайшие даты, когда свободна вся корзина'
export const enough = 'Ближайшие даты, когда хватит на\u00A0всё'
export const notAll = 'На\u00A0эти даты свободно не\u00A0всё'
export const keepDates = 'Или не\u00A0меняйте даты'
export const onlyOneAway = 'Единственный экземпляр в\u00A0эти дни занят'
export const similarFailed = 'Похожие не\u00A0загрузились'
export const wholeCatalogue = 'весь каталог'
export const fold = 'Свернуть'
export const replacements = 'Чем заменить'
export const replace = 'Заменить'

/** How many lines of the cart are short, of how many. */
export function short(busy: number, lines: number): string {
  return `На\u00A0эти даты не\u00A0хватает ${busy}\u00A0${plural(busy, ['предмета', 'предметов', 'предметов'])}\u00A0из\u00A0${lines}`
}

export function andMore(count: number): string {
  return `и\u00A0ещё ${count}`
}

export function free(stock: string, requested: string): string {
  return `Свободно\u00A0${stock}\u00A0из\u00A0${requested}`
}

/** `free`: how many are. */
export function freeOn(free: string, period: string): string {
  return `${free} на\u00A0${period}`
}

export function takenOn(period: string): string {
  return `Занято ${period}`
}

/** `count`: null for one. */
export function near(count: string | null): string {
  return count === null ? 'Свободно рядом' : `Все\u00A0${count} свободны рядом`
}

/** `near`: that all are free on other dates. */
export function nearAtSameSum(near: string, sum: string): string {
  return `${near}\u00A0— за\u00A0ту\u00A0же сумму, ${sum}`
}

export function take(count: string): string {
  return `Взять\u00A0${count}`
}

export function takeOn(count: string, period: string): string {
  return `Взять\u00A0${count} на\u00A0${period}`
}

export function takePieces(pieces: string): string {
  return `Взять ${pieces}`
}

/** For products that are requested and not free. */
export function others(count: string): string {
  return `Остальные ${count} можно добрать похожими`
}

/** Some units of a product are free, others not. */
export function someAway(pieces: string): string {
  return `Всего у\u00A0нас ${pieces}, остальное в\u00A0эти дни занято`
}

export function allAway(pieces: string): string {
  return `Все ${pieces} в\u00A0эти дни заняты`
}

export function similarOn(period: string): string {
  return `Похожие: свободны ${period}`
}

export function priceFor(pieces: string, days: string): string {
  return `Цена за\u00A0${pieces} и\u00A0${days}`
}

/** `isMany`: not as many as are requested. A link follows. */
export function noSimilar(isMany: boolean): string {
  return `${isMany ? 'В\u00A0таком количестве похожих' : 'Похожих'} на\u00A0эти даты нет. Посмотрите `
}

/** A link to a category. */
export function allOf(category: string): string {
  return `все ${category.toLowerCase()}`
}

// The announcements after a press, with `name` of the product.
export function nowInCart(name: string): string {
  return `${name}\u00A0— в\u00A0корзине`
}

export function replaced(name: string): string {
  return `${name}\u00A0— заменили`
}

export function reduced(name: string, pieces: string): string {
  return `${name}: берём ${pieces}`
}

export function removed(name: string): string {
  return `${name}\u00A0— убрали`
}
