import { leadsAway } from '../foreignWords.ts'
import { isDay, toPeriod } from '../period.ts'
import { fromMinor } from '../price.ts'
import { isQuantity, MAX_LINES } from '../quantity.ts'
import { MAX_ID, PLAN_VERSION, type Plan, type PlanLine, planTitle } from './plan.ts'

/** A part of a URL that could not be read, and was left out: `version` is the whole plan. */
export type UnreadPart = 'version' | 'title' | 'dates' | 'made' | 'lines' | 'sums'

/** The plan that was read from a URL, and the parts that could not be read. */
export type PlanReading = {
  plan: Plan
  /** In the order of the type above; each once. */
  unread: UnreadPart[]
  /** How many lines were left out. */
  unreadLines: number
}

/** The longest list of lines that is looked at; servers refuse longer URLs. */
const MAX_TEXT = 8000

/** Reads a plan from the parameters of a URL, of which nothing is trusted. Others than the plan's are not looked at. */
export function readPlan(params: Readonly<Record<string, string>>): PlanReading {
  const param = (name: string) => (Object.hasOwn(params, name) ? params[name] : undefined)
  const version = param('v')
  if (version !== undefined && version !== PLAN_VERSION) {
    return { plan: { title: '', period: null, made: null, lines: [] }, unread: ['version'], unreadLines: 0 }
  }
  const period = toPeriod(param('s'), param('e'))
  const made = param('m')
  const title = planTitle(param('t') ?? '')
  // It would stand there in the shop's name.
  const isForeign = leadsAway(title)
  const { lines, unreadLines, hasBadSums } = readLines(param('l') ?? '')
  const unread: UnreadPart[] = [
    ...(isForeign ? (['title'] as const) : []),
    ...(period ? [] : (['dates'] as const)),
    ...(made !== undefined && !isDay(made) ? (['made'] as const) : []),
    ...(unreadLines > 0 ? (['lines'] as const) : []),
    ...(hasBadSums ? (['sums'] as const) : []),
  ]
  return {
    plan: { title: isForeign ? '' : title, period, made: isDay(made) ? made : null, lines },
    unread,
    unreadLines,
  }
}

function readLines(text: string): { lines: PlanLine[]; unreadLines: number; hasBadSums: boolean } {
  const written = text === '' ? [] : text.slice(0, MAX_TEXT).split('.')
  const lines: PlanLine[] = []
  const seen = new Set<string>()
  let parent: string | null = null
  let hasBadSums = false
  for (const each of written) {
    const isExtra = each.startsWith('_')
    const line = readLine(isExtra ? each.slice(1) : each)
    // The extras of a product that cannot be read belong to no other.
    if (!isExtra) parent = null
    if (!line || (isExtra && parent === null) || lines.length >= MAX_LINES) continue
    const parentId: string | null = isExtra ? parent : null
    const key = JSON.stringify([parentId, line.productId])
    if (!isExtra) parent = line.productId
    if (seen.has(key)) continue
    seen.add(key)
    lines.push({ productId: line.productId, parentId, quantity: line.quantity, sum: line.sum })
    hasBadSums ||= line.isSumBad
  }
  return { lines, unreadLines: written.length - lines.length, hasBadSums }
}

function readLine(text: string) {
  const [id = '', count = '', sum, ...rest] = text.split('_', 4)
  const productId = readId(id)
  const quantity = /^\d{1,4}$/.test(count) ? Number(count) : null
  if (productId === null || !isQuantity(quantity) || rest.length > 0) return null
  const isSum = sum !== undefined && /^[\da-z]{1,8}$/.test(sum)
  const isSumBad = sum !== undefined && !isSum
  return { productId, quantity, sum: isSum ? fromMinor(Number.parseInt(sum, 36)) : null, isSumBad }
}

function readId(text: string): string | null {
  if (!/^(?:[\da-z-]|\*[\dA-F]{2})+$/i.test(text)) return null
  try {
    const id = decodeURIComponent(text.replaceAll('*', '%'))
    return id.length <= MAX_ID && !/\p{Cc}/u.test(id) ? id : null
  } catch {
    return null
  }
}

/** The variables of a query for a plan. */
export function quoteInput({ period, lines }: Pick<Plan, 'period' | 'lines'>) {
  return {
    period: period ?? { start: '', end: '' },
    lines: lines
      .filter(({ parentId }) => parentId === null)
      .map(({ productId, quantity }) => ({ productId, quantity })),
    relatedLines: lines.flatMap(({ productId, parentId, quantity }) =>
      parentId === null ? [] : { productId, parentId, quantity },
    ),
  }
}
