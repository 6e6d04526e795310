// Problems of an order as a whole, and how to mend them.
export const checkFields = 'Проверьте отмеченные поля\u00A0— и\u00A0всё отправим.'
export const checkLines = 'Часть строк пока оформить нельзя. Посмотрите отмеченные.'
export const checkAll = 'Поправьте всё, что отмечено,\u00A0— и\u00A0отправим.'
export const priceChanged =
  'Пока вы\u00A0заполняли форму, цены изменились. Если новая сумма подходит, отправьте ещё\u00A0раз.'
export const tooLarge =
  'Для сайта это слишком много. Пришлите список сообщением\u00a0— оформит менеджер. Корзина останется как есть.'
export const tooManyOpen =
  'За последние сутки через вашу сеть (домашнюю, рабочую или мобильную) уже отправили много, больше сайт принять не\u00A0может. Пришлите список сообщением\u00a0— оформит менеджер. Корзина останется как есть.'
export const keyUsed =
  'Раньше с\u00A0этой страницы уже отправляли другой состав, и\u00A0он мог до\u00A0нас дойти.'
export const unclear =
  'Всё могло уже дойти, но ответа об\u00A0этом нет. Отправьте ещё\u00A0раз: дубля не\u00A0будет. Или позвоните нам.'
export const firstUnclear =
  'Отправленное раньше могло уже дойти, поэтому изменения пока не\u00A0отправлены. Попробуйте ещё раз: сначала выясним, что с\u00A0первой отправкой.'
export const keyInvalid = 'Форма испорчена. Обновите страницу и\u00a0отправьте её ещё\u00a0раз.'
export const totalInvalid = 'Сумма испорчена. Начните оформление ещё\u00a0раз.'
export const consentsChanged =
  'Условия изменились, пока страница была открыта. Обновите её, прочитайте новые и\u00a0отметьте их: всё остальное на\u00a0месте.'
/** Where the page with the new ones is what answers. */
export const consentsChangedHere =
  'Условия изменились, пока вы заполняли форму. Новые\u00a0— ниже: прочитайте и\u00a0отметьте их, а\u00a0потом отправьте ещё раз.'
export const noDelivery = 'Доставки нет: предметы забирают сами. Выберите самовывоз.'
export const noPickUp = 'Самовывоза нет: предметы привозим мы. Выберите доставку.'
export const empty = 'Здесь пока ничего нет. Добавьте хотя\u00a0бы один предмет.'

export function tooManyLines(count: number, maximum: number): string {
  return `Помещается не\u00A0больше ${maximum}\u00A0строк, а\u00A0здесь ${count}. Разделите список на\u00A0несколько.`
}

/** The service has made it, though its answer was not as agreed. */
export function made(number: string): string {
  return `Всё уже у\u00A0нас, номер\u00A0— ${number}. Отправлять ещё раз не\u00A0нужно.`
}

/** Another order was sent with the same key. */
export function madeBefore(number: string): string {
  return `Отправленное раньше у\u00A0нас: номер ${number}. Последних изменений там нет.`
}
