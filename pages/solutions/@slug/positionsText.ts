import { plural } from '#gateway/rental/plural.ts'
import { thousands } from '#renderer/ui/format.ts'

/** «18 позиций». */
export function positionsText(count: number): string {
  return `${thousands(count)}\u00A0${plural(count, ['позиция', 'позиции', 'позиций'])}`
}
