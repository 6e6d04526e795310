import { texts } from '#company/texts/index.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import type { OrderSubmitProps } from './OrderSubmit.tsx'

/** On a phone: the sum, what of it is paid beforehand, and the button that sends the form, always above the bottom bar. */
export function OrderPayBar({ form, wait, isRepeated, payment }: OrderSubmitProps & { payment: Payment }) {
  const { payable, prepayment } = payment
  return (
    <PayBar
      label={texts.words.orderSum}
      sum={roubles(payable)}
      note={
        prepayment && prepayment < payable
          ? texts.orderSending.prepay(roubles(prepayment))
          : texts.orderSending.payLater
      }
    >
      <Button type="submit" form={form} variant="primary" busy={wait !== null}>
        {isRepeated ? texts.orderSending.againShort : texts.orderSending.sendShort}
      </Button>
    </PayBar>
  )
}
