import { texts } from '#company/texts/index.ts'
import { loadCartAlternatives } from '#renderer/alternatives/loadAlternatives.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import { isUnpriced } from '#renderer/cart/cartSummary.ts'
import { shortItems } from '#renderer/cart/shortItems.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState, type EmptyStateProps } from '#renderer/ui/EmptyState.tsx'
import { periodText } from '#renderer/ui/format.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './OrderBlocked.module.css'

/** Why there is nothing to order yet, and the way to mend it. */
export function OrderBlocked({ summary, isDated }: OrderBlockedProps) {
  const { dates, period, isOverdue, closing, openDates } = useDates()
  const needsCall = isUnpriced(summary)
  const short = shortItems(summary)

  // Things that are taken on these dates may be free on others.
  if (summary.lines.every(({ price }) => price === null) && !(period && short.length > 0)) {
    const text =
      summary.lines.length === 0
        ? texts.orderForm.emptyText
        : needsCall
          ? texts.orderForm.askText(texts.card.askForPrice(dates !== null))
          : texts.orderForm.leftText
    return (
      <Blocked
        title={needsCall ? texts.orderForm.countTogether : texts.orderForm.nothing}
        text={text}
        toCart={summary.lines.length > 0 && texts.words.openCart}
      >
        {needsCall ? (
          <CallButton {...FIRST} />
        ) : (
          <Button {...FIRST} href="/catalog">
            {texts.words.toCatalogue}
          </Button>
        )}
      </Blocked>
    )
  }
  if (!period) {
    const text =
      dates && isOverdue
        ? texts.orderForm.otherDatesText(closing ?? texts.cartPage.passed(periodText(dates)))
        : texts.orderForm.datesFirstText
    const title = dates ? texts.orderForm.otherDates : texts.orderForm.datesFirst
    return (
      <Blocked {...{ title, text }} toCart={texts.orderForm.toCart}>
        <Button {...FIRST} aria-haspopup="dialog" onClick={() => openDates()}>
          {dates ? texts.words.chooseNewDates : texts.words.chooseDates}
        </Button>
      </Blocked>
    )
  }
  const waiting = <Skeleton height={160} />
  const props = { short, period }
  return (
    <EmptyState title={texts.words.notAllFree} text={texts.orderForm.tooMuchText} className={css.blocked}>
      {isDated ? (
        waiting
      ) : (
        <LateBlock
          {...{ name: 'cart-alternatives', load: loadCartAlternatives, props }}
          title={texts.words.freeDatesFailed}
        >
          {waiting}
        </LateBlock>
      )}
      <Button size="lg" href="/cart">
        {texts.orderForm.correctInCart}
      </Button>
    </EmptyState>
  )
}

const FIRST = { variant: 'primary', size: 'lg' } as const

/** `toCart`: the words of the way back to the cart; false where nothing is in it. */
function Blocked({ toCart, children, ...said }: BlockedProps) {
  return (
    <EmptyState {...said} className={css.blocked}>
      <div className="buttons">
        {children}
        {toCart && (
          <Button size="lg" href="/cart">
            {toCart}
          </Button>
        )}
      </div>
    </EmptyState>
  )
}

type BlockedProps = Pick<EmptyStateProps, 'title' | 'text' | 'children'> & { toCart: string | false }

export type OrderBlockedProps = {
  summary: CartSummary<CartProduct>
  /** Stock and sums are those of former dates; the new ones are on their way. */
  isDated: boolean
}
