import { texts } from '#company/texts/index.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { InView } from '#renderer/ui/InView.tsx'
import type { PriceChange } from '../submit/priceChanges.ts'
import css from './OrderMessage.module.css'

/** What costs something else than the visitor had seen; the button below it accepts that. */
export function PriceMessage({ message, expected, total, changes }: PriceMessageProps) {
  return (
    <InView>
      <Alert live className={css.message} title={message}>
        <ul>
          {changes.map(({ key, name, was, now }) => (
            <li key={key}>
              {name}: {fromTo(was, now)}
            </li>
          ))}
          <li>{texts.orderSending.rent(fromTo(expected, total))}</li>
        </ul>
      </Alert>
    </InView>
  )
}

export type PriceMessageProps = {
  message: string
  /** Roubles for rent and extras, before and now. */
  expected: number
  total: number
  changes: readonly PriceChange[]
}

function fromTo(was: number, now: number): string {
  return texts.orderSending.fromTo(roubles(was), roubles(now))
}
