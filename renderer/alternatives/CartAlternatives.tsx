import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { cartOrder } from '#renderer/cart/cartOrder.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import type { ShortItem } from '#renderer/cart/shortItems.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { AlmostFree } from './AlmostFree.tsx'
import css from './Alternatives.module.css'
import { shortText } from './alternativesTexts.ts'
import { FreePeriodOffers } from './FreePeriodOffers.tsx'

/** In place of a refusal: why the cart cannot be had on the dates, and when all of it can; where it never can, when all but one thing. */
export function CartAlternatives({ short, period, quiet, onMove }: CartAlternativesProps) {
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
            {name}: {(isOwned === false ? texts.stock.none : shortText(free, units)).toLowerCase()}
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
          {...(onMove && { onMove })}
        >
          {isMany && (
            <AlmostFree
              short={short.filter(({ isOwned }) => isOwned !== false)}
              requested={requested}
              period={period}
              {...(onMove && { onMove })}
            />
          )}
        </FreePeriodOffers>
      </div>
    </section>
  )
}

export type CartAlternativesProps = {
  /** What of the cart is not free; at least one thing. */
  short: readonly ShortItem[]
  /** The dates on which it is not. */
  period: Period
  /** No button is lime. */
  quiet?: boolean
  /** The dates are being moved. */
  onMove?: () => void
}

const MAX_NAMED = 4

function titleText(short: readonly ShortItem[], lines: number): string {
  const busy = new Set(short.map(({ lineId }) => lineId)).size
  return lines <= 1 ? texts.alternatives.notAll : texts.alternatives.short(busy, lines)
}
