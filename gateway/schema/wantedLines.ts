import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import type { WantedLine } from '#gateway/rental/rentDay.ts'
import { LIMITS } from '../base/limits.ts'
import { badInput, checkRange, checkText } from './arguments.ts'

/** The most lines that are searched for together: one call asks for all of them. */
const MAX_WANTED_LINES = LIMITS.pageSize.max

/** What `input.lines` of a search is. */
export const WANTED_LINES = `Products with the quantities that have to be free, extras included; 1 to ${MAX_WANTED_LINES}. Quantities of a repeated product are added.`

/** Throws `BAD_USER_INPUT` where lines cannot be searched for. */
export function checkWantedLines(lines: readonly WantedLine[]): void {
  if (lines.length < 1 || lines.length > MAX_WANTED_LINES)
    throw badInput('input.lines', `expected 1 to ${MAX_WANTED_LINES} lines, found ${lines.length}.`)
  for (const { productId, quantity } of lines) {
    checkText(productId, 'input.lines.productId', 200)
    checkRange(quantity, 'input.lines.quantity', 1, MAX_QUANTITY)
  }
}
