import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { totalName } from '#renderer/cart/cartTexts.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { UnconfirmedNote } from '#renderer/ui/Availability.tsx'
import { Fact, SumList } from '#renderer/ui/Facts.tsx'
import { periodInSentence, roubles, unconfirmedText } from '#renderer/ui/format.ts'
import css from './CartChange.module.css'
import { ChangeLine } from './ChangeLine.tsx'
import { deliveryText, differenceText, shortText } from './changeTexts.ts'
import { type ChangeRow, countedStocks, type DateChange, isShort, isUncounted } from './dateChange.ts'

/** The changes that other dates bring, line by line, with short lines first; one sentence where there are none. */
export function ChangeList({ change, period, hasSameLength }: ChangeListProps) {
  const { rows, short, payable, wasPayable, difference, isSame, isStockComplete } = change
  const stocks = countedStocks(rows)
  const unconfirmed = unconfirmedText(stocks)
  if (isSame)
    return (
      <Alert tone="ok" title={texts.dateChange.unchanged(periodInSentence(period), isStockComplete)}>
        {texts.dateChange.unchangedSum(roubles(payable), hasSameLength) +
          (unconfirmed ? `. ${unconfirmed}` : '')}
      </Alert>
    )
  const delivery = deliveryText(change)
  return (
    <>
      {short.length > 0 && (
        <Alert tone="warn" title={texts.dateChange.tooFew(periodInSentence(period))}>
          {shortText(short) + texts.dateChange.staysInCart}
        </Alert>
      )}
      <ul>
        {rows.map((row) => (
          <ChangeLine key={row.key} row={row}>
            <RowSums {...row} />
          </ChangeLine>
        ))}
      </ul>
      <SumList>
        {delivery && <Fact name={texts.words.delivery}>{delivery}</Fact>}
        <div>
          <dt>
            <span>{totalName({ isPart: isShort(change), isUncounted: short.some(isUncounted) })}</span>
            {difference !== null && <span className={css.difference}>{differenceText(difference)}</span>}
          </dt>
          <dd>
            {wasPayable !== null && wasPayable !== payable && (
              <s className={css.wasTotal}>
                <span className="visually-hidden">{texts.dateChange.was}</span>
                <span>{roubles(wasPayable)}</span>
              </s>
            )}
            <span>{roubles(payable)}</span>
          </dd>
        </div>
      </SumList>
      <UnconfirmedNote stocks={stocks} />
    </>
  )
}

export type ChangeListProps = {
  change: DateChange
  /** The new dates. */
  period: Period
  /** They are as many days as the former ones. */
  hasSameLength: boolean
}

function RowSums({ was, sum }: Pick<ChangeRow, 'was' | 'sum'>) {
  return (
    <>
      {was !== undefined && was !== null && was !== sum && (
        <s>
          <span className="visually-hidden">{texts.dateChange.was}</span>
          <span>{roubles(was)}</span>
        </s>
      )}
      <span>{sum === null ? texts.words.notCounted : roubles(sum)}</span>
    </>
  )
}
