import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { loadCartAlternatives } from '#renderer/alternatives/loadAlternatives.ts'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { cart } from '#renderer/cart/cartStore.ts'
import { cartCounts } from '#renderer/cart/cartTexts.ts'
import { changeWithUndo } from '#renderer/cart/changeWithUndo.ts'
import { shortItems } from '#renderer/cart/shortItems.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { useOrderWords } from '#renderer/settings/orderWords.ts'
import { PrintContacts } from '#renderer/settings/PrintContacts.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { Trash2 } from '#renderer/ui/icons.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import css from './CartFilled.module.css'
import { CartLines } from './CartLines.tsx'
import { CartTerm } from './CartTerm.tsx'
import type { CartFilledProps } from './cartProps.ts'
import { SummaryCard } from './SummaryCard.tsx'
import { useCartPayment } from './useCartPayment.ts'

/** The cart with something in it: dates, lines, and what all of it costs. */
export function CartFilled(props: CartFilledProps) {
  const { summary, length, isDated } = props
  const { period } = useDates()
  const short = period && !isDated ? shortItems(summary) : []
  const mayMove = short.some(({ isOwned }) => isOwned !== false)
  // The offer that was pressed is gone with what was short.
  const place = useRestoreFocus<HTMLDivElement>(String(mayMove), 'button')
  const hasRemoved = summary.lines.some(({ line }) => line.isRemovedFromCart)
  return (
    <>
      <CartLayout card={<SummaryCard {...props} />}>
        <div ref={place}>
          <CartTerm sums={summary} />
          {period && mayMove && (
            <div className="screen-only">
              <LateBlock
                name="cart-alternatives"
                load={loadCartAlternatives}
                title={texts.words.freeDatesFailed}
                props={{ short, period }}
              >
                <Skeleton height={160} className={css.place} />
              </LateBlock>
            </div>
          )}
        </div>
        <CartLines summary={summary} length={length} short={short} />
        <div className={`screen-only ${css.actions}`}>
          <Button variant="ghost" size="sm" onClick={clear}>
            <Icon of={Trash2} />
            {texts.cartPage.clear}
          </Button>
          {hasRemoved && (
            <Button variant="ghost" size="sm" onClick={hideRemoved}>
              {texts.cartPage.hideRemoved}
            </Button>
          )}
        </div>
      </CartLayout>
      <PrintContacts />
      <CartPayBar {...props} />
    </>
  )
}

function clear() {
  changeWithUndo(texts.cartPage.cleared, cart.clear)
  focusMain()
}

function hideRemoved() {
  changeWithUndo(texts.cartPage.removedHidden, cart.purgeRemoved)
  focusMain()
}

// The pressed button has gone: the keyboard goes on from the beginning of the page.
function focusMain() {
  document.getElementById('main')?.focus()
}

/** On a phone: the sum and the way on, always above the bottom bar. Nothing while nothing is counted. */
function CartPayBar({ summary, length }: CartFilledProps) {
  const words = useOrderWords()
  const { dates, period, openDates } = useDates()
  const counts = cartCounts(summary)
  const { payable, delivery } = useCartPayment(summary).payment
  if (counts.products === 0 || (period && !summary.isOrderable)) return null
  return (
    <PayBar
      label={texts.words.orderSum}
      sum={roubles(payable)}
      note={`${daysText(length.days)}, ${delivery === null ? unitsText(counts.units) : texts.cartPage.withDelivery}`}
    >
      {period ? (
        <Button
          variant={shortItems(summary).some(({ isOwned }) => isOwned !== false) ? 'line' : 'primary'}
          href="/order"
        >
          {words.placeShort}
        </Button>
      ) : (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => openDates()}>
          {dates ? texts.words.chooseNewDates : texts.words.datesFirst}
        </Button>
      )}
    </PayBar>
  )
}
