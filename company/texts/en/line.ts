// Problems of a line of an order. `name`: the product, by `product` or `numbered`; counts are written already.

/** A product by its name. Quotation marks inside quotation marks are single ones. */
export function product(name: string): string {
  return `“${name.replaceAll('“', '‘').replaceAll('”', '’')}”`
}

/** A product without a name. */
export function numbered(id: string): string {
  return `Item no.\u00A0${id}`
}

/** A product without a name, whose identifier cannot be shown. */
export const unknown = 'Unknown item'
/** The product that an extra belongs to, without its name. */
export const parent = 'this item'

export function quantityInvalid(name: string): string {
  return `${name}: please give the quantity as a whole number of at least\u00A01.`
}

export function quantityTooLarge(name: string, maximum: string): string {
  return `${name}: no more than ${maximum} at a time. For more, please call us.`
}

export function gone(name: string): string {
  return `${name}: this item is no longer in the catalogue. Please remove it to go on.`
}

export function takenOnDates(name: string): string {
  return `${name}: none are available on these dates. Please try other dates or remove this line.`
}

export function outOfStock(name: string): string {
  return `${name}: out of stock. Please remove this line to go on.`
}

export function fewOnDates(name: string, free: string, quantity: string): string {
  return `${name}: ${free}\u00A0of\u00A0${quantity} are available on these dates. Please reduce the quantity or choose other dates.`
}

export function fewInStock(name: string, stock: string, quantity: string): string {
  return `${name}: we have ${stock} in all, and you chose ${quantity}. Please reduce the quantity.`
}

export function duplicate(name: string): string {
  return `${name}: there are two identical lines. Please join them into one.`
}

export function parentMissing(name: string): string {
  return `${name}: the item that this extra belongs to is missing. Please put it back or remove the extra.`
}

export function notRelated(name: string, itsParent: string): string {
  return `${name}: not offered as an extra for ${itsParent}.`
}

export function priceUnknown(name: string): string {
  return `${name}: there is no price for this period yet. Please call us, and we will work it out together.`
}

/** The company's own reason why there is no price. */
export function because(name: string, reason: string): string {
  return `${name}: ${reason}`
}

/** `days`: “3 days”. */
export function daysFrom(days: string): string {
  return `can be rented for ${days} or more.`
}

export function daysTo(days: string): string {
  return `can be rented for no more than ${days}.`
}
