import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { ShortItem } from '#renderer/cart/shortItems.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { periodInSentence } from '#renderer/ui/format.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './Alternatives.module.css'
import { PeriodOffers } from './PeriodOffers.tsx'
import type { RequestedUnits } from './requestedUnits.ts'
import { useFreePeriods } from './useFreePeriods.ts'

/** When all of the cart is free but for one thing: tried for the first things that are short, one search each. */
export function AlmostFree({ short, ...rest }: AlmostFreeProps) {
  const things = new Map(short.map((item) => [item.productId, item]))
  return [...things.values()]
    .slice(0, MAX_TRIED)
    .map((item) => <AllBut key={item.productId} item={item} {...rest} />)
}

export type AlmostFreeProps = {
  /** What is not free on the dates. */
  short: readonly ShortItem[]
  /** All of the cart. */
  requested: readonly RequestedUnits[]
  period: Period
  /** The dates are being moved. */
  onMove?: () => void
}

const MAX_TRIED = 2

function AllBut({ item, requested, period, onMove }: Omit<AlmostFreeProps, 'short'> & { item: ShortItem }) {
  const { draft, isApplying, moveDates } = useDates()
  const others = requested.filter(({ productId }) => productId !== item.productId)
  const answer = useFreePeriods(others, period)
  if (answer.state === 'loading') return <Skeleton height={60} className={css.place} />
  if (answer.state === 'failed' || answer.periods.length === 0) return null
  return (
    <PeriodOffers
      quiet
      label={texts.otherDates.allBut(item.name)}
      periods={answer.periods.slice(0, 1)}
      from={period}
      title={(offer) => texts.otherDates.allButOn(periodInSentence(offer), item.name)}
      note={texts.otherDates.move}
      pending={isApplying ? draft : null}
      onPick={(offer) => {
        onMove?.()
        moveDates(offer)
      }}
    />
  )
}
