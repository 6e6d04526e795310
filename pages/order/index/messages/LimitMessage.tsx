import { useEffect, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Focused, InView, ReloadLink } from '#renderer/ui/FormMessage.tsx'
import { isFocusLost } from '#renderer/ui/lostFocus.ts'
import { PLAIN_FIELDS } from '../plain/plainOrder.ts'
import type { Limit } from '../submit/orderOutcome.ts'
import css from './OrderMessage.module.css'

/** That a person has to take the order, and below it what sends its list: the form has all that a message needs. */
export function LimitMessage({ message, listFailure: failure, form, isBusy }: LimitProps) {
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
        {failure && (
          <Alert live className={css.message} title={texts.orderSending.listNotSent}>
            <span>
              {failure.isOutdated ? failure.message : texts.orderSending.sendListAgain(failure.message)}
            </span>{' '}
            {failure.isOutdated && <ReloadLink />}
          </Alert>
        )}
        {!failure?.isOutdated && (
          <Button
            {...{ type: 'submit', form, name: PLAIN_FIELDS.asMessage, value: 'on' }}
            {...{ variant: 'primary', size: 'lg', wide: true, className: css.press, busy: isBusy }}
          >
            {texts.orderSending.sendList}
          </Button>
        )}
      </div>
    </InView>
  )
}

export type LimitProps = Omit<Limit, 'kind'> & {
  /** The id of the form. */
  form: string
  /** The last request has not been answered yet. */
  isBusy: boolean
}

/** The list of the order has arrived. It replaces its button, and takes the focus. */
export function ListSent({ planHref }: { planHref: string | null }) {
  return (
    <Focused>
      <Alert live tone="ok" className={css.message} title={texts.orderSending.listHere}>
        {texts.orderSending.listHereText}
      </Alert>
      <div className="buttons">
        <Button variant="primary" href="/catalog">
          {texts.words.backToCatalogue}
        </Button>
        {planHref && <Button href={planHref}>{texts.orderForm.openPlan}</Button>}
      </div>
    </Focused>
  )
}
