import { daysIn, type Period } from '#gateway/rental/period.ts'
import { plural } from '#gateway/rental/plural.ts'
import { thousands } from '#renderer/ui/format.ts'

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
export function shortText(free: number, wanted: number): string {
  return free > 0 ? `Свободно\u00A0${thousands(free)} из\u00A0${thousands(wanted)}` : 'Занято'
}
