import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { cartOrder } from '#renderer/cart/cartOrder.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import type { ShortItem } from '#renderer/cart/shortItems.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { WaitForms } from '#renderer/feedback/WaitForm.tsx'
import { Alert } from '#renderer/ui/Alert.tsx'
import { periodInSentence } from '#renderer/ui/format.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './Alternatives.module.css'
import { shortText } from './alternativesTexts.ts'
import { FreePeriodOffers } from './FreePeriodOffers.tsx'
import { PeriodOffers } from './PeriodOffers.tsx'
import type { RequestedUnits } from './requestedUnits.ts'
import { useFreePeriods } from './useFreePeriods.ts'

/** In place of a refusal: why the cart cannot be had on the dates, and when all of it can; where it never can, when all but one thing. */
export function CartAlternatives({ short, period, quiet }: CartAlternativesProps) {
  const cart = useCart((state) => state)
  const { lines, relatedLines } = cartOrder(cart)
  const never = new Set(short.filter(({ isOwned }) => isOwned === false).map(({ productId }) => productId))
  const requested = [...lines, ...relatedLines].filter(({ productId }) => !never.has(productId))
  const isMany = lines.length > 1
  return (
    <section className={css.panel} aria-label={texts.alternatives.lacking}>
      <Alert tone="warn" title={titleText(short, lines.length)} className={css.reason}>
        {short.slice(0, MAX_NAMED).map(({ productId, lineId, name, free, requested: units, isOwned }) => (
          <span key={`${lineId} ${productId}`} className={css.shortItem}>
            {`${name}: ${(isOwned === false ? texts.stock.none : shortText(free, units)).toLowerCase()}`}
          </span>
        ))}
        {short.length > MAX_NAMED && <span>{texts.alternatives.andMore(short.length - MAX_NAMED)}</span>}
      </Alert>
      <div className={css.content}>
        <FreePeriodOffers
          requested={requested}
          period={period}
          title={isMany ? texts.alternatives.wholeCart : texts.alternatives.enough}
          note={texts.otherDates.move}
          quiet={quiet ?? false}
        >
          {isMany && (
            <AlmostFree
              short={short.filter(({ isOwned }) => isOwned !== false)}
              requested={requested}
              period={period}
            />
          )}
        </FreePeriodOffers>
        <WaitForms
          items={short.slice(0, MAX_NAMED).map(({ productId, name, requested: quantity, isOwned }) => ({
            ...{ productId, name, quantity, period: isOwned === false ? null : period },
          }))}
        />
      </div>
    </section>
  )
}

export type CartAlternativesProps = {
  /** The items of the cart that are not free; at least one. */
  short: readonly ShortItem[]
  /** The dates on which it is not. */
  period: Period
  /** No button is lime. */
  quiet?: boolean
}

const MAX_NAMED = 4

function titleText(short: readonly ShortItem[], lines: number): string {
  const busy = new Set(short.map(({ lineId }) => lineId)).size
  return lines <= 1 ? texts.alternatives.notAll : texts.alternatives.short(busy, lines)
}

/** When all of the cart is free but for one thing: tried for the first things that are short, one search each. */
function AlmostFree({ short, ...rest }: AlmostFreeProps) {
  const things = new Map(short.map((item) => [item.productId, item]))
  return [...things.values()]
    .slice(0, MAX_TRIED)
    .map((item) => <AllBut key={item.productId} item={item} {...rest} />)
}

type AlmostFreeProps = {
  /** The items that are not free on the dates. */
  short: readonly ShortItem[]
  /** All of the cart. */
  requested: readonly RequestedUnits[]
  period: Period
}

const MAX_TRIED = 2

function AllBut({ item, requested, period }: Omit<AlmostFreeProps, 'short'> & { item: ShortItem }) {
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
      onPick={(offer) => moveDates(offer)}
    />
  )
}
