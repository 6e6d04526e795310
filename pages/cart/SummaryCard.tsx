import { texts } from '#company/texts/index.ts'
import { isUnpriced } from '#renderer/cart/cartSummary.ts'
import { cartCounts, countedStocks, countsText, unsaidText } from '#renderer/cart/cartTexts.ts'
import { deliveryLine } from '#renderer/cart/deliveryLine.ts'
import { FreeDelivery } from '#renderer/cart/FreeDelivery.tsx'
import { OrderSums } from '#renderer/cart/OrderSums.tsx'
import { PromoCode } from '#renderer/cart/PromoCode.tsx'
import { shortItems } from '#renderer/cart/shortItems.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { useOrderWords } from '#renderer/settings/orderWords.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { UnconfirmedNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { CalendarX } from '#renderer/ui/icons.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { type CartFilledProps, lineElementId } from './cartProps.ts'
import css from './SummaryCard.module.css'
import { payText, useCartPayment } from './useCartPayment.ts'

/** The counted things, their sum with delivery, and the way on. */
export function SummaryCard({ summary, length, refresh }: CartFilledProps) {
  const words = useOrderWords()
  const { dates, period, today, isQuoted } = useDates()
  const { payment, terms } = useCartPayment(summary)
  const { missingToFreeDelivery, payable } = payment
  const counts = cartCounts(summary)
  const isCounted = counts.products > 0
  const text = isCounted ? payText(payment, terms) : ''
  return (
    <>
      <h2 className="h3">{words.yours}</h2>
      {isCounted && <p className={`small muted ${css.counts}`}>{countsText(counts)}</p>}
      {length.minOrderDays === null && !summary.tariff ? (
        <p className={css.call}>{unsaidText({ isQuoted }, (isQuoted ? period : dates) !== null)}</p>
      ) : (
        isCounted && (
          <OrderSums
            summary={summary}
            length={length}
            delivery={deliveryLine(payment, terms, null)}
            payable={payable}
          />
        )
      )}
      {period && isCounted && <PromoCode />}
      {period && <UnconfirmedNote stocks={countedStocks(summary)} />}
      {isCounted && missingToFreeDelivery !== null && (
        <FreeDelivery rent={summary.total} missing={missingToFreeDelivery} />
      )}
      <div className="screen-only">
        <WayOn summary={summary} refresh={refresh} />
      </div>
      {period && isCounted && (
        <LateBlock
          name="cart-plan"
          load={loadCartPlan}
          title={texts.cartPage.planFailed}
          props={{ summary, period, today }}
        >
          <Skeleton height={PLAN_HEIGHT} className={`screen-only ${css.plan}`} />
        </LateBlock>
      )}
      {text && <p className={`small muted ${css.terms}`}>{text}</p>}
    </>
  )
}

/** Two buttons, and what is between them. */
const PLAN_HEIGHT = 104

const loadCartPlan = async () => (await import('./CartPlan.tsx')).CartPlan

const loadCartCall = async () => (await import('./CartCall.tsx')).CartCall

function WayOn({ summary, refresh }: Pick<CartFilledProps, 'summary' | 'refresh'>) {
  const words = useOrderWords()
  const { dates, period, isOverdue, closing, openDates } = useDates()
  const look = { variant: 'primary', size: 'lg', wide: true } as const
  // The lime button is the other dates, then.
  const onward = {
    ...look,
    variant: shortItems(summary).some(({ isOwned }) => isOwned !== false) ? 'line' : 'primary',
  } as const
  const open = () => openDates()

  const isUnsaid = summary.lines.some(({ problem }) => problem === 'UNSAID')
  if (period && isUnsaid) {
    return (
      <Button {...look} onClick={refresh}>
        {texts.words.retry}
      </Button>
    )
  }
  if (!isUnsaid && summary.lines.every(({ price }) => price === null)) {
    return isUnpriced(summary) ? (
      <LateBlock name="cart-call" load={loadCartCall} title={texts.cartPage.numberFailed} props={{}}>
        <Skeleton height={120} />
      </LateBlock>
    ) : (
      <Button {...look} href="/catalog">
        {texts.words.toCatalogue}
      </Button>
    )
  }
  if (dates && isOverdue) {
    return (
      <>
        <Alert icon={CalendarX} title={closing ?? texts.cartPage.datesPassed}>
          {texts.cartPage.datesPassedText}
        </Alert>
        <Button {...look} className={css.after} aria-haspopup="dialog" onClick={open}>
          {texts.words.chooseNewDates}
        </Button>
      </>
    )
  }
  if (!period) {
    return (
      <Button {...look} aria-haspopup="dialog" onClick={open}>
        {texts.words.datesFirst}
      </Button>
    )
  }
  const tooMuch = summary.lines.find(
    ({ problem, related }) =>
      problem === 'NOT_ENOUGH_STOCK' || related.some((extra) => extra.problem === 'NOT_ENOUGH_STOCK'),
  )
  if (!summary.isOrderable && tooMuch) {
    return (
      <>
        <Alert title={texts.words.notAllFree}>{texts.cartPage.tooMuchText}</Alert>
        <Button {...onward} className={css.after} href={`#${lineElementId(tooMuch.line.id)}`}>
          {texts.cartPage.correctQuantity}
        </Button>
      </>
    )
  }
  return (
    <Button {...onward} href="/order">
      {words.place}
    </Button>
  )
}
