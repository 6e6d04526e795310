import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import { CategoryGrid } from './CategoryGrid.tsx'

/** All categories, on shelves. */
export default function Page() {
  const categories = usePageQuery(query.categories)?.categories.items ?? []
  return (
    <Wrap>
      <Breadcrumbs items={[{ title: 'Главная', href: '/' }, { title: 'Категории' }]} />
      <PageTitle>Категории</PageTitle>
      {categories.length > 0 ? (
        <CategoryGrid categories={categories} />
      ) : (
        <EmptyState as="h2" title="Категорий пока нет" text="Зато в&nbsp;каталоге есть сами вещи.">
          <Button size="lg" href="/catalog">
            Открыть каталог
          </Button>
        </EmptyState>
      )}
    </Wrap>
  )
}
