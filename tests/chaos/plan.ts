import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { orderInput } from '../support/graphql.ts'
import type { Wanted } from './ways.ts'

/** Things of which there are few, with how many; and things of which there are hundreds. */
const FEW: readonly [string, number][] = [
  ['113', 14],
  ['117', 16],
  ['121', 18],
  ['126', 24],
  ['127', 6],
  ['128', 8],
  ['129', 10],
  ['132', 22],
  ['133', 20],
  ['141', 5],
  ['142', 20],
  ['143', 16],
  ['145', 9],
  ['146', 3],
  ['151', 12],
  ['155', 6],
  ['156', 18],
  ['157', 8],
  ['159', 22],
  ['160', 7],
  ['161', 25],
  ['162', 9],
  ['165', 24],
  ['167', 10],
  ['169', 8],
]
const MANY = ['101', '104', '106', '111', '134', '135', '137', '138']

/** Days in which rentals begin, and the days of one rental. */
const YEAR = 360
const DAYS = 3

/** How many orders can be planned so that each can be met. */
export const MOST_ORDERS = FEW.length * Math.floor(YEAR / DAYS) * 4

/** An order with the key that an app gives it. `input`: its first version, as the API takes it. */
type PlannedOrder = { key: string; number: number; input: object; versions: Wanted[] }

/**
 * The order of a number, in its versions. There is room for each of them, so each must be made: every fourth takes all pieces of a thing
 * for days that no other order wants. The versions differ in a word, in the quantity and in the dates.
 */
export function plannedOrder(number: number): PlannedOrder {
  // Long enough for its secret to be sealed with it.
  const key = `chaos-order-number-${number}`
  const tomorrow = addDays(todayIn('Europe/Moscow', new Date()), 1)
  const isScarce = number % 4 === 0
  const turn = number / 4
  const [scarce = '', all = 0] = FEW[turn % FEW.length] ?? []
  const start = addDays(tomorrow, isScarce ? Math.floor(turn / FEW.length) * DAYS : (number * 7) % YEAR)
  const whole = {
    ...{ productId: isScarce ? scarce : (MANY[number % MANY.length] ?? ''), quantity: isScarce ? all : 2 },
    period: { start, end: addDays(start, DAYS - 1) },
  }
  return {
    ...{ key, number },
    input: orderInput({
      ...{ idempotencyKey: key, period: whole.period },
      lines: [{ productId: whole.productId, quantity: whole.quantity }],
    }),
    versions: [
      { ...whole, comment: 'version 0' },
      { ...whole, comment: 'version 1' },
      { ...whole, comment: 'version 1', quantity: whole.quantity - 1 },
      { ...whole, comment: 'version 1', period: { start, end: addDays(start, DAYS - 2) } },
    ],
  }
}
