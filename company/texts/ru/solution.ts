import { plural } from './plural.ts'
import { positions } from './units.ts'

// The page of a ready-made solution, without what comes late. Dates, sums and most counts come in words.
export const sumTitle = 'Стоимость комплекта'
export const buttonsFailed = 'Кнопки комплекта не\u00A0загрузились'
// The contents of the set.
export const inside = 'Что внутри'
export const listFailed = 'Список предметов сейчас не\u00A0показать'
export const listFailedText = 'Это на\u00A0нашей стороне. Попробуйте ещё раз через минуту.'
export const stockFailed = 'Не\u00A0получилось узнать, что\u00A0свободно'
export const stockFailedText = 'Цены верные, а\u00A0наличие на\u00A0ваши даты проверим ещё раз.'
export const empty = 'Состав ещё собираем.'
// Its lines.
export const was = 'Было '
export const left = 'Не\u00A0берём'
export const gone = 'Больше не\u00A0сдаём'
export const noPrice = 'Цена по\u00A0запросу'
/** Before the name of what a line replaces. */
export const insteadOf = 'Вместо: '
// The products that are not in its sum, and why.
export const leftOut = 'Не\u00A0входит в\u00A0сумму'
export const isBusy = 'занято'
export const isNone = 'нет в\u00A0наличии'
export const isGone = 'больше не\u00A0сдаём'
export const hasNoPrice = 'цена по\u00A0запросу'
export const isLeft = 'не\u00A0берём'
// Its sum.
export const set = 'Комплект'
export const allFree = 'Всё свободно на\u00A0ваши даты'
export const plusHint = '«+» у\u00A0предмета добавит сразу всё количество'
export const datesPassed = 'Выбранные даты прошли'
export const datesPassedPrice = 'Выбранные даты прошли, цена\u00A0— за\u00A0самый короткий срок'
export const noDates = 'С\u00A0датами покажем, что\u00A0свободно'
export const noDatesPrice = 'Самый короткий срок. С\u00A0датами покажем, что\u00A0свободно'
export const perGuest = 'На\u00A0одного гостя'
export const total = 'Итого'
/** Before the lowest price that the company states. */
export const usuallyFrom = 'обычно от\u00A0'
// Below it.
export const similar = 'Похожие решения'
export const similarFailed = 'Похожие решения не загрузились'
/** The unit of the number of guests, for screen readers. */
export const guestsLabel = 'гости'

/** The title of its page. */
export function title(name: string): string {
  return `${name}\u00A0— готовое решение в\u00A0аренду`
}

/** Without a description of its own. */
export function description(name: string): string {
  return `${name}: что\u00A0внутри, сколько стоит и\u00A0что\u00A0свободно.`
}

/** Below a description that names quantities, while other guests are chosen. */
export function describedFor(guests: string): string {
  return `Описание\u00A0— для комплекта на\u00A0${guests}. Ваше количество\u00A0— в\u00A0списке`
}

export function forGuests(guests: string): string {
  return `На\u00A0${guests}`
}

/** After a sum: for how many days, or how many units. */
export function sumFor(count: string): string {
  return `за\u00A0${count}`
}

export function setFor(days: string): string {
  return `Комплект на\u00A0${days}`
}

export function showMore(count: number): string {
  return `Показать ещё ${count}`
}

/** How many of its lines the visitor has to decide about. */
export function waiting(count: number, total: number): string {
  return `${positions(count)}\u00A0из\u00A0${total} ${plural(count, ['ждёт', 'ждут', 'ждут'])} решения`
}

/** Less than is requested: on the visitor's dates or at all. */
export function partFree(free: string, requested: string, onDates: boolean): string {
  return `${onDates ? 'Свободно' : 'Есть'} ${free}\u00A0из\u00A0${requested}`
}

export function pricePerDay(price: string): string {
  return `${price} /\u00A0сутки за\u00A0шт.`
}

export function wholeFree(count: number, total: number): string {
  return `Свободно целиком: ${count}\u00A0из\u00A0${total}\u00A0${plural(total, ['предмета', 'предметов', 'предметов'])}`
}

export function andMore(count: number): string {
  return `и\u00A0ещё ${count}`
}

export function ownGuests(guests: string): string {
  return `Комплект собран на\u00A0${guests}`
}

export function recounted(own: number, guests: string): string {
  return `Пересчитали с\u00A0${own} на\u00A0${guests} то, что\u00A0нужно каждому. Остальное не\u00A0меняли: поправьте, если нужно`
}

export function compareNorms(guests: string): string {
  return `Сравнить с\u00A0нормами на\u00A0${guests}`
}

/** «60 гостей», as after «на»; `written` is the number with its spaces. */
export function guests(count: number, written: string): string {
  return `${written}\u00A0${plural(count, ['гостя', 'гостей', 'гостей'])}`
}

/** A solution whose name says nothing of guests, for so many. */
export function nameFor(name: string, guests: string): string {
  return `${name}, на\u00A0${guests}`
}
