import { type ReactNode, useEffect, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { InView } from '#renderer/ui/FormMessage.tsx'
import { isFocusLost } from '#renderer/ui/lostFocus.ts'
import css from './OrderMessage.module.css'

/** That a person has to take the order, and below it what sends its list. */
export function LimitMessage({ message, children }: { message: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone; whoever has gone on to write is not disturbed.
  useEffect(() => {
    if (isFocusLost()) element.current?.focus({ preventScroll: true })
  }, [])
  return (
    <InView>
      <div ref={element} tabIndex={-1}>
        <Alert live className={css.message} title={texts.orderSending.byPerson}>
          {message}
        </Alert>
        {children}
      </div>
    </InView>
  )
}

/** The list of the order has arrived. It replaces its button, and takes the focus. */
export function ListSent({ planHref }: { planHref: string | null }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1}>
      <Alert live tone="ok" className={css.message} title={texts.orderSending.listHere}>
        {texts.orderSending.listHereText}
      </Alert>
      <div className={css.ways}>
        <Button variant="primary" href="/catalog">
          {texts.words.backToCatalogue}
        </Button>
        {planHref && <Button href={planHref}>{texts.orderForm.openPlan}</Button>}
      </div>
    </div>
  )
}
