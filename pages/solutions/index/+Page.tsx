import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { SolutionGrid } from '#renderer/cards/SolutionGrid.tsx'
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
  const list = usePageQuery(query.solutions)?.solutions
  if (!list) return null
  const { items, page, total } = list
  return (
    <Wrap>
      <Breadcrumbs items={[{ title: texts.frame.solutions }]} />
      <PageTitle note={total !== null && total > 0 && texts.solutionList.solutions(total, thousands(total))}>
        {texts.frame.solutions}
      </PageTitle>
      {items.length > 0 ? (
        <>
          <p className={css.intro}>{texts.solutionList.intro}</p>
          <SolutionGrid solutions={items} headingLevel={2} priorityCount={2} />
          <div className={css.pages}>
            <Pagination page={page} pages={pageCount(list)} hrefFor={hrefFor} />
          </div>
        </>
      ) : (
        <EmptyState as="h2" title={texts.solutionList.none} text={texts.solutionList.noneText}>
          <Button size="lg" href="/catalog">
            {texts.places.openCatalogue}
          </Button>
        </EmptyState>
      )}
    </Wrap>
  )
}

function hrefFor(page: number): string {
  return page > 1 ? `/solutions?page=${page}` : '/solutions'
}
