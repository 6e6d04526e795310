import { HAS_EXTRA_FIELDS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { deliveryLine } from '#renderer/cart/deliveryLine.ts'
import { SumFact } from '#renderer/cart/OrderSums.tsx'
import type { ShopTerms } from '#renderer/settings/usePaymentTerms.ts'
import { Fact, Facts, SumList } from '#renderer/ui/Facts.tsx'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { OrderedLines } from '../OrderedLines.tsx'
import type { PlacedOrder } from '../placedOrder.ts'
import css from './AcceptedLines.module.css'

type Props = { order: PlacedOrder; payment: Payment | null; terms: ShopTerms }

/** The lines of the order, and what they cost with delivery. */
export function AcceptedLines({
  order: { lines, isDelivered, extras, quotedDelivery },
  payment,
  terms,
}: Props) {
  const delivery =
    payment &&
    deliveryLine(payment, terms, isDelivered ? null : { address: '' }, quotedDelivery === null ? null : '')
  return (
    <section aria-labelledby="order-things">
      <h2 id="order-things" className="h3">
        {isDelivered ? texts.orderPlaced.toBring : texts.orderPlaced.toHandOut}
      </h2>
      <div className={css.lines}>
        <OrderedLines
          shown={8}
          lines={lines.map(({ name, quantity, sum, isExtra, picture }, index) => ({
            id: String(index),
            name: name || texts.places.product,
            images: picture ? [{ original: picture }] : undefined,
            note: isExtra ? texts.orderLines.extra(unitsText(quantity)) : unitsText(quantity),
            sum,
          }))}
        />
      </div>
      {HAS_EXTRA_FIELDS && extras.length > 0 && (
        <Facts>
          {extras.map(({ label, text }) => (
            <Fact key={label} name={label}>
              {text}
            </Fact>
          ))}
        </Facts>
      )}
      {payment && (
        <SumList className={css.sums}>
          {delivery && <SumFact {...delivery} />}
          <Fact name={texts.orderLines.total}>{roubles(payment.payable)}</Fact>
        </SumList>
      )}
    </section>
  )
}
