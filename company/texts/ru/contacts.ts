// The page of contacts: how to call, to write and to come.
export const title = 'Контакты: телефоны, адреса, часы работы'
export const description =
  'Как позвонить, написать и\u00A0приехать: телефоны, почта, мессенджеры, адреса с\u00A0часами работы, реквизиты.'
export const heading = 'Контакты'
export const address = 'Адрес'
/** A place without a name. */
export const office = 'Офис'
export const hours = 'Часы'
export const phone = 'Телефон'
export const email = 'Почта'
export const onMap = 'На\u00A0карте'
export const route = 'Проложить маршрут'
/** The frame with the map of all places. */
export const map = 'Офис и склад на карте'
export const phones = 'Телефоны'
export const requisites = 'Реквизиты'
export const write = 'Напишите нам'
export const writeText =
  'Спросите про даты, наличие или\u00A0доставку. Напишите, что\u00A0и\u00A0на\u00A0какие дни нужно,\u00A0— так ответ будет точнее.'
export const writeTextWithoutDelivery =
  'Спросите про даты, наличие или\u00A0возврат. Напишите, что\u00A0и\u00A0на\u00A0какие дни нужно,\u00A0— так ответ будет точнее.'
/** Before a number, as a link. */
export const call = 'Позвоните: '

/** Hours as they are written: «9:00», «21:30». */
export function open(from: string, to: string): string {
  return `Работаем с\u00A0${from} до\u00A0${to}`
}

export function openUntil(to: string): string {
  return `Сегодня открыто до\u00A0${to}`
}

export function closedUntil(from: string): string {
  return `Закрыто, откроемся в\u00A0${from}`
}
