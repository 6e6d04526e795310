import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'

/** What is wrong with a line of an order. */
export type LineProblem = {
  productId: string
  parentId: string | null
  code: LineProblemCode
  /** Russian, for the visitor; names the product. */
  message: string
  requested: number
  available: number | null
}

/** Why a line cannot be ordered. */
export type LineProblemCode =
  | 'QUANTITY_INVALID'
  | 'QUANTITY_TOO_LARGE'
  | 'PRODUCT_UNKNOWN'
  | 'OUT_OF_STOCK'
  | 'NOT_ENOUGH_STOCK'
  | 'DUPLICATE'
  | 'PARENT_MISSING'
  | 'NOT_RELATED'
  | 'PRICE_UNKNOWN'

type Line = { productId: string; parentId: string | null; quantity: number }
type Facts = {
  name: string | null
  parentName: string | null
  available: number | null
  /** False: for dates that cannot be had, `available` is what the company owns. */
  isDated: boolean
}

/** The problem of a line with its Russian text. */
export function lineProblem(code: LineProblemCode, line: Line, facts: Facts): LineProblem {
  const { productId, parentId, quantity } = line
  const name = facts.name === null ? numbered(productId) : quoted(facts.name)
  const parent = facts.parentName === null ? 'этому предмету' : quoted(facts.parentName)
  const texts: Record<LineProblemCode, string> = {
    QUANTITY_INVALID: `${name}: укажите количество целым числом, не\u00a0меньше\u00a01.`,
    QUANTITY_TOO_LARGE: `${name}: в\u00a0одном заказе\u00a0— не\u00a0больше ${thousands(MAX_QUANTITY)}\u00a0штук. Для большего количества позвоните нам.`,
    PRODUCT_UNKNOWN: `${name}: такого предмета больше нет в\u00a0каталоге. Уберите его, чтобы оформить заказ.`,
    OUT_OF_STOCK: facts.isDated
      ? `${name}: на\u00a0эти даты свободных нет. Попробуйте другие даты или уберите эту строку.`
      : `${name}: сейчас нет в\u00a0наличии. Уберите эту строку, чтобы оформить заказ.`,
    NOT_ENOUGH_STOCK: facts.isDated
      ? `${name}: на\u00a0эти даты свободно ${thousands(facts.available ?? 0)}\u00a0из\u00a0${thousands(quantity)}. Уменьшите количество или выберите другие даты.`
      : `${name}: у\u00a0нас всего ${thousands(facts.available ?? 0)}\u00a0шт., а\u00a0в\u00a0заказе\u00a0— ${thousands(quantity)}. Уменьшите количество.`,
    DUPLICATE: `${name}: в\u00a0заказе две одинаковые строки. Объедините их в\u00a0одну.`,
    PARENT_MISSING: `${name}: предмета, к\u00a0которому это дополнение, нет в\u00a0заказе. Верните его или уберите дополнение.`,
    NOT_RELATED: `${name}: не\u00a0предлагается как дополнение к\u00a0${parent}.`,
    PRICE_UNKNOWN: `${name}: цена на\u00a0этот срок пока не\u00a0указана. Позвоните нам\u00a0— посчитаем вместе.`,
  }
  return { productId, parentId, code, message: texts[code], requested: quantity, available: facts.available }
}

// «5 000», with the narrow space that the storefront writes sums with.
function thousands(count: number): string {
  return RUSSIAN_NUMBERS.format(count).replaceAll('\u00a0', '\u202f')
}

const RUSSIAN_NUMBERS = new Intl.NumberFormat('ru-RU')

// What was sent as an identifier may be anything; a text for the visitor shows only a usual one.
function numbered(productId: string): string {
  return /^\w[\w.-]{0,39}$/.test(productId) ? `Предмет №\u00a0${productId}` : 'Неизвестный предмет'
}

// Quotation marks inside quotation marks are written differently in Russian.
function quoted(name: string): string {
  return `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`
}
