import { texts } from '#company/texts/index.ts'
import { loadCartAlternatives } from '#renderer/alternatives/loadAlternatives.ts'
import { RecentlyViewed } from '#renderer/cards/RecentlyViewed.tsx'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import { isUnpriced } from '#renderer/cart/cartSummary.ts'
import { shortItems } from '#renderer/cart/shortItems.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { Part } from '#renderer/runtime/Part.tsx'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { periodText } from '#renderer/ui/format.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './OrderBlocked.module.css'

/** Why there is nothing to order yet, and the way to mend it. */
export function OrderBlocked({ summary, isDated }: OrderBlockedProps) {
  const { dates, period, isOverdue, closing, openDates } = useDates()
  const needsCall = isUnpriced(summary)
  const isEmpty = summary.lines.every(({ price }) => price === null)

  if (isEmpty) {
    const text =
      summary.lines.length === 0
        ? texts.orderForm.emptyText
        : needsCall
          ? texts.orderForm.askText(texts.card.askForPrice(dates !== null))
          : texts.orderForm.leftText
    return (
      <>
        <EmptyState
          title={needsCall ? texts.orderForm.countTogether : texts.orderForm.nothing}
          text={text}
          className={css.blocked}
        >
          <div className="buttons">
            {needsCall ? (
              <CallButton variant="primary" size="lg" />
            ) : (
              <Button variant="primary" size="lg" href="/catalog">
                {texts.words.toCatalogue}
              </Button>
            )}
            {summary.lines.length > 0 && (
              <Button size="lg" href="/cart">
                {texts.words.openCart}
              </Button>
            )}
          </div>
        </EmptyState>
        <Part name="recently-viewed">
          <RecentlyViewed />
        </Part>
      </>
    )
  }
  if (!period) {
    const text =
      dates && isOverdue
        ? texts.orderForm.otherDatesText(closing ?? texts.cartPage.passed(periodText(dates)))
        : texts.orderForm.datesFirstText
    return (
      <EmptyState
        title={dates ? texts.orderForm.otherDates : texts.orderForm.datesFirst}
        text={text}
        className={css.blocked}
      >
        <div className="buttons">
          <Button variant="primary" size="lg" aria-haspopup="dialog" onClick={() => openDates()}>
            {dates ? texts.words.chooseNewDates : texts.words.chooseDates}
          </Button>
          <Button size="lg" href="/cart">
            {texts.orderForm.toCart}
          </Button>
        </div>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={texts.words.notAllFree} text={texts.orderForm.tooMuchText} className={css.blocked}>
      {isDated ? (
        <Skeleton height={160} />
      ) : (
        <LateBlock
          name="cart-alternatives"
          load={loadCartAlternatives}
          title={texts.words.freeDatesFailed}
          props={{ short: shortItems(summary), period }}
        >
          <Skeleton height={160} />
        </LateBlock>
      )}
      <Button size="lg" href="/cart">
        {texts.orderForm.correctInCart}
      </Button>
    </EmptyState>
  )
}

export type OrderBlockedProps = {
  summary: CartSummary<CartProduct>
  /** Stock and sums are those of former dates; the new ones are on their way. */
  isDated: boolean
}
