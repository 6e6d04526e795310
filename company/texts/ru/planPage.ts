// The page of a plan. Dates, sums and counts come in words.
export const title = 'Смета'
export const empty = 'Смета пуста'
export const emptyText = 'Добавьте в\u00A0неё предметы\u00A0— или начните с\u00A0каталога.'
export const none = 'Такой сметы нет'
export const noneText =
  'В\u00A0ссылке опечатка, или скопировалась только её часть. Попросите прислать её ещё раз, или соберите смету сами: она есть в\u00A0корзине.'
/** The address of plans, without one. */
export const bareText =
  'Здесь открываются сметы по\u00A0ссылке. Свою соберите в\u00A0корзине: сметой можно поделиться.'
export const partUnread = 'Ссылка прочиталась не\u00A0вся'
export const withoutDates = 'Выберите даты\u00A0— посчитаем сумму и\u00A0проверим, что свободно'
// Its state.
export const allFree = 'Сегодня всё свободно'
export const allFreeAsBefore = 'Сегодня всё свободно, цены те\u00A0же'
export const notOrderable = 'На\u00A0эти даты не\u00A0заказать'
export const tooMuchText =
  'Часть предметов на\u00A0эти даты занята. Оставьте в\u00A0смете свободное\u00A0— и\u00A0её\u00A0можно заказать'
// Its lines.
export const lines = 'Что в\u00A0смете'
export const unchangedLines = 'В\u00A0смете без\u00A0изменений'
export const was = 'Было '
/** An item without a name, within a sentence. */
export const unnamed = 'без названия'
export const extra = 'Дополнение'
export const quantity = 'Количество'
// Its sum, and what is done with it.
export const sumTitle = 'Сумма сметы'
export const sum = 'Сумма'
export const total = 'Итог сметы'
export const promise =
  'Смета ничего не\u00A0бронирует: предметы закрепляет подтверждённый заказ. Её\u00A0видит только тот, у\u00A0кого есть ссылка'
export const takeFree = 'Взять, что свободно'
export const takeFreeShort = 'Взять свободное'
export const toCart = 'Положить в\u00A0корзину'
export const toCartShort = 'В\u00A0корзину'
export const withDelivery = ', с\u00A0доставкой'
export const replace = 'Заменить'
export const rename = 'Переименовать'
export const giveName = 'Назвать смету'
export const print = 'Распечатать'
export const download = 'Скачать таблицу'
/** The name of the file with the table, without its ending. */
export const fileName = 'smeta'
export const name = 'Название сметы'
export const save = 'Сохранить'
export const dates = 'Даты сметы'
export const recount = 'Пересчитать'
export const recountQuantity = 'Пересчитать количество'
// Adding without scripts.
export const addItems = 'Добавить предметы'
export const searchItems = 'Поиск предметов'
export const whatToFind = 'Что ищете'
export const example = 'Название предмета'
export const find = 'Найти'
export const searchFailed = 'Поиск не\u00A0ответил'
export const catalogueFailed = 'Каталог не\u00A0ответил'
export const retryLater = 'Попробуйте ещё раз через минуту'
export const found = 'Найденные предметы'
export const noExtras = 'К\u00A0этому предмету дополнений нет'
export const addMore = 'Добавить ещё'
export const oneMore = 'Ещё один'

/** For a preview of its link. */
export function headTitle(term: string, total: string): string {
  return `Смета на\u00A0${term}: ${total}`
}

/** `total`: the sum of the rental. */
export function rent(total: string): string {
  return `Аренда\u00A0— ${total}`
}

export function rentWithoutDelivery(total: string): string {
  return `Аренда без доставки\u00A0— ${total}`
}

/** `rent`: what the rental costs, in words; `unconfirmed`: that the stock is not, or an empty text. */
export function headText(positions: string, term: string, rent: string, unconfirmed: string): string {
  return `${positions} на\u00A0${term}. ${rent}. ${unconfirmed && `${unconfirmed}. `}Цены и\u00A0наличие\u00A0— на\u00A0день, когда вы\u00A0открыли ссылку.`
}

/** `checked`: the day of today where it is a later one. */
export function madeOn(day: string, checked: string | null): string {
  return `Смета от\u00A0${day}${checked === null ? '' : `, проверена ${checked}`}`
}

export function nameHint(length: number): string {
  return `До ${length}\u00A0знаков. Видно всем, у\u00A0кого есть ссылка: не\u00A0пишите имён. Телефоны и\u00A0ссылки не\u00A0сохраним`
}

/** Typed a name that is not shown: `part` of it leads away. */
export function nameRefused(part: 'link' | 'phone' | 'card'): string {
  const found = { link: 'Ссылки', phone: 'Номера телефона', card: 'Номера карты' }[part]
  return `${found} в\u00A0названии быть не\u00A0может: его увидят все, у\u00A0кого есть ссылка на\u00A0смету`
}

export function passed(period: string): string {
  return `${period} уже прошли`
}

/** `problem`: what is wrong with the dates, a sentence. */
export function datesProblem(problem: string): string {
  return `${problem} Список цел: пересчитаем его на\u00A0них.`
}

export function rentChanged(before: string, now: string): string {
  return `Аренда: было ${before} → стало ${now}`
}

export function unchanged(positions: string): string {
  return `Ещё ${positions} без\u00A0изменений`
}

export function cartHas(positions: string): string {
  return `В\u00A0корзине уже ${positions}`
}

export function addOrReplace(period: string): string {
  return `Добавить смету к\u00A0ним или заменить? Даты корзины станут ${period}.`
}

export function nothingFound(words: string): string {
  return `По\u00A0словам «${words}» ничего не\u00A0нашлось`
}

export function firstShown(count: number): string {
  return `Показаны первые ${count}: уточните поиск`
}

export function noneForExtras(onDates: boolean): string {
  return `Этого предмета ${onDates ? 'на\u00A0эти даты ' : ''}нет, добавить к\u00A0ней нечего`
}

export function forWholeRental(price: string): string {
  return `${price} на\u00A0весь срок`
}
