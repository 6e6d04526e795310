import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { activeLine } from '#renderer/cart/cartState.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { categoryPath } from '#renderer/page/paths.ts'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { periodInSentence, unitsText } from '#renderer/ui/format.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { AlternativeList } from './AlternativeList.tsx'
import css from './Alternatives.module.css'
import type { RequestedUnits } from './requestedUnits.ts'
import type { Alternative } from './useAlternatives.ts'
import { useAlternatives } from './useAlternatives.ts'

/** The products that are like a busy one, and free on the dates. */
export function SimilarThings({ requested, period, category, action, onPick }: SimilarThingsProps) {
  const answer = useAlternatives(requested, period)
  const state = useCart((cart) => cart)
  const isNone = answer.state === 'found' && answer.items.length === 0
  return (
    <section className={css.block} aria-busy={answer.state === 'loading' || undefined}>
      <div>
        <h2 className="h3">{texts.alternatives.similarOn(periodInSentence(period))}</h2>
        {!isNone && (
          <p className="small muted">
            {texts.alternatives.priceFor(unitsText(requested.quantity), daysText(daysIn(period)))}
          </p>
        )}
      </div>
      {answer.state === 'loading' && <Skeleton height={96} />}
      {answer.state === 'failed' && (
        <FailedBlock size="part" title={texts.alternatives.similarFailed} onRetry={answer.retry} />
      )}
      {isNone && (
        <p className="small muted">
          <span>{texts.alternatives.noSimilar(requested.quantity > 1)}</span>
          {category?.name ? (
            <TextLink href={categoryPath(category.slug)}>{texts.alternatives.allOf(category.name)}</TextLink>
          ) : (
            <TextLink href="/catalog">{texts.alternatives.wholeCatalogue}</TextLink>
          )}
        </p>
      )}
      {answer.state === 'found' && !isNone && (
        <AlternativeList
          items={answer.items}
          quantity={requested.quantity}
          period={period}
          action={action}
          isTaken={({ id }) => activeLine(state, id) !== undefined}
          onPick={onPick}
        />
      )}
    </section>
  )
}

export type SimilarThingsProps = {
  /** The thing and how many of it. */
  requested: RequestedUnits
  period: Period
  /** Where there are others, if somebody knows. */
  category?: { slug: string; name: string | null } | undefined
  /** The label of the buttons. */
  action: string
  onPick: (item: Alternative) => void
}
