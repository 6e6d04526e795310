import { plural } from './plural.ts'

// The needs of guests, by the company's norms. Counts are written already; `pieces`, `days`, sums: in words.
export const failed = 'Норма не\u00A0загрузилась'
export const allFailed = 'Нормы не\u00A0загрузились'
/** In place of a count: the catalogue has nothing that the norms are for. Ways to the catalogue and to a person follow. */
export const nothing =
  'Готового расчёта для этого каталога пока нет. Посмотрите, что есть, или позвоните: подскажем, сколько взять на\u00A0ваших гостей.'
export const intro =
  'Назовите число гостей\u00A0— посчитаем, что и\u00A0сколько взять. Нормы и\u00A0любое число можно поправить.'
export const event = 'Что\u00A0планируете'
// The number of guests.
export const fewer = 'Меньше гостей'
export const more = 'Больше гостей'
export const number = 'Число гостей'
/** Below a number. */
export const ofGuests = 'гостей'
export const guests = 'гости'
// The norms, each to be changed.
export const change = 'Изменить нормы'
export const reset = 'Вернуть нормы магазина'
/** Before links. */
export const sources = 'Откуда нормы: '
export const perPiece = 'На\u00A0сколько гостей'
export const perGuest = 'Штук на\u00A0гостя'
export const sparePercent = 'Запас,\u00A0%'
// Its lines.
export const noneOnDates = 'Нет на\u00A0эти даты'
export const unpriced = 'Цену подскажем'
/** A link to all that guests need. */
export const all = 'Что ещё нужно'

export function wrongGuests(most: string, counted: string): string {
  return `Нужно целое число от\u00A01 до\u00A0${most}. Пока считаем на\u00A0${counted}`
}

/** The number beside a field whose text is none. */
export function counted(value: string): string {
  return `Считаем ${value}`
}

/** A link to an article. */
export function source(title: string): string {
  return `«${title}»`
}

/** After what is needed. */
export function forDays(days: string): string {
  return ` на\u00A0${days}`
}

/** A link that takes a number of the visitor’s own back. */
export function asNorm(needed: string): string {
  return `Вернуть ${needed} по\u00A0норме`
}

/** The field with the number of a thing. */
export function unitsOf(name: string): string {
  return `${name}: сколько взять`
}

/** The most that an order may have of a thing; guests need more. */
export function most(count: string): string {
  return `В\u00A0заказ войдёт ${count}\u00A0— об\u00A0остальном позвоните`
}

export function free(count: string, needed: string): string {
  return `Свободно ${count}\u00A0из\u00A0${needed}`
}

export function need(guests: number, pieces: string): string {
  return `На\u00A0${guests}\u00A0${plural(guests, ['гостя', 'гостей', 'гостей'])}\u00A0— ${pieces}`
}

/** By which norm so many are needed; how many are free where these are less; what they cost, or null. A link follows. */
export function because(name: string, norm: string, free: string | null, sum: string | null): string {
  return `${name}: ${norm}${free === null ? '' : `, свободно ${free}`}${sum === null ? '' : `. ${sum}`}. `
}

/** «1 на 10 гостей», «3 на гостя». */
export function share(units: string, guests: number): string {
  return `${units} на\u00A0${guests === 1 ? 'гостя' : `${guests}\u00A0гостей`}`
}

/** The spare units that are added to a share: percent of it, and at least so many; 0: none. */
export function withSpare(share: string, percent: number, least: number): string {
  if (percent > 0)
    return `${share} и\u00A0${percent}\u00A0% запаса${least > 0 ? ` (не\u00A0меньше\u00A0${least})` : ''}`
  return least > 0 ? `${share} и\u00A0${least} про\u00A0запас` : share
}
