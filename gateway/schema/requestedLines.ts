import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import type { ProductQuantity } from '#gateway/rental/rentDay.ts'
import { LIMITS } from '../base/limits.ts'
import { badInput, checkRange, checkText } from './arguments.ts'

/** The most lines that are searched for together: one call is for all of them. */
const MAX_REQUESTED_LINES = LIMITS.pageSize.max

/** The description of `input.lines` of a search. */
export const REQUESTED_LINES = `Products with the quantities that have to be free, extras included; 1 to ${MAX_REQUESTED_LINES}. Quantities of a repeated product are added.`

/** Throws `BAD_USER_INPUT` where lines cannot be searched for. */
export function checkRequestedLines(lines: readonly ProductQuantity[]): void {
  if (lines.length < 1 || lines.length > MAX_REQUESTED_LINES)
    throw badInput('input.lines', `expected 1 to ${MAX_REQUESTED_LINES} lines, found ${lines.length}.`)
  for (const { productId, quantity } of lines) {
    checkText(productId, 'input.lines.productId', 200)
    checkRange(quantity, 'input.lines.quantity', 1, MAX_QUANTITY)
  }
}
