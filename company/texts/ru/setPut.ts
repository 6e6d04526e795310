import { positions } from './units.ts'

// A set of products into the cart at one press. `things`: how many products, in words.
export const failed = 'Не\u00A0удалось положить в\u00A0корзину'
export const nothingLost = 'Комплект на\u00A0месте, ничего не\u00A0потерялось'
export const putAll = 'Положить всё в\u00A0корзину'
export const addAll = 'Добавить весь комплект'
export const undo = 'Убрать комплект'

export function already(things: string): string {
  return `Уже в\u00A0корзине: ${things}`
}

/** So many of `count` are in the cart with all their units. */
export function partly(inCart: number, count: number): string {
  return `${positions(inCart)}\u00A0из\u00A0${count} уже в\u00A0корзине\u00A0— добавим недостающее до\u00A0комплекта`
}

export function addMore(count: number): string {
  return `Добавить ещё ${count}`
}

/** So many of the set's products. */
export function put(count: number, all: number): string {
  return `Положить ${positions(count)}\u00A0из\u00A0${all}`
}

export function done(things: string, sum: string): string {
  return `${things} в\u00A0корзине, ${sum}`
}

/** So many are not free, or not in that quantity. */
export function problems(count: number): string {
  return `Свободно не\u00A0всё: ${positions(count)}. Что можно сделать, покажем в\u00A0корзине`
}

export function outside(things: string): string {
  return `Не\u00A0поместилось: ${things}. В\u00A0корзине больше нет места`
}
