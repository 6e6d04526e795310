import { SuggestionList } from '#renderer/search/SuggestionList.tsx'
import { SuggestionFailed, SuggestionSkeleton, SuggestionsNone } from '#renderer/search/SuggestionStates.tsx'
import type { Samples } from './+query.ts'
import { Panel, Sheet } from './Sheet.tsx'

/** What the search suggests while a visitor types. */
export function Search({ samples: { products, categories } }: { samples: Samples }) {
  const [product] = products.items
  if (!product) return null
  const search = product.name?.split(' ')[0] ?? ''
  const labels = categories.items.map(({ slug, name }) => ({ value: slug, label: name ?? slug, count: 4 }))
  const answer = {
    products: { items: products.items, total: 12, searchedFor: null, filters: { categories: labels } },
  }
  return (
    <Sheet title="Подсказки поиска" text="Нашлось, первая строка выбрана; ждём; не нашлось; не загрузились">
      <Panel role="listbox" aria-label="Подсказки">
        <SuggestionList
          answer={answer}
          search={search}
          listId="sandbox"
          active={`sandbox-${product.id}`}
          onLeave={() => {}}
        />
      </Panel>
      <Panel>
        <SuggestionSkeleton />
      </Panel>
      <Panel>
        <SuggestionsNone search="вертолёт" />
      </Panel>
      <Panel>
        <SuggestionFailed onRetry={() => {}} />
      </Panel>
    </Sheet>
  )
}
