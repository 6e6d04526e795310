import type { Period } from '#gateway/rental/period.ts'
import { PeriodOffers } from '#renderer/alternatives/PeriodOffers.tsx'
import { useFreePeriods } from '#renderer/alternatives/useFreePeriods.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './CartChange.module.css'
import type { DateQuote } from './dateQuote.ts'

/** The nearest dates, as many as `period` has, on which the whole cart is free; a press chooses them in the calendar. */
export function CartOffers({ quote: { lines, relatedLines }, period, onPick }: CartOffersProps) {
  const requested = [...lines, ...relatedLines].filter(({ product }) => product && product.isOwned !== false)
  const answer = useFreePeriods(requested, period)
  return (
    <div className={css.offers} aria-busy={answer.state === 'loading' || undefined}>
      <p className={css.label} role="status">
        {answer.state === 'loading' && 'Ищем, когда свободна вся корзина'}
        {answer.state === 'failed' && (
          <>
            Свободные даты не&nbsp;загрузились. <TextLink onClick={answer.retry}>Повторить</TextLink>
          </>
        )}
        {answer.state === 'found' && titleOf(answer)}
      </p>
      {answer.state === 'found' && answer.periods.length > 0 && (
        <PeriodOffers
          quiet
          label="Когда свободна вся корзина"
          periods={answer.periods}
          from={period}
          note="Всё свободно"
          onPick={onPick}
        />
      )}
    </div>
  )
}

export type CartOffersProps = {
  /** The cart on the dates; what the company does not own is not searched for. */
  quote: DateQuote
  /** The dates on which not all is free. */
  period: Period
  onPick: (period: Period) => void
}

function titleOf({ periods, isComplete }: { periods: readonly Period[]; isComplete: boolean }): string {
  if (periods.length > 0)
    return `Когда свободна вся корзина${isComplete ? '' : '. Проверили не\u00A0все дни, могут быть и\u00A0ближе'}`
  return isComplete
    ? 'За\u00A0месяц до\u00A0и\u00A0после вся корзина вместе не\u00A0свободна'
    : 'Дней, когда свободна вся корзина, рядом не\u00A0нашли, но\u00A0проверили не\u00A0все'
}
