import { useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { useOnline } from '#renderer/offline/useOnline.ts'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { InView, ReloadLink } from '#renderer/ui/FormMessage.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { type FailedOrder, failureTitle } from '../../failedOrder.ts'
import { FIELDS, type FieldName, type FieldProblems, fieldTitle } from '../form/orderForm.ts'
import type { Corrections, ShownOutcome } from '../submit/orderOutcome.ts'
import type { PriceChange } from '../submit/priceChanges.ts'
import { LimitMessage, type LimitProps, ListSent } from './LimitMessage.tsx'
import css from './OrderMessage.module.css'

/** Why the order was not sent: read out, and in view, as soon as it appears. */
export function OrderMessage(props: OrderMessageProps) {
  const { outcome, changes, problems, failedChecks, href, isPlain, form, isBusy } = props
  const faults = FIELDS.filter((name) => problems[name])
  // Once all of a check is corrected, only another press brings a message.
  const [corrected, setCorrected] = useState(0)
  if (faults.length === 0 && corrected !== failedChecks) setCorrected(failedChecks)
  const wrong = corrected === failedChecks ? [] : faults
  const corrections = { wrong, href, isPlain }
  const isKept = outcome?.kind === 'limit' || outcome?.kind === 'listSent'
  if (outcome?.kind === 'input' || (wrong.length > 0 && !isKept))
    return (
      <CorrectionsMessage key={failedChecks} {...(outcome?.kind === 'input' && outcome)} {...corrections} />
    )
  switch (outcome?.kind) {
    case 'price':
      return <PriceMessage key={outcome.total} {...outcome} changes={changes} />
    case 'conflict':
      return (
        <InView>
          <Alert live className={css.message} title={outcome.message}>
            <p>{texts.orderSending.conflictText}</p>
            <CallButton />
          </Alert>
        </InView>
      )
    case 'noResponse':
      return <NoResponseMessage />
    case 'limit':
      return <LimitMessage {...outcome} {...{ form, isBusy }} />
    case 'listSent':
      return <ListSent planHref={props.planHref} />
    case 'failed':
      // With scripts a page of its own says it.
      return isPlain ? <FailedMessage {...outcome.failure} /> : null
    default:
      return null
  }
}

export type OrderMessageProps = {
  outcome: ShownOutcome
  /** The lines that cost something else after a change of price. */
  changes: readonly PriceChange[]
  problems: FieldProblems
  /** How often the check of the fields has failed. */
  failedChecks: number
  /** Where lines are corrected, and without scripts dates as well. */
  href: string
  /** The order as a plan; null where its URL would be too long. */
  planHref: string | null
  isPlain: boolean
} & Pick<LimitProps, 'form' | 'isBusy'>

type Corrected = { wrong: readonly FieldName[] } & Partial<
  Pick<Corrections, 'message' | 'period' | 'lines' | 'isOutdated'>
> &
  Pick<OrderMessageProps, 'href' | 'isPlain'>

/** The services did not take it, or did not answer. */
function FailedMessage({ message, detail, retryable, mayExist }: FailedOrder) {
  const settings = useSiteSettings()
  return (
    <Alert live className={css.message} title={failureTitle(mayExist, settings)}>
      <p>{message}</p>
      {detail && <p>{detail}</p>}
      {retryable && <p>{texts.orderSending.nothingLost}</p>}
      <CallButton />
    </Alert>
  )
}

/** The order may not have been sent: it stays, and only a press sends it again. */
function NoResponseMessage() {
  const isOnline = useOnline()
  return (
    <InView>
      <Alert
        live
        key={String(isOnline)}
        className={css.message}
        title={isOnline ? texts.orderSending.noAnswer : texts.orderSending.offline}
      >
        {isOnline ? texts.orderSending.noAnswerText : texts.orderSending.offlineText}
      </Alert>
    </InView>
  )
}

/** All that is to be corrected, and where: the fields, the dates, the lines. */
function CorrectionsMessage({ message, period = null, lines = [], isOutdated, ...rest }: Corrected) {
  const { openDates } = useDates()
  const { href, isPlain } = rest
  // As the press found them: a message that became shorter with each field would be read out each time.
  const [wrong] = useState(rest.wrong)
  const isOfFields = wrong.length > 0 && period === null && lines.length === 0 && !isOutdated
  const title = isOfFields ? texts.orderSending.check(wrong.length) : message
  return (
    <InView>
      <Alert live className={css.message} title={title}>
        {isOutdated && <ReloadLink />}
        {wrong.length > 0 && <p>{wrong.map(fieldTitle).join(', ')}</p>}
        {period !== null && (
          <>
            {period !== title && <p>{period}</p>}
            {isPlain ? (
              <TextLink href={href}>{texts.orderSending.otherDates}</TextLink>
            ) : (
              <TextLink aria-haspopup="dialog" onClick={() => openDates()}>
                {texts.orderSending.otherDates}
              </TextLink>
            )}
          </>
        )}
        {lines.map((line) => (
          <p key={`${line.parentId} ${line.productId}`}>{line.message}</p>
        ))}
        {lines.length > 0 && (
          <TextLink href={href}>
            {isPlain ? texts.orderSending.correctInPlan : texts.orderForm.correctInCart}
          </TextLink>
        )}
      </Alert>
    </InView>
  )
}

/** The prices that differ from those that the visitor had seen; the button below accepts them. */
function PriceMessage({ message, expected, total, delivery, changes }: PriceMessageProps) {
  return (
    <InView>
      <Alert live className={css.message} title={message}>
        <ul>
          {changes.map(({ key, name, was, now }) => (
            <li key={key}>{`${name}: ${fromTo(was, now)}`}</li>
          ))}
          {(expected !== total || !delivery) && <li>{texts.orderSending.rent(fromTo(expected, total))}</li>}
          {delivery && (
            <li>
              {delivery.now === null
                ? texts.deliveryQuote.unknownNow
                : texts.deliveryQuote.changed(fromTo(delivery.expected, delivery.now))}
            </li>
          )}
        </ul>
      </Alert>
    </InView>
  )
}

type PriceMessageProps = {
  message: string
  /** Roubles for rent and extras, before and now. */
  expected: number
  total: number
  /** Roubles for delivery, if these are others as well. */
  delivery: { expected: number; now: number | null } | null
  changes: readonly PriceChange[]
}

function fromTo(was: number, now: number): string {
  return texts.orderSending.fromTo(roubles(was), roubles(now))
}
