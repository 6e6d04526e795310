import { daysText } from '#gateway/rental/dayWord.ts'
import { paymentOf } from '#gateway/rental/payment.ts'
import { daysIn } from '#gateway/rental/period.ts'
import { linePrice, relatedPrice, sumRoubles } from '#gateway/rental/price.ts'
import { deliveryLine } from '#renderer/cart/deliveryLine.ts'
import { FreeDelivery } from '#renderer/cart/FreeDelivery.tsx'
import { OrderSums } from '#renderer/cart/OrderSums.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Facts } from '#renderer/ui/Facts.tsx'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { MapPin } from '#renderer/ui/icons.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import { Sheet } from './Sheet.tsx'
import css from './Sums.module.css'
import { useSamplePeriod } from './useSamplePeriod.ts'

/** Facts and sums: 24 chairs with covers for the sample dates, counted by the shop's own rules. */
export function Sums() {
  const { minOrderDays } = useDates()
  const days = daysIn(useSamplePeriod())
  const terms = usePaymentTerms()
  const length = { days, minOrderDays }
  const rent = linePrice({ basicPricePerDay: 490, additionalPricePerDay: 220, ...length, quantity: PIECES })
  const related = relatedPrice({ price: 220, quantity: PIECES })
  if (!rent || related === null) return null
  const sum = sumRoubles([rent.total, related])
  const payment = paymentOf({ rent: sum, isDelivered: true, isOrganization: false }, terms)
  return (
    <>
      <Sheet title="Факты" text="Имя и значение на волосяной линии">
        <Facts>
          <div>
            <dt>Высота сиденья</dt>
            <dd>45&nbsp;см</dd>
          </div>
          <div>
            <dt>
              <Icon of={MapPin} /> Склад
            </dt>
            <dd>Проектный проезд, 7, вход со&nbsp;двора</dd>
          </div>
        </Facts>
      </Sheet>
      <Sheet title="Итог" text="Срок, дополнения, доставка, итог; сколько не хватает до бесплатной доставки">
        <div className={css.card}>
          <OrderSums
            summary={{ basic: rent.basic, additional: rent.additional, related }}
            length={length}
            delivery={deliveryLine(payment, terms, null)}
            payable={payment.payable}
          />
          <FreeDelivery rent={sum} missing={payment.missingToFreeDelivery ?? 10_000} />
        </div>
      </Sheet>
      <Sheet title="Полоса с суммой" text="На телефоне над нижней панелью, на столе её нет">
        <div className={css.stage}>
          <PayBar
            label="Итог для телефона"
            sum={roubles(rent.total)}
            note={`${unitsText(PIECES)} за\u00A0${daysText(days)}`}
          >
            <Button variant="primary">Оформить заказ</Button>
          </PayBar>
        </div>
      </Sheet>
    </>
  )
}

const PIECES = 24
