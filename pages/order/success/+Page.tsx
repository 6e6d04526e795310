import { texts } from '#company/texts/index.ts'
import { useSessionRecord } from '#renderer/runtime/sessionRecord.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { placedOrder } from '../placedOrder.ts'
import { OrderAccepted } from './OrderAccepted.tsx'
import { PlainAccepted } from './PlainAccepted.tsx'

/** The order was made: its number, its dates, and what happens next. Another tab or a later visit knows nothing of it. */
export default function Page() {
  const order = useSessionRecord(placedOrder)
  return (
    <Wrap tall>
      {order ? (
        <OrderAccepted order={order} />
      ) : (
        <>
          <noscript>{import.meta.env.SSR && <PlainAccepted />}</noscript>
          <EmptyState
            className="needs-scripts"
            title={order === undefined ? texts.orderWords.yours : texts.orderPlaced.later}
            text={order === undefined ? texts.orderPlaced.looking : texts.orderPlaced.laterText}
          >
            <Button variant="primary" size="lg" href="/catalog">
              {texts.words.toCatalogue}
            </Button>
          </EmptyState>
        </>
      )}
    </Wrap>
  )
}
