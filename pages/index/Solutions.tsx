import { useId } from 'react'
import type { SolutionCardData } from '#renderer/cards/fragments.ts'
import { SolutionCard } from '#renderer/cards/SolutionCard.tsx'
import { SolutionGrid } from '#renderer/cards/SolutionGrid.tsx'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import type { HomeBlock } from './homeBlocks.ts'

/** Some of the ready-made solutions. */
export function Solutions({ block, solutions }: SolutionsProps) {
  const titleId = useId()
  const { minOrderDays } = useReservation()
  if (solutions.length === 0) return null
  return (
    <Wrap as="section" section aria-labelledby={titleId}>
      <SectionHeader
        id={titleId}
        title={block?.title ?? 'Готовые решения'}
        moreTitle={block?.buttonTitle ?? 'Все решения'}
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

type SolutionsProps = { block: HomeBlock | undefined; solutions: readonly SolutionCardData[] }
