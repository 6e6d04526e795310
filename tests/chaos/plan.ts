import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { orderInput } from '../support/graphql.ts'

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

/**
 * The order of a number. There is room for each of them, so each must be made: every fourth takes all pieces of a thing for
 * days that no other order wants.
 */
export function plannedOrder(number: number): { key: string; input: object } {
  const key = `chaos-order-${number}`
  const tomorrow = addDays(todayIn('Europe/Moscow', new Date()), 1)
  if (number % 4 === 0) {
    const turn = number / 4
    const [productId, quantity] = FEW[turn % FEW.length] ?? ['', 0]
    const start = addDays(tomorrow, Math.floor(turn / FEW.length) * DAYS)
    return { key, input: input(key, start, productId, quantity) }
  }
  const productId = MANY[number % MANY.length] ?? ''
  return { key, input: input(key, addDays(tomorrow, (number * 7) % YEAR), productId, 1) }
}

function input(idempotencyKey: string, start: string, productId: string, quantity: number): object {
  const period = { start, end: addDays(start, DAYS - 1) }
  return orderInput({ idempotencyKey, period, lines: [{ productId, quantity }] })
}
