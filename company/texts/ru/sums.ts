import { plural } from './plural.ts'

// The sums and counts of an order. `days`, `pieces`, `things`, sums: in words.
export const total = 'Итого'
/** Where not all is free: of what is. */
export const freeTotal = 'Итого за\u00A0свободное'
/** Where the price of something is not known, or it is gone: of the rest. */
export const countedTotal = 'Итого за\u00A0посчитанное'
export const furtherDays = 'Как считаются следующие сутки'
/** In the place of a sum that only the company's own tariff knows. */
export function unsaid(onDates: boolean): string {
  return onDates
    ? 'Сумму сейчас узнать не\u00a0удалось. Повторите через минуту или позвоните нам.'
    : 'Сумму назовём, когда выберете даты.'
}

/** Read out in the place of a sum that is on its way. */
export const asked = 'Считаем сумму'
export const code = 'Промокод'
/** Where the sum with it comes with the answer. */
export const codeLater = 'Сумму с\u00A0ним покажем, прежде чем примем'
/** The company's service decides: no page knows whether a code means anything. */
export const codeSent = 'Если код действует, он\u00A0уже в\u00A0сумме'
export const applyCode = 'Применить'
/** In its place where no script runs: the estimate has it. */
export const inPlan = 'в\u00A0смете'
/** Above what may be taken besides. */
export const options = 'По\u00A0желанию, сверх суммы:'
export const taken = 'Занято на\u00A0ваши даты'
/** A sum follows, and a link. */
export const untilFreeDelivery = 'До\u00A0бесплатной доставки\u00A0— '
export const addToOrder = 'Добавить к\u00A0заказу'
// After “pick-up” and “return”; an hour follows.
export const from = ' с\u00A0'
export const by = ' до\u00A0'

/** `first`: the days at the basic price, at the beginning of a sentence. */
export function explained(first: string): string {
  return `${first}\u00A0— по\u00A0базовой цене, каждые следующие\u00A0— по\u00A0сниженной. Она у\u00A0каждого предмета своя.`
}

export function counts(things: string, pieces: string): string {
  return `${things}, ${pieces}`
}

export function withExtras(counts: string, extras: string): string {
  return `${counts} и\u00A0${extras}`
}

/** «29 дополнений»; `written` is the number with its spaces. */
export function extras(count: number, written: string): string {
  return `${written}\u00A0${plural(count, ['дополнение', 'дополнения', 'дополнений'])}`
}

/** How a rental is priced: its days at the basic price, and how many more at the lower one. */
export function priced(basic: string, more: number): string {
  return `${basic} по\u00A0базовой цене${more > 0 ? ` и\u00A0${more} по\u00A0сниженной` : ''}`
}

/** The same beside the sum of a line. */
export function parts(basic: string, more: number): string {
  return more > 0 ? `${basic} +\u00A0${more}\u00A0доп.` : basic
}

/** Why delivery is free. */
export function orderFrom(sum: string): string {
  return `заказ от\u00A0${sum}`
}
