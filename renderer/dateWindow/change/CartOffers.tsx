import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { PeriodOffers } from '#renderer/alternatives/PeriodOffers.tsx'
import { useFreePeriods } from '#renderer/alternatives/useFreePeriods.ts'
import type { CartQuote } from '#renderer/cart/cartQuote.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './CartChange.module.css'

/** The nearest dates, as many as `period` has, on which the whole cart is free; a press chooses them in the calendar. */
export function CartOffers({ quote: { lines, relatedLines }, period, onPick }: CartOffersProps) {
  const requested = [...lines, ...relatedLines].filter(({ product }) => product && product.isOwned !== false)
  const answer = useFreePeriods(requested, period)
  return (
    <div className={css.offers} aria-busy={answer.state === 'loading' || undefined}>
      <p className={css.label} role="status">
        {answer.state === 'loading' && <span>{texts.dateChange.searching}</span>}
        {answer.state === 'failed' && (
          <>
            <span>{`${texts.words.freeDatesFailed}. `}</span>
            <TextLink onClick={answer.retry}>{texts.words.retry}</TextLink>
          </>
        )}
        {answer.state === 'found' && <span>{titleOf(answer)}</span>}
      </p>
      {answer.state === 'found' && answer.periods.length > 0 && (
        <PeriodOffers
          quiet
          label={texts.dateChange.whenFree}
          periods={answer.periods}
          from={period}
          note={texts.dateChange.allFree}
          onPick={onPick}
        />
      )}
    </div>
  )
}

export type CartOffersProps = {
  /** The cart on the dates; what the company does not own is not searched for. */
  quote: CartQuote
  /** The dates on which not all is free. */
  period: Period
  onPick: (period: Period) => void
}

function titleOf({ periods, isComplete }: { periods: readonly Period[]; isComplete: boolean }): string {
  if (periods.length === 0) return isComplete ? texts.dateChange.never : texts.dateChange.noneFound
  return texts.dateChange.whenFree + (isComplete ? '' : texts.dateChange.partlyChecked)
}
