import { useId } from 'react'
import { texts } from '#company/texts/index.ts'
import type { SolutionCardData } from '#renderer/cards/fragments.ts'
import { SolutionCard, SolutionGrid } from '#renderer/cards/SolutionCard.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { OptionalBlock } from '#renderer/page/OptionalBlock.tsx'
import { usePageBlock } from '#renderer/page/usePageQuery.ts'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import css from './SimilarSolutions.module.css'

/** Solutions like the page's own; nothing where there are none. */
export function SimilarSolutions() {
  return (
    <OptionalBlock block={usePageBlock(query.similar)} title={texts.solution.similarFailed}>
      {({ solution }) => <Similar solutions={solution?.similar ?? []} />}
    </OptionalBlock>
  )
}

function Similar({ solutions }: { solutions: readonly SolutionCardData[] }) {
  const titleId = useId()
  const { minOrderDays } = useDates()
  if (solutions.length === 0) return null
  return (
    <Wrap as="section" section className={css.similar} aria-labelledby={titleId}>
      <SectionHeader
        id={titleId}
        title={texts.solution.similar}
        moreTitle={texts.places.allSolutions}
        moreHref="/solutions"
      />
      <SolutionGrid>
        {solutions.map((solution) => (
          <SolutionCard key={solution.id} solution={solution} minOrderDays={minOrderDays} />
        ))}
      </SolutionGrid>
    </Wrap>
  )
}
