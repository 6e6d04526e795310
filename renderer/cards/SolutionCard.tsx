import { texts } from '#company/texts/index.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { solutionPath } from '#renderer/page/paths.ts'
import { roubles } from '#renderer/ui/format.ts'
import type { SolutionCardData } from './fragments.ts'
import { Scene } from './Scene.tsx'
import css from './SceneCard.module.css'

/** A ready-made solution: the whole scene, how many positions it has and what it costs at least. */
function SolutionCard({ solution, headingLevel = 3, priority }: SolutionCardProps) {
  const { minOrderDays } = useDates()
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

type SolutionCardProps = {
  solution: SolutionCardData
  headingLevel?: 2 | 3
  /** The picture is above the fold: load it first. */
  priority?: boolean
}

/** Solutions two in a row, one on a phone. */
export function SolutionGrid({ solutions, headingLevel, priorityCount = 0 }: SolutionGridProps) {
  return (
    <div className={css.grid}>
      {solutions.map((solution, index) => (
        <SolutionCard
          key={solution.id}
          solution={solution}
          priority={index < priorityCount}
          {...(headingLevel && { headingLevel })}
        />
      ))}
    </div>
  )
}

type SolutionGridProps = {
  solutions: readonly SolutionCardData[]
  headingLevel?: 2 | 3
  /** How many of the first pictures are seen at once. */
  priorityCount?: number
}
