import { useEffect } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { orderWords, useOrderWords } from '#renderer/settings/orderWords.ts'
import { PrintContacts } from '#renderer/settings/PrintContacts.tsx'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Focused } from '#renderer/ui/FormMessage.tsx'
import { dayMonth, momentText, periodInSentence, roubles, unitsText } from '#renderer/ui/format.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { handOverText, returnText } from '../handOverText.ts'
import orderCss from '../Order.module.css'
import { OrderedLines } from '../OrderedLines.tsx'
import { RentalStrip } from '../RentalStrip.tsx'
import { ChangeForms } from './ChangeForms.tsx'
import type { CustomerOrder, MyOrder } from './myOrder.ts'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderStages } from './OrderStages.tsx'
import css from './Page.module.css'

/** An order by its secret link: its state, what to pay and when, and what can still be changed. The same with and without scripts. */
export default function Page() {
  const { myOrder } = usePageContext()
  return <Wrap tall>{myOrder ? <Opened {...myOrder} /> : <Elsewhere />}</Wrap>
}

/** Only the server knows it: one who comes by the router loads the document. */
function Elsewhere() {
  useEffect(() => location.reload(), [])
  return <EmptyState title={texts.orderWords.mine} />
}

function Opened({ order, name, done, refused }: MyOrder) {
  const { number, state, period, createdAt, change } = order
  const { timeZone } = usePageContext().site
  // Of an order that was cancelled the state does not say that it was a request.
  const shopWords = useOrderWords()
  const words = state === 'CANCELLED' ? shopWords : orderWords(state === 'REQUESTED')
  const isOpen = state === 'REQUESTED' || state === 'ACCEPTED' || state === 'CONFIRMED'
  const asked = change && texts.myOrder.asked(periodInSentence(change.period), sumIn(change.total))
  return (
    <>
      <header className={css.head}>
        <p className="muted">
          {words.named}
          <b>{number}</b>
          {createdAt && <span>{texts.myOrder.made(dayMonth(todayIn(timeZone, new Date(createdAt))))}</span>}
        </p>
        <Focused on={done === 'cancel'}>
          <h1 className={`display ${orderCss.title}`}>{texts.myOrder.titles[state]}</h1>
        </Focused>
        <Deadline order={order} />
      </header>
      {refused && (
        <Focused>
          <Alert title={texts.myOrder.notDone}>
            <p>{refused.message}</p>
          </Alert>
        </Focused>
      )}
      {change && isOpen && (
        <Focused on={done === 'change'}>
          <Alert tone={done ? 'ok' : 'warn'} title={done ? texts.myOrder.changeAsked : asked}>
            <p>{`${done ? `${asked}. ` : ''}${texts.myOrder.changeAskedText}`}</p>
          </Alert>
        </Focused>
      )}
      <OrderStages state={state} />
      <CartLayout
        card={<OrderMoney {...{ order, isOpen }} title={words.yours} />}
        cardTitle={texts.myOrder.sums}
      >
        <div className={css.parts}>
          <section aria-labelledby="order-dates">
            <h2 id="order-dates" className="h3">
              {periodInSentence(period)}
            </h2>
            {state !== 'CANCELLED' && <RentalStrip period={period} around={1} />}
            <HandOver order={order} isOpen={isOpen} />
          </section>
          <section aria-labelledby="order-lines">
            <h2 id="order-lines" className="h3">
              {texts.myOrder.lines}
            </h2>
            <OrderedLines
              shown={order.lines.length}
              lines={order.lines.map(({ productId, parentId, name, quantity, total, product }) => ({
                id: `${parentId} ${productId}`,
                name: name ?? texts.places.product,
                images: product?.images,
                note: parentId === null ? unitsText(quantity) : texts.orderLines.extra(unitsText(quantity)),
                sum: total,
              }))}
            />
          </section>
          {isOpen && <ChangeForms {...{ order, name, refused }} />}
          {isOpen && <p className="small muted screen-only">{texts.myOrder.keepLink}</p>}
          <div className="screen-only">
            <CallButton />
          </div>
        </div>
      </CartLayout>
      <PrintContacts />
    </>
  )
}

/** When and where things go out and come back, as far as the service says it. */
function HandOver({ order: { period, state, delivery }, isOpen }: { order: CustomerOrder; isOpen: boolean }) {
  const office = useSiteSettings()?.footer.address
  const { method, deliverySlot, returnSlot } = delivery
  if (!method) return null
  const isDelivered = method === 'DELIVERY'
  const place = delivery.place ?? (isDelivered ? null : office)
  return (
    <div className={css.handOver}>
      {isOpen && <p>{handOverText({ period, deliverySlot, isDelivered })}</p>}
      {(isOpen || state === 'HANDED_OVER') && <p>{returnText({ period, returnSlot })}</p>}
      {place && <p>{`${isDelivered ? texts.words.delivery : texts.orderForm.pickUp}: ${place}`}</p>}
    </div>
  )
}

function Deadline({ order: { state, validUntil } }: { order: CustomerOrder }) {
  const { timeZone } = usePageContext().site
  if (state !== 'REQUESTED' || !validUntil) return null
  return <p>{texts.myOrder.answerBy(momentText(Date.parse(validUntil), 0, timeZone))}</p>
}

function sumIn(total: number | null): string {
  return total === null ? '' : roubles(total)
}
