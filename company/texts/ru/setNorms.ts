// A ready-made set beside the norms for its guests: comes late. Guests in words.
export const inSet = 'в\u00A0комплекте'
export const byNorm = 'по\u00A0норме'
export const take = 'Взять по\u00A0нормам'
export const none = 'На\u00A0то, что в\u00A0комплекте, норм у\u00A0нас нет'
export const more = 'Что ещё нужно гостям'

/** `kind`: «Банкет». */
export function title(kind: string, guests: string): string {
  return `${kind} на\u00A0${guests}: комплект и\u00A0нормы`
}

/** Nothing of the set differs from the norms. */
export const same = 'Комплект собран по\u00A0нормам'
