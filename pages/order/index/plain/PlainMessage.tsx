import { texts } from '#company/texts/index.ts'
import type { PlanView } from '#renderer/plan/planView.ts'
import { callLink, useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import type { FailedOrder } from '../../failedOrder.ts'
import { LimitMessage, ListSent } from '../messages/LimitMessage.tsx'
import css from '../messages/OrderMessage.module.css'
import { OrderMessage } from '../messages/OrderMessage.tsx'
import type { PriceChange } from '../submit/priceChanges.ts'
import { PLAIN_FIELDS, type PlainOrder } from './plainOrder.ts'

/** Why the order was not made, in the words that it has with scripts. */
export function PlainMessage({ order: { outcome, problems }, view, planHref }: PlainMessageProps) {
  if (outcome?.kind === 'failed') return <Failure {...outcome.failure} />
  if (outcome?.kind === 'listSent') return <ListSent planHref={planHref} />
  if (outcome?.kind === 'limit') {
    return (
      <LimitMessage message={outcome.message}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          className={css.press}
          name={PLAIN_FIELDS.asMessage}
          value="on"
        >
          {texts.orderSending.sendList}
        </Button>
      </LimitMessage>
    )
  }
  return (
    <OrderMessage
      outcome={outcome}
      changes={view ? changesIn(view) : []}
      problems={problems}
      failedChecks={Object.keys(problems).length}
      planHref={planHref}
    />
  )
}

export type PlainMessageProps = {
  order: PlainOrder
  /** Null while the catalogue does not answer. */
  view: PlanView | null
  planHref: string
}

function Failure({ message, detail, retryable, mayExist }: FailedOrder) {
  const settings = useSiteSettings()
  const call = callLink(settings)
  return (
    <Alert
      live
      className={css.message}
      title={
        mayExist
          ? texts.orderSending.noAnswerYet
          : (settings?.order?.errorTitle ?? texts.orderOutcome.notSent)
      }
    >
      <p>{message}</p>
      {detail && <p>{detail}</p>}
      {retryable && <p>{texts.orderSending.nothingLost}</p>}
      {call && <TextLink {...call.link}>{call.number}</TextLink>}
    </Alert>
  )
}

// The form is sent to the URL of the plan with the sums that it showed.
function changesIn({ rows }: PlanView): PriceChange[] {
  return rows.flatMap(({ key, product, was, sum }) =>
    was !== null && sum !== null && was !== sum
      ? [{ key, name: product?.name ?? texts.places.product, was, now: sum }]
      : [],
  )
}
