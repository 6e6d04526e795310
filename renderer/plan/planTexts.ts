import { thousands } from '#company/numbers.ts'
import { plural } from '#company/texts/ru/plural.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import type { UnreadPart } from '#gateway/rental/plan/readPlan.ts'
import { dayMonth, roubles, unitsText } from '#renderer/ui/format.ts'
import type { PlanRow } from './planView.ts'

/** «С 22 ноября изменился 1 предмет». */
export function changesTitle(made: string, count: number): string {
  const verb = plural(count, ['изменился', 'изменились', 'изменились'])
  return `С\u00A0${dayMonth(made)} ${verb} ${positionsText(count)}`
}

/** What became of a row since the plan was made, or prevents its order now; empty where there is nothing to say. */
export function rowNote({ problem, product, quantity, isExtra }: PlanRow): string {
  if (problem === null) return ''
  const { code, available, message } = problem
  if (code === 'PRODUCT_UNKNOWN') return 'Больше не\u00A0сдаём, в\u00A0сумму не\u00A0входит'
  if (code === 'OUT_OF_STOCK')
    return `${product?.isOwned === false ? 'Нет в\u00A0наличии' : 'На\u00A0эти даты занято'}, в\u00A0сумму не\u00A0входит`
  if (code === 'NOT_ENOUGH_STOCK')
    return `Свободно ${thousands(available ?? 0)}\u00A0из\u00A0${thousands(quantity)}`
  if (code === 'PRICE_UNKNOWN') return 'Цену на\u00A0эти даты подскажем по\u00A0телефону'
  if (isExtra && code === 'NOT_RELATED') return 'Больше не\u00A0предлагаем как дополнение'
  return message
}

/** «Подорожало на 1 200 ₽»; empty where the row costs what it did, nobody knows, or not all of it is counted. */
export function priceNote({ was, sum, units, quantity }: PlanRow): string {
  if (was === null || sum === null || was === sum || units < quantity) return ''
  const difference = roubles(Math.round(Math.abs(sum - was) * 100) / 100)
  return `${sum > was ? 'Подорожало' : 'Подешевело'} на\u00A0${difference}`
}

/** What of a URL could not be read, for the visitor; one sentence for each. */
export function unreadTexts(unread: readonly UnreadPart[], unreadLines: number): string[] {
  const texts: Record<UnreadPart, string> = {
    version: 'Ссылка сделана в\u00A0более новой версии сайта, здесь её не\u00A0прочитать.',
    title: 'Названия не\u00A0показываем: в\u00A0нём ссылка или длинный номер.',
    dates: 'Дат в\u00A0ссылке нет, или в\u00A0них опечатка.',
    made: 'Когда составлена смета, не\u00A0прочиталось: сравнить с\u00A0прежними ценами не\u00A0получится.',
    lines: `Не\u00A0прочиталось и\u00A0пропущено: ${positionsText(unreadLines)}.`,
    sums: 'Часть прежних сумм не\u00A0прочиталась: сравнить их не\u00A0получится.',
  }
  return unread.map((part) => texts[part])
}

/** «Взять 3 шт.», «Убрать»: what takes as much of a row as is free. */
export function takeText(available: number): string {
  return available > 0 ? `Взять ${unitsText(available)}` : 'Убрать'
}
