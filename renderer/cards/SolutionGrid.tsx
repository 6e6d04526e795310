import { texts } from '#company/texts/index.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { solutionPath } from '#renderer/page/paths.ts'
import { roubles } from '#renderer/ui/format.ts'
import type { SolutionCardData } from './fragments.ts'
import { Scene } from './Scene.tsx'
import css from './SceneCard.module.css'

/** Solutions two in a row, one on a phone: the scene, how many positions it has and what it costs at least. */
export function SolutionGrid({ solutions, headingLevel = 3, priorityCount = 0 }: SolutionGridProps) {
  const { minOrderDays } = useDates().rules
  const Heading = `h${headingLevel}` as const
  const cards = solutions.map(({ id, image, slug, name, products, priceHint }, index) => (
    <article key={id} className={css.card}>
      <Scene
        image={image}
        name={name ?? texts.places.solution}
        sizes="(min-width: 1536px) 704px, (min-width: 744px) calc(50vw - 56px), calc(100vw - 32px)"
        priority={index < priorityCount}
        ground
      />
      <Heading className={css.solutionName}>
        <a className="over" href={solutionPath(slug)}>
          {name ?? texts.places.solution}
        </a>
      </Heading>
      <p className={`${css.meta} ${css.apart}`}>
        {products.length > 0 && <span>{positionsText(products.length)}</span>}
        {priceHint !== null && minOrderDays !== null && (
          <span>
            {texts.card.from}
            <b>{roubles(priceHint)}</b> <span>{texts.card.forDays(daysText(minOrderDays))}</span>
          </span>
        )}
      </p>
    </article>
  ))
  return <div className={css.grid}>{cards}</div>
}

type SolutionGridProps = {
  solutions: readonly SolutionCardData[]
  headingLevel?: 2 | 3
  /** How many of the first pictures are seen at once. */
  priorityCount?: number
}
