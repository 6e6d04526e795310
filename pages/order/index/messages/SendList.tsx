import { useState } from 'react'
import { useMutation } from 'urql'
import { texts } from '#company/texts/index.ts'
import { sendFeedbackMutation } from '#renderer/feedback/documents.ts'
import { sendFeedback } from '#renderer/feedback/sendFeedback.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { ReloadLink } from '#renderer/ui/FormMessage.tsx'
import type { OrderForm } from '../form/orderForm.ts'
import { LimitMessage } from './LimitMessage.tsx'
import { listMessage, type OrderList } from './listMessage.ts'
import css from './OrderMessage.module.css'

/** Sends the list of an order that a person has to take, at one press: the form has all that a message needs. */
export function SendList({ message, list, form, onSent }: SendListProps) {
  const [, mutate] = useMutation(sendFeedbackMutation)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ message: string; isOutdated: boolean } | null>(null)

  async function send() {
    setFailure(null)
    setBusy(true)
    const { name, phone, email, consent, consentsVersion } = form
    const text = listMessage(list, form, location.origin)
    const sender = { name, phone, email, consent, consentsVersion }
    const outcome = await sendFeedback(mutate, { ...sender, callSlot: null, message: text })
    setBusy(false)
    if (outcome.kind === 'sent') onSent()
    else setFailure({ isOutdated: false, ...outcome })
  }

  return (
    <LimitMessage message={message}>
      {failure && (
        <Alert live className={css.message} title={texts.orderSending.listNotSent}>
          <span>
            {failure.isOutdated ? failure.message : texts.orderSending.sendListAgain(failure.message)}
          </span>{' '}
          {failure.isOutdated && <ReloadLink />}
        </Alert>
      )}
      {!failure?.isOutdated && (
        <Button variant="primary" size="lg" wide className={css.press} busy={isBusy} onClick={send}>
          {texts.orderSending.sendList}
        </Button>
      )}
    </LimitMessage>
  )
}

type SendListProps = {
  /** Why, as the gateway says it. */
  message: string
  list: OrderList
  form: OrderForm
  onSent: () => void
}
