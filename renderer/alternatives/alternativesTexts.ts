import { thousands } from '#company/numbers.ts'
import { plural } from '#company/texts/ru/plural.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { roubles } from '#renderer/ui/format.ts'

/** «на день позже», «на неделю раньше», «на 4 дня позже»: where a period lies, seen from another one. */
export function distanceText({ start }: Period, from: Period): string {
  const days = daysIn({ start: from.start, end: start }) - 1
  const side = days < 0 ? 'раньше' : 'позже'
  return `на\u00A0${lengthText(Math.abs(days))} ${side}`
}

function lengthText(days: number): string {
  if (days === 1) return 'день'
  if (days === 7) return 'неделю'
  return `${days}\u00A0${plural(days, ['день', 'дня', 'дней'])}`
}

/** «Свободно 3 из 24», «Занято». */
export function shortText(free: number, requested: number): string {
  return free > 0 ? `Свободно\u00A0${thousands(free)}\u00A0из\u00A0${thousands(requested)}` : 'Занято'
}

/** «Все 60 свободны рядом — за ту же сумму, 72 000 ₽»: the same length costs the same on all dates. */
export function nearText(requested: number, sum?: number): string {
  const free = requested > 1 ? `Все\u00A0${thousands(requested)} свободны рядом` : 'Свободно рядом'
  return sum === undefined ? free : `${free}\u00A0— за\u00A0ту\u00A0же сумму, ${roubles(sum)}`
}
