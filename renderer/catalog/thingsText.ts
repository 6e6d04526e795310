import { plural } from '#gateway/rental/plural.ts'
import { thousands } from '#renderer/ui/format.ts'

/** «78 предметов», with non-breaking spaces. */
export function thingsText(count: number): string {
  return `${thousands(count)}\u00A0${plural(count, ['предмет', 'предмета', 'предметов'])}`
}
