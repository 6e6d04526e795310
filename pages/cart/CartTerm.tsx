import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { unsaidText } from '#renderer/cart/cartTexts.ts'
import { TermEnds, type TermEndsProps } from '#renderer/cart/TermEnds.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { periodText } from '#renderer/ui/format.ts'
import { CalendarX } from '#renderer/ui/icons.ts'
import css from './CartTerm.module.css'

/** The dates that the cart is for: chosen, passed, too short or not chosen yet; opens the date modal. */
export function CartTerm({ sums }: Pick<TermEndsProps, 'sums'>) {
  const { dates, period, days, isOverdue, closing, minOrderDays, isQuoted, openDates } = useDates()
  const unsaid = unsaidText({ isQuoted }, false)
  const open = () => openDates()

  if (dates && isOverdue) {
    return (
      <Alert
        icon={CalendarX}
        title={closing ?? texts.cartPage.passed(periodText(dates))}
        className={css.overdue}
      >
        <div className={css.overdueText}>
          <span>{minOrderDays === null ? unsaid : texts.cartPage.formerPrices}</span>
          <Button size="sm" className="screen-only" aria-haspopup="dialog" onClick={open}>
            {texts.words.chooseNewDates}
          </Button>
        </div>
      </Alert>
    )
  }
  return (
    <div className={css.term}>
      {period && days !== null ? (
        <div className={css.ends}>
          <TermEnds period={period} length={{ days, minOrderDays }} sums={sums} />
        </div>
      ) : (
        <div className={css.ends}>
          <p>
            <b>{dates ? texts.cartPage.tooShort(periodText(dates)) : texts.cartPage.noDates}</b>
            <span>
              {minOrderDays === null ? unsaid : texts.cartPage.shortestPrices(daysText(minOrderDays))}
            </span>
          </p>
        </div>
      )}
      <Button size="sm" className="screen-only" aria-haspopup="dialog" onClick={open}>
        {dates ? texts.words.changeDates : texts.words.chooseDates}
      </Button>
    </div>
  )
}
