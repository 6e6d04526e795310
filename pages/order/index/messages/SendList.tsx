import { useState } from 'react'
import { useMutation } from 'urql'
import { texts } from '#company/texts/index.ts'
import { sendFeedbackMutation } from '#renderer/feedback/documents.ts'
import { sendFeedback } from '#renderer/feedback/sendFeedback.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import type { OrderForm } from '../form/orderForm.ts'
import { LimitMessage } from './LimitMessage.tsx'
import { listMessage, type OrderList } from './listMessage.ts'
import css from './OrderMessage.module.css'

/** Sends the list of an order that a person has to take, at one press: the form has all that a message needs. */
export function SendList({ message, list, form, onSent }: SendListProps) {
  const [, mutate] = useMutation(sendFeedbackMutation)
  const [state, setState] = useState<'busy' | { failed: string } | null>(null)

  async function send() {
    setState('busy')
    const { name, phone, email, consent, consentsVersion } = form
    const text = listMessage(list, form, location.origin)
    const sender = { name, phone, email, consent, consentsVersion }
    const outcome = await sendFeedback(mutate, { ...sender, callSlot: null, message: text })
    if (outcome.kind === 'sent') onSent()
    else setState({ failed: outcome.message })
  }

  return (
    <LimitMessage message={message}>
      {state !== null && state !== 'busy' && (
        <Alert live className={css.message} title={texts.orderSending.listNotSent}>
          {texts.orderSending.sendListAgain(state.failed)}
        </Alert>
      )}
      <Button variant="primary" size="lg" wide className={css.press} busy={state === 'busy'} onClick={send}>
        {texts.orderSending.sendList}
      </Button>
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
