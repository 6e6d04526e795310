import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import { solutionPath } from '#renderer/page/paths.ts'
import { roubles } from '#renderer/ui/format.ts'
import type { SolutionCardData } from './fragments.ts'
import { Scene } from './Scene.tsx'
import css from './SceneCard.module.css'

/** A ready-made solution: the whole scene, how many positions it has and what it costs at least. */
export function SolutionCard({ solution, minOrderDays, headingLevel = 3, priority }: SolutionCardProps) {
  const Heading = `h${headingLevel}` as const
  const name = solution.name ?? texts.places.solution
  const count = solution.products.length
  return (
    <article className={css.card}>
      <Scene
        image={solution.image}
        name={name}
        sizes="(min-width: 1536px) 704px, (min-width: 744px) calc(50vw - 56px), calc(100vw - 32px)"
        priority={priority}
        ground
      />
      <Heading className={css.solutionName}>
        <a href={solutionPath(solution.slug)}>{name}</a>
      </Heading>
      <p className={`${css.meta} ${css.apart}`}>
        {count > 0 && <span>{positionsText(count)}</span>}
        {solution.priceHint !== null && minOrderDays !== null && (
          <span>
            {texts.card.from}
            <b>{roubles(solution.priceHint)}</b> {texts.card.forDays(daysText(minOrderDays))}
          </span>
        )}
      </p>
    </article>
  )
}

export type SolutionCardProps = {
  solution: SolutionCardData
  /** The minimum rental in rental days: a solution's price is for it, and is none without. */
  minOrderDays: number | null
  headingLevel?: 2 | 3
  /** The picture is above the fold: load it first. */
  priority?: boolean
}

/** Solutions two in a row, one on a phone. Children are solution cards. */
export function SolutionGrid({ children }: { children: ReactNode }) {
  return <div className={css.grid}>{children}</div>
}
