import { texts } from '#company/texts/index.ts'
import { CategoryCard } from '#renderer/cards/CategoryCard.tsx'
import type { CategoryCardData } from '#renderer/cards/fragments.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import css from './Page.module.css'

/** All categories, on shelves. */
export default function Page() {
  const categories = usePageQuery(query.categories)?.categories.items ?? []
  return (
    <Wrap>
      <Breadcrumbs items={[{ title: texts.frame.categories }]} />
      <PageTitle>{texts.frame.categories}</PageTitle>
      {categories.length > 0 ? (
        <CategoryGrid categories={categories} />
      ) : (
        <EmptyState as="h2" title={texts.categories.none} text={texts.categories.noneText}>
          <Button size="lg" href="/catalog">
            {texts.places.openCatalogue}
          </Button>
        </EmptyState>
      )}
    </Wrap>
  )
}

// Cards of the widest screen's first row.
const FIRST_ROW = 4

/** All categories on shelves: a line runs under each row. */
function CategoryGrid({ categories }: { categories: readonly CategoryCardData[] }) {
  return (
    <ul className={css.grid}>
      {categories.map((category, index) => (
        <li key={category.id} className={css.cell}>
          <CategoryCard
            category={category}
            sizes="(min-width: 1536px) 324px, (min-width: 1200px) calc(25vw - 56px), (min-width: 744px) 31vw, calc(50vw - 28px)"
            priority={index < FIRST_ROW}
          />
        </li>
      ))}
    </ul>
  )
}
