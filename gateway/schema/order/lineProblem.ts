import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { builder } from '../../builder.ts'

/** What is wrong with a line of an order. */
export type LineProblem = {
  productId: string
  parentId: string | null
  code: typeof LineProblemCode.$inferType
  /** Russian, for the visitor; names the product. */
  message: string
  requested: number
  available: number | null
}

/** Why a line cannot be ordered. */
export const LineProblemCode = builder.enumType('LineProblemCode', {
  description: 'Why a line of an order cannot be ordered.',
  values: {
    QUANTITY_INVALID: { description: 'The quantity is below 1. Send at least 1, or leave the line out.' },
    QUANTITY_TOO_LARGE: { description: `The quantity is above ${MAX_QUANTITY}.` },
    PRODUCT_UNKNOWN: { description: 'The catalogue has no such product (any more).' },
    OUT_OF_STOCK: { description: 'No piece is free on all days of the period.' },
    NOT_ENOUGH_STOCK: { description: 'Fewer pieces are free than asked for; `available` says how many.' },
    DUPLICATE: {
      description: 'An earlier line has the same product (and parent). Send one line with the sum.',
    },
    PARENT_MISSING: { description: 'The product that the extra belongs to is not a line of the order.' },
    NOT_RELATED: { description: 'The product is not among the extras (`relatedProducts`) of its parent.' },
    PRICE_UNKNOWN: { description: 'The service gives no price that the length of the rental needs.' },
  } as const,
})

/** A line’s problem in answers. */
export const LineProblemRef = builder.objectRef<LineProblem>('LineProblem').implement({
  description: 'What is wrong with one line of an order or a quote, for the visitor and for the program.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'The product of the line, as it was sent.' }),
    parentId: t.exposeID('parentId', {
      nullable: true,
      description: 'The parent of an extra’s line, as it was sent; null for a line of its own.',
    }),
    code: t.expose('code', { type: LineProblemCode, description: 'What is wrong, for the program.' }),
    message: t.exposeString('message', {
      description: 'What is wrong and what to do, in Russian, naming the product: show it beside the line.',
    }),
    requested: t.exposeInt('requested', { description: 'Pieces that were asked for.' }),
    available: t.exposeInt('available', {
      nullable: true,
      description: 'Pieces that can still be had in the period; null when not known.',
    }),
  }),
})

type Line = { productId: string; parentId: string | null; quantity: number }
type Facts = { name: string | null; parentName: string | null; available: number | null }

/** The problem of a line with its Russian text. */
export function lineProblem(code: LineProblem['code'], line: Line, facts: Facts): LineProblem {
  const { productId, parentId, quantity } = line
  const name = facts.name === null ? numbered(productId) : quoted(facts.name)
  const parent = facts.parentName === null ? 'этому товару' : quoted(facts.parentName)
  const texts: Record<LineProblem['code'], string> = {
    QUANTITY_INVALID: `${name}: укажите количество целым числом, не\u00a0меньше\u00a01.`,
    QUANTITY_TOO_LARGE: `${name}: в\u00a0одном заказе\u00a0— не\u00a0больше ${MAX_QUANTITY}\u00a0штук. Для большего количества позвоните нам.`,
    PRODUCT_UNKNOWN: `${name}: такого товара больше нет в\u00a0каталоге. Уберите его, чтобы оформить заказ.`,
    OUT_OF_STOCK: `${name}: на\u00a0эти даты свободных нет. Попробуйте другие даты или уберите эту строку.`,
    NOT_ENOUGH_STOCK: `${name}: на\u00a0эти даты свободно ${facts.available ?? 0} из\u00a0${quantity}. Уменьшите количество или выберите другие даты.`,
    DUPLICATE: `${name}: в\u00a0заказе две одинаковые строки. Объедините их в\u00a0одну.`,
    PARENT_MISSING: `${name}: товара, к\u00a0которому это дополнение, нет в\u00a0заказе. Верните его или уберите дополнение.`,
    NOT_RELATED: `${name}: не\u00a0предлагается как дополнение к\u00a0${parent}.`,
    PRICE_UNKNOWN: `${name}: цена на\u00a0этот срок пока не\u00a0указана. Позвоните нам\u00a0— посчитаем вместе.`,
  }
  return { productId, parentId, code, message: texts[code], requested: quantity, available: facts.available }
}

// What was sent as an identifier may be anything; in a text for the visitor only a usual one stands.
function numbered(productId: string): string {
  return /^\w[\w.-]{0,39}$/.test(productId) ? `Товар №\u00a0${productId}` : 'Неизвестный товар'
}

// Quotation marks inside quotation marks are written differently in Russian.
function quoted(name: string): string {
  return `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`
}
