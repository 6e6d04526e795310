import { texts } from '#company/texts/index.ts'
import type { SolutionCardData } from '#renderer/cards/fragments.ts'
import { SolutionGrid } from '#renderer/cards/SolutionGrid.tsx'
import { OptionalBlock } from '#renderer/page/OptionalBlock.tsx'
import { usePageBlock } from '#renderer/page/usePageQuery.ts'
import { Section } from '#renderer/ui/SectionHeader.tsx'
import query from './+query.ts'

/** Solutions like the page's own; nothing where there are none. */
export function SimilarSolutions() {
  return (
    <OptionalBlock block={usePageBlock(query.similar)} title={texts.solution.similarFailed}>
      {({ solution }) => <Similar solutions={solution?.similar ?? []} />}
    </OptionalBlock>
  )
}

function Similar({ solutions }: { solutions: readonly SolutionCardData[] }) {
  if (solutions.length === 0) return null
  return (
    <Section
      title={texts.solution.similar}
      moreTitle={texts.places.allSolutions}
      moreHref="/solutions"
      className="screen-only"
    >
      <SolutionGrid solutions={solutions} />
    </Section>
  )
}
