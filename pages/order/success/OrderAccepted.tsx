import { usePageContext } from 'vike-react/usePageContext'
import { CURRENCY } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { paymentOf } from '#gateway/rental/payment.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { rentalFields } from '#renderer/analytics/shopEvents.ts'
import { useShopEvent } from '#renderer/analytics/useShopEvent.ts'
import { myOrderPath } from '#renderer/cart/myOrders.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { downloadFile } from '#renderer/runtime/downloadFile.ts'
import { lazyComponent } from '#renderer/runtime/lazyModule.tsx'
import { orderWords } from '#renderer/settings/orderWords.ts'
import { PrintContacts } from '#renderer/settings/PrintContacts.tsx'
import { usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { CopyButton } from '#renderer/ui/CopyButton.tsx'
import { momentText } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { CalendarPlus, MapPin } from '#renderer/ui/icons.ts'
import { MoreLink } from '#renderer/ui/SectionHeader.tsx'
import { plainSpaces } from '#renderer/ui/typograph.ts'
import { returnText } from '../handOverText.ts'
import orderCss from '../Order.module.css'
import { useOrderTerms } from '../orderTerms.ts'
import { PayStepList } from '../PayStepList.tsx'
import { otherOrderText, type PlacedOrder } from '../placedOrder.ts'
import { RentalStrip } from '../RentalStrip.tsx'
import { AcceptedLines } from './AcceptedLines.tsx'
import { acceptedText } from './acceptedText.ts'
import { calendarFile } from './calendarFile.ts'
import { nextSteps } from './nextSteps.ts'
import css from './OrderAccepted.module.css'

/** The ordered lines, the payments with their times, and the next steps. */
export function OrderAccepted({ order }: { order: PlacedOrder }) {
  const settings = useSiteSettings()
  const { today, isQuoted } = useDates()
  const terms = usePaymentTerms()
  const { number, period, email, isDelivered, total, isRequest, validUntil } = order
  const { timeZone } = usePageContext().site
  const words = orderWords(isRequest)
  // A tariff of the company's own has its own deposit, which is not kept here.
  const payment =
    total === null
      ? null
      : paymentOf({ ...order, rent: total }, isQuoted ? { ...terms, deposit: null } : terms)
  useShopEvent('purchase', number, {
    ...rentalFields(period),
    currency: CURRENCY,
    ...(total !== null && { value: total }),
    transaction_id: number,
    items: order.lines.map(({ id, name, quantity }) => ({
      item_id: id,
      item_name: plainSpaces(name),
      quantity,
    })),
  })
  const said = useOrderTerms()
  const otherOrder = otherOrderText(order)
  const text = acceptedText(settings?.order?.successText, email !== '')
  const place = order.address || (isDelivered ? '' : (settings?.footer.address ?? ''))
  const steps = nextSteps(order, payment, terms, { said, place })
  return (
    <div className={css.accepted}>
      <h1 className={`display ${orderCss.title}`}>
        {(!isRequest && settings?.order?.successTitle) || words.accepted}
      </h1>
      <div className={css.text}>
        <p className={css.number}>
          {words.number}
          <b>{number}</b>
          <span className="screen-only">
            <CopyButton text={number} label={texts.orderPlaced.copyNumber} />
          </span>
        </p>
        <p>
          {email && said.emailNote
            ? texts.orderPlaced.sentTo(said.emailNote, email)
            : texts.orderPlaced.keepNumber}
        </p>
        {isRequest && (
          <p>
            {validUntil && `${texts.myOrder.answerBy(momentText(Date.parse(validUntil), 0, timeZone))}. `}
            {texts.request.text}
          </p>
        )}
        {text && !isRequest && <p className="muted">{text}</p>}
      </div>
      {otherOrder && (
        <Alert tone="warn" title={texts.orderPlaced.otherOrder}>
          <p>{otherOrder}</p>
        </Alert>
      )}
      <RentalStrip period={period} around={2} />
      <div className={css.columns}>
        <section aria-labelledby="order-next">
          <h2 id="order-next" className="h3">
            {texts.orderOutcome.whatNext}
          </h2>
          <PayStepList steps={steps} />
          <p className={css.back}>{returnText(order)}</p>
          <div className={`screen-only ${css.actions}`}>
            <Button onClick={() => download(order, place)}>
              <Icon of={CalendarPlus} />
              {texts.orderPlaced.toCalendar}
            </Button>
            {!isDelivered && (
              <Button href="/contacts">
                <Icon of={MapPin} />
                {texts.orderPlaced.directions}
              </Button>
            )}
            {order.secret && (
              <Button variant="primary" href={myOrderPath(order.secret)} rel="external">
                {words.mine}
              </Button>
            )}
            <LazyPlanLinks plan={orderPlan(order, today)} className={css.plan} />
            <p className={css.hint}>{texts.orderPlaced.calendarFile}</p>
            <MoreLink href="/catalog">{texts.words.backToCatalogue}</MoreLink>
          </div>
        </section>
        <AcceptedLines order={order} payment={payment} terms={terms} />
      </div>
      <PrintContacts />
    </div>
  )
}

const LazyPlanLinks = lazyComponent(async () => (await import('#renderer/plan/PlanLinks.tsx')).PlanLinks)

function download(order: PlacedOrder, place: string): void {
  downloadFile('order.ics', calendarFile(order, place, new Date(), location.origin), 'text/calendar')
}

/** The things of an order as a plan: nothing of who ordered, and where to. */
function orderPlan({ period, lines }: Pick<PlacedOrder, 'period' | 'lines'>, today: string): Plan {
  let parent: string | null = null
  const planned = lines.map(({ id, quantity, sum, isExtra }) => {
    // Extras come after their product.
    if (!isExtra) parent = id
    return { productId: id, parentId: isExtra ? parent : null, quantity, sum }
  })
  return { title: '', period, made: today, lines: planned }
}
