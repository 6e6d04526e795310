import { texts } from '#company/texts/index.ts'
import { useSessionRecord } from '#renderer/runtime/sessionRecord.ts'
import { NothingHere } from '#renderer/shell/NothingHere.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { placedOrder } from '../placedOrder.ts'
import { OrderAccepted } from './OrderAccepted.tsx'
import { PlainAccepted } from './PlainAccepted.tsx'

/** The order was made: its number, its dates, and what happens next. Another tab or a later visit knows nothing of it. */
export default function Page() {
  const order = useSessionRecord(placedOrder)
  if (order)
    return (
      <Wrap tall>
        <OrderAccepted order={order} />
      </Wrap>
    )
  return (
    <>
      <noscript>
        {import.meta.env.SSR && (
          <Wrap tall>
            <PlainAccepted />
          </Wrap>
        )}
      </noscript>
      <div className="needs-scripts">
        <NothingHere
          title={order === undefined ? texts.orderWords.yours : texts.orderPlaced.later}
          text={order === undefined ? texts.orderPlaced.looking : texts.orderPlaced.laterText}
        />
      </div>
    </>
  )
}
