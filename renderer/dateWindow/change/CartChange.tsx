import { texts } from '#company/texts/index.ts'
import { daysIn, isSamePeriod, type Period } from '#gateway/rental/period.ts'
import { cartOrder } from '#renderer/cart/cartOrder.ts'
import { useCartQuote } from '#renderer/cart/cartQuote.ts'
import { countProducts } from '#renderer/cart/cartState.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './CartChange.module.css'
import { CartNow } from './CartNow.tsx'
import { CartOffers } from './CartOffers.tsx'
import { ChangeList } from './ChangeList.tsx'
import { periodChangeText, stockText } from './changeTexts.ts'
import { dateChange, isBusy } from './dateChange.ts'
import { WaitingRows } from './WaitingRows.tsx'

/** The effect of new dates on the visitor's cart; until others are chosen, the cart as it is now. */
export function CartChange({ before, after, onReset, onPick }: CartChangeProps) {
  const order = cartOrder(useCart((state) => state))
  const old = useCartQuote(order, before)
  const next = useCartQuote(order, after)
  const lines = useCart(countProducts)

  if (!after || (before && isSamePeriod(before, after)))
    return <CartNow period={before} answer={old} onReset={onReset} onPick={onPick} />

  const hasFailed = old.hasFailed || next.hasFailed
  const isReady = next.quote && (!before || old.quote)
  const change = isReady && next.quote ? dateChange(old.quote, next.quote) : null
  return (
    <section
      id={ID}
      className={css.side}
      aria-label={texts.dateChange.title}
      aria-busy={!change && !hasFailed}
    >
      <header>
        <h3 className={css.label}>{before ? texts.dateChange.title : texts.dateChange.cartOnDates}</h3>
        <p className="small muted">
          {periodChangeText(before, after) + (change && stockText(change) ? `. ${stockText(change)}` : '')}
        </p>
      </header>
      {change ? (
        <ChangeList
          change={change}
          period={after}
          hasSameLength={before !== null && daysIn(before) === daysIn(after)}
        />
      ) : hasFailed ? (
        <FailedBlock size="part" title={texts.dateChange.failed} onRetry={retry}>
          {texts.dateChange.failedText}
        </FailedBlock>
      ) : (
        <WaitingRows latest={old.latest ?? next.latest} lines={lines} />
      )}
      {next.quote && change && isBusy(change) && (
        <CartOffers quote={next.quote} period={after} onPick={onPick} />
      )}
    </section>
  )

  function retry() {
    if (old.hasFailed) old.ask()
    if (next.hasFailed) next.ask()
  }
}

/**
 * The payable sum of the cart, with delivery, for dates that are still being chosen, and the products that are free on them;
 * a press shows the changes that these dates bring.
 */
export function CartTotalForDates({ period }: { period: Period }) {
  const { quote, isAsked } = useCartQuote(cartOrder(useCart((state) => state)), period)
  if (!quote && !isAsked) return null
  const change = quote && dateChange(null, quote)
  return (
    <TextLink onClick={showCartChange}>
      <span>{texts.dateChange.cart(Boolean(quote?.payment.delivery))}</span>
      <b className="nowrap">{quote ? roubles(quote.payment.payable) : '…'}</b>
      {change && change.short.length > 0 && <span>{texts.dateChange.someTaken}</span>}
      {change?.isStockComplete === false && <span>{texts.dateChange.estimated}</span>}
    </TextLink>
  )
}

/** On a phone it is below the calendar, out of sight. */
function showCartChange(): void {
  document.getElementById(ID)?.scrollIntoView()
}

const ID = 'cart-change'

export type CartChangeProps = {
  /** The dates that would be left; null without. */
  before: Period | null
  /** The dates that are being chosen; null while there are none that can be ordered. */
  after: Period | null
  /** The visitor wants no dates at all. */
  onReset: () => void
  /** The visitor chooses dates that were offered. */
  onPick: (period: Period) => void
}
