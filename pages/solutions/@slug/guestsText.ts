import { plural } from '#gateway/rental/plural.ts'
import { thousands } from '#renderer/ui/format.ts'

/** «60 гостей», as after «на». */
export function guestsText(count: number): string {
  return `${thousands(count)}\u00A0${plural(count, ['гостя', 'гостей', 'гостей'])}`
}
