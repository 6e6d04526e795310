import { thousands } from '#company/numbers.ts'
import { plural } from '#company/texts/ru/plural.ts'
import { SolutionCard, SolutionGrid } from '#renderer/cards/SolutionCard.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Pagination } from '#renderer/ui/Pagination.tsx'
import { pageCount } from '#renderer/ui/pageNumbers.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import css from './Page.module.css'

/** The ready-made solutions, the newest first. */
export default function Page() {
  const { minOrderDays } = useDates()
  const list = usePageQuery(query.solutions)?.solutions
  if (!list) return null
  const { items, page, total } = list
  return (
    <Wrap>
      <Breadcrumbs items={[{ title: 'Главная', href: '/' }, { title: 'Готовые решения' }]} />
      <PageTitle note={total !== null && total > 0 && countText(total)}>Готовые решения</PageTitle>
      {items.length > 0 ? (
        <>
          <p className={css.intro}>
            Предметы уже подобраны и&nbsp;посчитаны на&nbsp;гостей. Посмотрите, что&nbsp;внутри,
            и&nbsp;возьмите, что&nbsp;нужно вам.
          </p>
          <SolutionGrid>
            {items.map((solution, index) => (
              <SolutionCard
                key={solution.id}
                solution={solution}
                minOrderDays={minOrderDays}
                headingLevel={2}
                priority={index < 2}
              />
            ))}
          </SolutionGrid>
          <div className={css.pages}>
            <Pagination page={page} pages={pageCount(list)} hrefFor={hrefFor} />
          </div>
        </>
      ) : (
        <EmptyState
          as="h2"
          title="Решений пока нет"
          text="Мы&nbsp;их ещё собираем. А&nbsp;предметы по&nbsp;отдельности уже ждут в&nbsp;каталоге."
        >
          <Button size="lg" href="/catalog">
            Открыть каталог
          </Button>
        </EmptyState>
      )}
    </Wrap>
  )
}

function hrefFor(page: number): string {
  return page > 1 ? `/solutions?page=${page}` : '/solutions'
}

function countText(count: number): string {
  return `${thousands(count)}\u00A0${plural(count, ['решение', 'решения', 'решений'])}`
}
