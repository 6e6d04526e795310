// The page of an order that opens by its secret link. Dates and sums come in words.
// No such secret.
export const lost = 'Ссылка не\u00A0подошла'
export const lostText = 'Проверьте, что она скопирована целиком, или позвоните нам.'
export const stages = 'Что происходит'
export const titles = {
  REQUESTED: 'Заявка у\u00A0нас, ждёт ответа',
  ACCEPTED: 'Заказ принят, скоро подтвердим',
  CONFIRMED: 'Всё подтверждено',
  HANDED_OVER: 'Предметы у\u00A0вас',
  RETURNED: 'Всё вернулось, спасибо',
  CANCELLED: 'Всё отменено',
}
export const steps = {
  ACCEPTED: 'Принят',
  CONFIRMED: 'Подтверждён',
  HANDED_OVER: 'У\u00A0вас',
  RETURNED: 'Возвращён',
}
export const requested = 'Заявка'
export const cancelled = 'Отменён'
export const lines = 'Состав'
/** The company's tariff adds it to the lines, or takes it off. */
export const apart = 'Налоги, сборы и\u00A0скидки'
export const sums = 'Что и\u00A0когда платить'
export const paid = 'Оплачено'
export const pay = 'Оплатить'
export const payElsewhere = 'Откроется страница платёжной службы'
export const documents = 'Документы'
export const plans = 'Если планы изменились'
export const changeText =
  'Напишите, как должно стать. Проверим, что всё свободно, и\u00A0ответим. До\u00A0ответа всё остаётся как было'
export const quantities = 'Количество, 0\u00A0—\u00A0убрать'
export const comment = 'Комментарий'
export const ask = 'Попросить изменить'
export const askAtSum = 'Попросить с\u00A0новой суммой'
export const cancel = 'Отменить'
export const cancelText = 'Отмена сразу освободит предметы для\u00A0других, передумать не\u00A0получится'
export const agree = 'Условия прочитаны, отменяю'
export const changeAsked = 'Просьба у\u00A0нас'
export const changeAskedText = 'Ответим, и\u00A0только тогда всё изменится'
export const keepLink =
  'Кто знает ссылку на\u00A0эту страницу, видит всё, что на\u00A0ней, и\u00A0может это отменить. Сохраните её и\u00A0не\u00A0пересылайте'
export const unclear =
  'Не\u00A0знаем, дошло\u00A0ли до\u00A0нас. Отправьте ещё раз: второй раз ничего не\u00A0изменится'
export const notDone = 'Не\u00A0получилось'
export const notSaid = 'Отметьте, что условия прочитаны'
export const refusals = {
  NOT_FOUND: 'По\u00A0этой ссылке ничего нет',
  ORDER_CLOSED: 'На\u00A0этой странице уже ничего не\u00A0изменить. Позвоните нам',
  OUT_OF_STOCK: 'На\u00A0эти даты свободно меньше. Измените количество или даты',
  PRICE_CHANGED: 'Сумма станет другой. Если согласны, отправьте просьбу с\u00A0ней',
  TERMS_CHANGED: 'Условия отмены изменились. Прочитайте новые и\u00A0решите ещё раз',
  KEY_CONFLICT: 'Эта форма уже отправлена с\u00A0другим содержанием. Проверьте и\u00A0отправьте ещё раз',
  NOT_ACCEPTED: 'Такие даты или состав не\u00A0подходят. Измените их или позвоните нам',
}
// Orders of this device.
export const mineText = 'Заказы, оформленные на\u00A0этом устройстве. Список хранится только на\u00A0нём.'
export const none = 'Здесь появятся ваши заказы'
export const forget = 'Убрать из\u00A0списка'

export function made(day: string): string {
  return `оформлен ${day}`
}

/** `when`: a moment in words, «5 декабря в 12:00». */
export function answerBy(when: string): string {
  return `Ответим до\u00A0${when}`
}

export function newTotal(sum: string): string {
  return `Аренда будет стоить ${sum}`
}

export function refund(sum: string): string {
  return `Вернём ${sum}`
}

/** `total`: empty where nobody says it. */
export function asked(period: string, total: string): string {
  return `Вы\u00A0попросили: ${[period, total].filter(Boolean).join(', ')}`
}
