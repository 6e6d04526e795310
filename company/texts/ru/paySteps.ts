// The steps after an order, and the payments at each. Sums come in words.
export const heading = 'Когда и\u00A0сколько платить'
export const confirm = 'Подтвердим'
export const confirmText = 'Подтвердим даты, адрес и\u00A0время'
export const pay = 'Оплата'
export const payText = 'Как и\u00A0когда\u00A0— скажем по\u00A0телефону'
export const nothingBeforehand = 'Без предоплаты'
export const payWhole = 'Оплатите всё сразу'
export const handover = 'При получении'
export const noDeposit = 'депозит не\u00A0нужен'

/** `percent`: of the whole; null where nobody says it. */
export function prepay(percent: number | null): string {
  return `Предоплата ${percent === null ? '' : `${String(percent).replace('.', ',')}\u00A0%`}`
}

/** Up to this sum. */
export function wholeUpTo(sum: string): string {
  return `До\u00A0${sum}\u00A0— сразу целиком`
}

/** `isWhole`: nothing was paid before. */
export function rest(sum: string, isWhole: boolean): string {
  return `${isWhole ? 'вся сумма' : 'остаток'} ${sum}`
}

/** `days`: within which it is returned, in words; null where nobody says it. */
export function deposit(sum: string, days: string | null): string {
  return `депозит ${sum}${days === null ? '' : `\u00A0— вернём за\u00A0${days}`}`
}

/** `when`: the day, with its hours. */
export function bring(when: string): string {
  return `Привезём ${when}`
}

export function handOut(when: string): string {
  return `Выдадим ${when}`
}

export function giveBack(when: string): string {
  return `Возврат\u00A0— ${when}`
}
