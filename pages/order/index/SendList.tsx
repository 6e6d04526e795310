import { useState } from 'react'
import { sendFeedback } from '#renderer/feedback/sendFeedback.ts'
import { useClient } from '#renderer/graphql/useAnswer.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ListSent } from './ListSent.tsx'
import { listMessage, type OrderList } from './listMessage.ts'
import type { OrderForm } from './orderForm.ts'

/** Sends the list of an order that a person has to take, at one press: the form has all that a message needs. */
export function SendList({ list, form }: SendListProps) {
  const client = useClient()
  const [state, setState] = useState<'busy' | 'sent' | { failed: string } | null>(null)

  async function send() {
    setState('busy')
    const { name, phone, email, consent } = form
    const message = listMessage(list, form, location.origin)
    const outcome = await sendFeedback(client, { name, phone, email, consent, message })
    setState(outcome.kind === 'sent' ? 'sent' : { failed: outcome.message })
  }

  if (state === 'sent') return <ListSent />
  return (
    <>
      {state !== null && state !== 'busy' && <p>Список не&nbsp;ушёл. {state.failed} Отправьте ещё раз.</p>}
      <Button variant="ink" wide busy={state === 'busy'} onClick={send}>
        {SEND_LIST}
      </Button>
    </>
  )
}

/** What the button says, with scripts and without. */
export const SEND_LIST = 'Отправить список сообщением'

type SendListProps = { list: OrderList; form: OrderForm }
