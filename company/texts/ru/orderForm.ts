// The order form, and why there is nothing to order yet. Days, sums and counts come in words.
/** Before the title of a page whose form was refused. */
export const wrong = 'Ошибка: '
export const loading = 'Загружаем форму'
export const contacts = 'Контакты'
export const name = 'Имя'
export const phone = 'Телефон'
export const email = 'Почта'
export const emailExample = 'marina@example.ru'
export const company = 'Компания'
export const companyOptional = '— если нужен договор'
export const companyExample = 'Название или ИНН'
export const handover = 'Получение и\u00A0возврат'
export const method = 'Способ'
export const pickUp = 'Самовывоз'
export const pickUpPlace = 'Где забрать'
export const address = 'Адрес'
export const addressOptional = '— для\u00A0доставки'
export const addressExample = 'Город, улица, дом, как заехать'
export const addressByPhone = 'Адрес склада подскажем по\u00A0телефону'
/** Beside a box that was ticked. */
export const yes = 'да'
export const comment = 'Комментарий'
// Names in brackets are links to their documents.
export const termsConsent = 'Принимаю [условия аренды] и\u00A0[оферту]'
export const dataConsent = 'Даю [согласие на\u00A0обработку персональных данных]'
// Why it is not shown.
export const nothing = 'Заказывать пока нечего'
export const emptyText = 'Добавьте в\u00A0корзину то, что хотите взять, и\u00A0возвращайтесь.'
export const leftText =
  'Всё, что лежит в\u00A0корзине, убрано, занято на\u00A0ваши даты или больше не\u00A0сдаётся.'
export const countTogether = 'Посчитаем вместе'
export const otherDates = 'Выберите другие даты'
export const datesFirst = 'Сначала выберите даты'
export const datesFirstText = 'От\u00A0дат зависит цена и\u00A0то, что свободно.'
export const toCart = 'Вернуться в\u00A0корзину'
export const tooMuchText = 'Часть предметов на\u00A0эти даты занята. Измените количество или даты.'
export const correctInCart = 'Изменить в\u00A0корзине'
// Without scripts.
export const form = 'Заказ'
export const planFirst = 'Соберите смету: без JavaScript заказывают из\u00A0неё.'
export const openPlan = 'Открыть смету'
export const planTooLong = 'Смета слишком длинная'
export const planTooLongText =
  'В\u00A0один адрес она не\u00A0помещается. Разделите её на\u00A0две или закажите по\u00A0телефону'

/** `why`: that the company names the price. */
export function askText(why: string): string {
  return `${why}. Корзину мы\u00A0сохранили.`
}

/** `reason`: why the former dates cannot be had, a sentence without its full stop. */
export function otherDatesText(reason: string): string {
  return `${reason}. Выберите новые даты, корзину мы\u00A0сохранили.`
}

// When things change hands, from «Получение 12 декабря» for both ways to «Верну 14 декабря» for one.
export function receive(day: string): string {
  return `Получение ${day}`
}

export function bring(day: string): string {
  return `Привезти ${day}`
}

export function fetch(day: string): string {
  return `Заберу ${day}`
}

export function giveBack(day: string): string {
  return `Возврат ${day}`
}

export function takeAway(day: string): string {
  return `Забрать ${day}`
}

export function bringBack(day: string): string {
  return `Верну ${day}`
}
