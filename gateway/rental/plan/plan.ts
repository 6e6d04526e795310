import type { Period } from '../period.ts'
import { beginning } from '../text.ts'

/** A list of things for some dates that can be sent as a URL. `docs/plan.md` is its format. */
export type Plan = {
  /** The name that the author gave it; empty where it has none. */
  title: string
  /** Null where the URL has no dates that can be read. */
  period: Period | null
  /** The day of the sums of the lines, `YYYY-MM-DD`; null when unknown. */
  made: string | null
  /** Products, each followed by its extras. */
  lines: readonly PlanLine[]
}

/** A product of a plan, or an extra of the product `parentId`. */
export type PlanLine = {
  productId: string
  parentId: string | null
  /** From 1 to `MAX_QUANTITY`. */
  quantity: number
  /** Roubles that the line cost when the plan was made: shown as what was, never counted with. Null when unknown. */
  sum: number | null
}

/** The version of the format; a URL without one is of the first. */
export const PLAN_VERSION = '1'

/** The path of the page that shows a plan. */
export const PLAN_PATH = '/plan'

/** The longest URL that is written, path and parameters: with the shop's own name below 2,000 characters. */
export const MAX_URL = 1900

/** The longest title, in UTF-16 units. */
export const MAX_TITLE = 60

/** The longest identifier of a product, in UTF-16 units. */
export const MAX_ID = 200

/** The sums that a URL has room for lie below this, in minor units: eight digits of the base 36. */
export const SUM_END = 36 ** 8

/** A title as it is written: one line without invisible characters, cut at `MAX_TITLE`. */
export function planTitle(text: string): string {
  // Far more than is used: what is longer was not written here.
  const line = text
    .slice(0, MAX_TITLE * 10)
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
  return beginning(line, MAX_TITLE).trim()
}
