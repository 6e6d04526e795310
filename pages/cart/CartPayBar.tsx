import { daysText } from '#gateway/rental/dayWord.ts'
import { cartCounts } from '#renderer/cart/cartTexts.ts'
import { shortItems } from '#renderer/cart/shortItems.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import type { CartFilledProps } from './cartProps.ts'
import { useCartPayment } from './useCartPayment.ts'

/** On a phone: the sum and the way on, always above the bottom bar. Nothing while nothing is counted. */
export function CartPayBar({ summary, length }: CartFilledProps) {
  const { dates, period, openDates } = useDates()
  const counts = cartCounts(summary)
  const { payable, delivery } = useCartPayment(summary.total).payment
  if (counts.products === 0 || (period && !summary.isOrderable)) return null
  return (
    <PayBar
      label="Итог заказа"
      sum={roubles(payable)}
      note={`${daysText(length.days)}, ${delivery === null ? unitsText(counts.units) : 'с\u00A0доставкой'}`}
    >
      {period ? (
        <Button
          variant={shortItems(summary).some(({ isOwned }) => isOwned !== false) ? 'line' : 'primary'}
          href="/order"
        >
          Оформить
        </Button>
      ) : (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => openDates()}>
          {dates ? 'Выбрать новые даты' : 'Выберите даты'}
        </Button>
      )}
    </PayBar>
  )
}
