import { plural } from '#gateway/rental/plural.ts'
import type { SuggestAnswer } from './suggestQuery.ts'

/** What a screen reader is told of the suggestions; empty while there is nothing to tell. */
export function suggestionsText(answer: SuggestAnswer | null, search: string): string {
  if (!answer) return ''
  const { items, searchedFor } = answer.products
  if (items.length === 0) return `По запросу «${search}» ничего не нашлось`
  const count = items.length
  const found = `${count} ${plural(count, ['подсказка', 'подсказки', 'подсказок'])}`
  return searchedFor === null ? found : `Показали «${searchedFor}», вы ввели «${search}»: ${found}`
}
