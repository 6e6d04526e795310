import { HAS_PROMISES, PROMISES } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { FeedbackButton } from '#renderer/feedback/FeedbackButton.tsx'
import { useOrderWords } from '#renderer/settings/orderWords.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import type { OrderTerms } from '../../orderTerms.ts'
import type { ShownOutcome } from '../submit/orderOutcome.ts'
import css from './OrderSubmit.module.css'

/** The button that sends the form, and what happens then. */
export function OrderSubmit({ form, wait, outcome, isPlain, said, otherDates }: OrderSubmitProps & Said) {
  const words = useOrderWords()
  const isRepeated = outcome?.kind === 'noResponse' || outcome?.kind === 'failed'
  const isRepriced = outcome?.kind === 'price'
  return (
    <div className="screen-only">
      {otherDates === null ? (
        <Button type="submit" form={form} variant="primary" size="lg" wide busy={wait !== null}>
          {isRepeated
            ? texts.orderOutcome.sendAgain
            : isRepriced
              ? texts.orderSending.sendAtNewPrice
              : words.send}
        </Button>
      ) : (
        <Button variant="primary" size="lg" wide href={otherDates}>
          {texts.orderSending.otherDates}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {wait && (wait === 'order' ? words.sending : texts.orderSending.counting)}
      </p>
      <SaidTerms said={said} />
      {!isPlain && (
        <FeedbackButton size="sm" className={css.call}>
          {texts.orderSending.callMe}
        </FeedbackButton>
      )}
    </div>
  )
}

type Said = {
  said: OrderTerms
  /** Where dates that cannot be ordered are changed; null where these can be. */
  otherDates: string | null
}

/** Beside the button: what the company says of charging, cancelling and moving, and what it promises. Nothing where it says nothing. */
function SaidTerms({ said }: { said: OrderTerms }) {
  const sentences = [said.sendNote, said.cancellation, said.moving, ...(HAS_PROMISES ? PROMISES : [])].filter(
    (text) => text !== null,
  )
  return sentences.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a company may say one sentence twice
    <p key={index} className={`small muted ${css.note}`}>
      {text}
    </p>
  ))
}

export type OrderSubmitProps = {
  /** The id of the form. */
  form: string
  /** Why it cannot be pressed now: the order is being sent, or its sum is being counted for other dates. */
  wait: 'order' | 'prices' | null
  /** The last answer: a press sends the same order again, or accepts another sum. */
  outcome: ShownOutcome
  isPlain: boolean
}

/** On a phone: the sum, what of it is paid beforehand, and the button that sends the form, always above the bottom bar. */
export function OrderPayBar({ form, wait, outcome, payment }: OrderSubmitProps & { payment: Payment }) {
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
        {outcome?.kind === 'noResponse' ? texts.orderSending.againShort : texts.orderSending.sendShort}
      </Button>
    </PayBar>
  )
}
