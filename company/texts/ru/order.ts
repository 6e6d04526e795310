// Problems of an order as a whole, and how to mend them.
export const checkFields = 'Проверьте отмеченные поля\u00a0— и\u00a0отправим заказ.'
export const checkLines = 'Часть заказа пока оформить нельзя. Посмотрите отмеченные строки.'
export const checkAll = 'Поправьте всё, что отмечено,\u00a0— и\u00a0отправим заказ.'
export const priceChanged =
  'Пока вы\u00a0оформляли заказ, цены изменились. Если новая сумма подходит, отправьте его ещё\u00a0раз.'
export const tooLarge =
  'Для сайта этот заказ слишком велик. Пришлите его список сообщением\u00a0— оформит менеджер. Корзина останется как есть.'
export const tooManyOpen =
  'За последние сутки через вашу сеть (домашнюю, рабочую или мобильную) уже заказали много, поэтому этот заказ сайт принять не\u00a0может. Пришлите его список сообщением\u00a0— оформит менеджер. Корзина останется как есть.'
export const keyUsed =
  'Раньше с\u00A0этой страницы уже отправляли заказ с\u00A0другим составом, и\u00A0он мог до\u00A0нас дойти.'
export const unclear =
  'Заказ мог уже дойти, но ответа об\u00A0этом нет. Отправьте его ещё\u00A0раз: второго не\u00A0будет. Или позвоните нам.'
export const firstUnclear =
  'Заказ, отправленный раньше, мог уже дойти, поэтому изменённый пока не\u00A0отправлен. Попробуйте ещё раз: сначала выясним, что с\u00A0первым.'
export const keyInvalid = 'Форма испорчена. Обновите страницу и\u00a0отправьте её ещё\u00a0раз.'
export const totalInvalid = 'Сумма заказа испорчена. Начните оформление ещё\u00a0раз.'
export const consentsChanged =
  'Условия изменились, пока страница была открыта. Обновите её, прочитайте новые и\u00a0отметьте их: всё остальное на\u00a0месте.'
/** Where the page with the new ones is what answers. */
export const consentsChangedHere =
  'Условия изменились, пока вы заполняли форму. Новые\u00a0— ниже: прочитайте и\u00a0отметьте их, а\u00a0потом отправьте ещё раз.'
export const noDelivery = 'Доставки нет: заказ забирают сами. Выберите самовывоз.'
export const noPickUp = 'Самовывоза нет: заказ мы\u00A0привозим. Выберите доставку.'
export const empty = 'В\u00a0заказе пока ничего нет. Добавьте хотя\u00a0бы один предмет.'

export function tooManyLines(count: number, maximum: number): string {
  return `В\u00a0одном заказе\u00a0— не\u00a0больше ${maximum}\u00a0строк, а\u00a0здесь ${count}. Разделите его на\u00a0несколько.`
}

/** The service has made it, though its answer was not as agreed. */
export function made(number: string): string {
  return `Заказ у\u00A0нас, его номер\u00A0— ${number}. Отправлять ещё раз не\u00A0нужно.`
}

/** Another order was sent with the same key. */
export function madeBefore(number: string): string {
  return `Заказ, отправленный раньше, у\u00A0нас: номер ${number}. Последних изменений в\u00A0нём нет.`
}
