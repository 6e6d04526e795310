import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { CartQuoteAnswer } from '#renderer/cart/cartQuote.ts'
import { countsText } from '#renderer/cart/cartTexts.ts'
import { UnconfirmedNote } from '#renderer/ui/Availability.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { periodInSentence, roubles } from '#renderer/ui/format.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './CartChange.module.css'
import { CartOffers } from './CartOffers.tsx'
import { shortText, stockText } from './changeTexts.ts'
import { type ChangeRow, countedStocks, dateChange, isBusy } from './dateChange.ts'
import { Late } from './WaitingRows.tsx'

/** The cart on the visitor's own dates, in three lines. */
export function CartNow({ period, answer, onReset, onPick }: CartNowProps) {
  const { quote, hasFailed, ask } = answer
  if (!period)
    return (
      <section className={css.side} aria-label={texts.words.cart}>
        <h3 className={css.label}>{texts.words.cart}</h3>
        <p className="small muted">{texts.dateChange.chooseDates}</p>
      </section>
    )
  const change = quote && dateChange(null, quote)
  return (
    <section className={css.side} aria-label={texts.dateChange.now} aria-busy={!change && !hasFailed}>
      <div>
        <h3 className={css.label}>{texts.dateChange.now}</h3>
        <p className={css.now}>
          {periodInSentence(period) + (change ? ` · ${roubles(change.payable)}` : '')}
        </p>
        {change ? (
          <p className="small muted">
            {`${sentence(countsText(countsOf(change.rows)))} ${stockText(change) || `${texts.words.notAllFree}: ${shortText(change.short)}`}`}
          </p>
        ) : (
          !hasFailed && <Late height={20} width={220} />
        )}
        {change && <UnconfirmedNote stocks={countedStocks(change.rows)} />}
      </div>
      {hasFailed && (
        <FailedBlock size="part" title={texts.dateChange.cartFailed} onRetry={ask}>
          {texts.dateChange.cartFailedText}
        </FailedBlock>
      )}
      {quote && change && isBusy(change) && <CartOffers quote={quote} period={period} onPick={onPick} />}
      <p className="small muted">
        {texts.dateChange.markedDays}
        <TextLink onClick={onReset}>{texts.dateChange.reset}</TextLink>
      </p>
    </section>
  )
}

export type CartNowProps = {
  /** The visitor's dates; null without. */
  period: Period | null
  answer: Pick<CartQuoteAnswer, 'quote' | 'hasFailed' | 'ask'>
  onReset: () => void
  /** The visitor chooses dates that were offered. */
  onPick: (period: Period) => void
}

// «29 шт.» ends with a full stop already.
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

function countsOf(rows: readonly ChangeRow[]) {
  const products = rows.filter(({ isExtra }) => !isExtra)
  return {
    products: products.length,
    units: unitsIn(products),
    related: unitsIn(rows.filter(({ isExtra }) => isExtra)),
  }
}

function unitsIn(rows: readonly ChangeRow[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}
