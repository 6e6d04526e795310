import { MONEY_MINOR } from '#company/constants.ts'
import { invalid, isRecord, type Shape } from './shape.ts'

const MAX_INT = 2_147_483_647
const MAX_PRICE = 1_000_000_000_000
const NUMERIC = /^\s*-?\d{1,16}(\.\d{1,16})?\s*$/
/** A numeric text as it should be sent: not negative, and no larger than a price may be. */
const COUNTED = '^\\d{1,12}(\\.\\d{1,16})?$'

/** An amount of the company's currency, rounded to its minor units. */
export const price: Shape<number | null> = {
  schema: {
    type: ['number', 'string', 'null'],
    minimum: 0,
    maximum: MAX_PRICE,
    pattern: COUNTED,
    description: 'An amount of the company’s currency, a number or a numeric text.',
  },
  read(value, at) {
    const amount = toNumber(value)
    if (amount !== null && amount >= 0 && amount <= MAX_PRICE)
      return Math.round(amount * MONEY_MINOR) / MONEY_MINOR
    return invalid(value, 'must be a price of 0 or more', at, null)
  },
}

/** The same, which may be below 0: a discount. */
export const amount: Shape<number | null> = {
  schema: {
    type: ['number', 'null'],
    minimum: -MAX_PRICE,
    maximum: MAX_PRICE,
    description: 'An amount of the company’s currency; a discount is below 0.',
  },
  read(value, at) {
    const sum = between(-MAX_PRICE, MAX_PRICE).read(value, at)
    return sum === null ? null : Math.round(sum * MONEY_MINOR) / MONEY_MINOR
  },
}

/** A whole number between two bounds, at most what GraphQL's Int can carry. */
export function whole(min: number, max: number = MAX_INT): Shape<number | null> {
  return {
    schema: { type: ['integer', 'null'], minimum: min, maximum: max },
    read(value, at) {
      const count = toNumber(value)
      if (count !== null && Number.isInteger(count) && count >= min && count <= max) return count
      return invalid(value, `must be a whole number from ${min} to ${max}`, at, null)
    },
  }
}

/** A number between two bounds. */
export function between(min: number, max: number): Shape<number | null> {
  return {
    schema: { type: ['number', 'null'], minimum: min, maximum: max },
    read(value, at) {
      const number = toNumber(value)
      if (number !== null && number >= min && number <= max) return number
      return invalid(value, `must be a number from ${min} to ${max}`, at, null)
    },
  }
}

/** The units in stock: a number, or a list whose first item has it as `stock`. A list without one has none; anything else is null. */
export const stocks: Shape<number | null> = {
  schema: {
    type: ['number', 'string', 'array', 'null'],
    minimum: 0,
    pattern: COUNTED,
    items: {
      type: 'object',
      properties: { stock: { type: ['number', 'string'], minimum: 0, pattern: COUNTED } },
      required: ['stock'],
    },
    description: 'A number, or a list whose first item has it as `stock`; an empty list is 0. Null: unknown.',
  },
  read(value, at) {
    const isList = Array.isArray(value)
    if (isList && value.length === 0) return 0
    const first: unknown = isList ? value[0] : value
    const count = toNumber(isRecord(first) ? first.stock : first)
    if (count === null) return invalid(value, 'must be a number or a list of {stock}', at, isList ? 0 : null)
    if (count < 0) at?.issue('must not be negative')
    return Math.min(Math.max(Math.trunc(count), 0), MAX_INT)
  },
}

/** True or false. */
export const flag: Shape<boolean | null> = {
  schema: { type: ['boolean', 'null'] },
  read: (value, at) =>
    typeof value === 'boolean' ? value : invalid(value, 'must be true or false', at, null),
}

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && NUMERIC.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
