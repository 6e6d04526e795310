export const addressRequired = 'Оставьте телефон или почту, чтобы мы\u00A0ответили'
export const consentRequired = 'Отметьте согласие\u00A0— без\u00A0него мы\u00A0не\u00A0сможем ответить'
export const checkFields = 'Проверьте отмеченные поля\u00A0— и\u00A0отправим сообщение.'

/** The last line of a message, for the company: «Удобно позвонить: 09:00–12:00». */
export function callTime(hours: string): string {
  return `Удобно позвонить: ${hours}`
}
export const title = 'Напишите нам'
export const intro =
  'Спросите про даты, наличие или\u00A0доставку. Назовите дни и\u00A0то, что\u00A0нужно,\u00A0— и\u00A0ответ будет точнее.'
export const introWithoutDelivery =
  'Спросите про даты, наличие или\u00A0возврат. Назовите дни и\u00A0то, что\u00A0нужно,\u00A0— и\u00A0ответ будет точнее.'
export const notLoaded = 'Форма не\u00A0загрузилась'
export const loading = 'Загружаем форму'
export const eitherContact = 'Хватит телефона или\u00A0почты'
export const whenToCall = 'Когда удобно позвонить'
export const message = 'Сообщение'
export const messageExample = 'Даты, что\u00A0нужно и\u00A0сколько'
export const notSent = 'Сообщение не\u00A0ушло'
export const kept = 'Всё, что вы\u00A0написали, на\u00A0месте: отправьте ещё раз.'
export const send = 'Отправить'
export const sendAgain = 'Отправить ещё раз'
export const sending = 'Отправляем сообщение'
export const sent = 'Сообщение у\u00A0нас'
export const answerSoon = 'Ответим в\u00A0рабочее время.'
export const writeMore = 'Написать ещё'
export const trap = 'Не заполняйте это поле'
export const trapSprung = 'Это поле для программ. Очистите его и\u00A0отправьте сообщение снова'
export const connectionLost = 'Похоже, пропала связь.'
export const notPassedOn = 'Сайт не\u00A0смог его передать.'
