// Problems of a line of an order. `name`: the product, by `product` or `numbered`; counts are written already.

/** A product by its name. Quotation marks inside quotation marks are written differently in Russian. */
export function product(name: string): string {
  return `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`
}

/** A product without a name. */
export function numbered(id: string): string {
  return `Предмет №\u00a0${id}`
}

/** A product without a name, whose identifier cannot be shown. */
export const unknown = 'Неизвестный предмет'
/** The product that an extra belongs to, without its name. */
export const parent = 'этому предмету'

export function quantityInvalid(name: string): string {
  return `${name}: укажите количество целым числом, не\u00a0меньше\u00a01.`
}

export function quantityTooLarge(name: string, maximum: string): string {
  return `${name}: не\u00A0больше ${maximum}\u00A0штук за\u00A0раз. Для большего количества позвоните нам.`
}

export function gone(name: string): string {
  return `${name}: такого предмета больше нет в\u00a0каталоге. Уберите его, чтобы продолжить.`
}

export function takenOnDates(name: string): string {
  return `${name}: на\u00a0эти даты свободных нет. Попробуйте другие даты или уберите эту строку.`
}

export function outOfStock(name: string): string {
  return `${name}: сейчас нет в\u00a0наличии. Уберите эту строку, чтобы продолжить.`
}

export function fewOnDates(name: string, free: string, quantity: string): string {
  return `${name}: на\u00a0эти даты свободно ${free}\u00a0из\u00a0${quantity}. Уменьшите количество или выберите другие даты.`
}

export function fewInStock(name: string, stock: string, quantity: string): string {
  return `${name}: у\u00a0нас всего ${stock}\u00A0шт., а\u00A0выбрано\u00A0— ${quantity}. Уменьшите количество.`
}

export function duplicate(name: string): string {
  return `${name}: две одинаковые строки. Объедините их в\u00a0одну.`
}

export function parentMissing(name: string): string {
  return `${name}: нет предмета, к\u00A0которому это дополнение. Верните его или уберите дополнение.`
}

export function notRelated(name: string, itsParent: string): string {
  return `${name}: не\u00a0предлагается как дополнение к\u00a0${itsParent}.`
}

export function priceUnknown(name: string): string {
  return `${name}: цена на\u00a0этот срок пока не\u00a0указана. Позвоните нам\u00a0— посчитаем вместе.`
}

/** The company's own reason why there is no price. */
export function because(name: string, reason: string): string {
  return `${name}: ${reason}`
}

/** `days`: «3 суток». */
export function daysFrom(days: string): string {
  return `сдаётся не\u00a0меньше чем на\u00a0${days}.`
}

export function daysTo(days: string): string {
  return `сдаётся не\u00a0больше чем на\u00a0${days}.`
}
