import { useId } from 'react'
import { AssortmentCard } from '#renderer/cards/AssortmentCard.tsx'
import type { AssortmentCardData } from '#renderer/cards/fragments.ts'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './Assortments.module.css'
import type { HomeBlock } from './homeBlocks.ts'

/** Things that look well together. */
export function Assortments({ block, assortments }: AssortmentsProps) {
  const titleId = useId()
  if (assortments.length === 0) return null
  return (
    <Wrap as="section" section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={block?.title ?? 'Подборки'}>
        {block?.text && <p className={css.text}>{block.text}</p>}
      </SectionHeader>
      <RuledGrid columns={[2, 2, 4]}>
        {assortments.map((assortment) => (
          <AssortmentCard key={assortment.id} assortment={assortment} />
        ))}
      </RuledGrid>
    </Wrap>
  )
}

type AssortmentsProps = { block: HomeBlock | undefined; assortments: readonly AssortmentCardData[] }
