import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import type { UnreadPart } from '#gateway/rental/plan/readPlan.ts'
import { dayMonth, roubles, unitsText } from '#renderer/ui/format.ts'
import type { PlanRow } from './planView.ts'

/** «С 22 ноября изменился 1 предмет». */
export function changesTitle(made: string, count: number): string {
  return texts.plan.changes(dayMonth(made), count, positionsText(count))
}

/** The change of a row since the plan was created, or the problem that prevents its order now; empty where there is neither. */
export function rowNote({ problem, product, quantity, isExtra }: PlanRow): string {
  if (problem === null) return ''
  const { code, available, message } = problem
  if (code === 'PRODUCT_UNKNOWN') return texts.plan.gone
  if (code === 'OUT_OF_STOCK') return product?.isOwned === false ? texts.plan.none : texts.plan.taken
  if (code === 'NOT_ENOUGH_STOCK') return texts.plan.free(thousands(available ?? 0), thousands(quantity))
  if (code === 'PRICE_UNKNOWN') return texts.plan.unpriced
  if (isExtra && code === 'NOT_RELATED') return texts.plan.notRelated
  return message
}

/** «Подорожало на 1 200 ₽»; empty where the row costs what it did, nobody knows, or not all of it is counted. */
export function priceNote({ was, sum, units, quantity }: PlanRow): string {
  if (was === null || sum === null || was === sum || units < quantity) return ''
  const difference = roubles(Math.abs(sum - was))
  return texts.plan.repriced(difference, sum > was)
}

/** The unreadable parts of a URL, for the visitor; one sentence for each. */
export function unreadTexts(unread: readonly UnreadPart[], unreadLines: number): string[] {
  const sentences: Record<UnreadPart, string> = {
    version: texts.plan.version,
    title: texts.plan.title,
    dates: texts.plan.dates,
    made: texts.plan.made,
    lines: texts.plan.lines(positionsText(unreadLines)),
    sums: texts.plan.sums,
  }
  return unread.map((part) => sentences[part])
}

/** «Взять 3 шт.», «Убрать»: what takes as much of a row as is free. */
export function takeText(available: number): string {
  return available > 0 ? texts.plan.take(unitsText(available)) : texts.words.remove
}
