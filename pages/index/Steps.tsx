import { useId } from 'react'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import type { HomeBlock } from './homeBlocks.ts'
import css from './Steps.module.css'

/** How a rental goes, step by step, each on a ruler of 24 hours. */
export function Steps({ block }: { block: HomeBlock<'StepsBlock'> | undefined }) {
  const titleId = useId()
  const steps = (block?.steps ?? []).filter(({ title }) => title)
  if (!block || steps.length === 0) return null
  return (
    <Wrap as="section" section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={block.title ?? 'Как это работает'} />
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <p className={`num ${css.number}`} aria-hidden="true">
              {step.number ?? index + 1}
            </p>
            <div className={css.ruler} aria-hidden="true" />
            <h3 className="h3">{step.title}</h3>
            {step.text && <p className="muted">{step.text}</p>}
          </li>
        ))}
      </ol>
    </Wrap>
  )
}
