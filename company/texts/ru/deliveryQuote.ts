// Цена доставки по адресу, если её считает компания.
export const floor = 'Этаж'
export const lift = 'Есть лифт, в\u00A0который всё войдёт'
export const byAddress = 'по\u00A0адресу'
/** After «Итого»: the sum has no delivery in it. */
export const leftOut = ' без\u00A0доставки'
export const counting = 'Считаем доставку по\u00A0адресу'
export const byManager = 'Цену доставки по\u00A0этому адресу назовёт менеджер'

/** «14 км» */
export function distance(km: string): string {
  return `${km}\u00A0км`
}

/** «привезём с 9:00 до 18:00» */
export function earliest(slot: string): string {
  return `привозим ${slot}`
}

/** «бесплатно от 60 000 ₽» */
export function freeFrom(sum: string): string {
  return `бесплатно от\u00A0${sum}`
}

/** «Доставка: было 840 ₽, стало 1 000 ₽» */
export function changed(fromTo: string): string {
  return `Доставка: ${fromTo}`
}
export const unknownNow = 'Доставка: цену назовёт менеджер'
