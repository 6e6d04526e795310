import { useReservation } from '#renderer/reservation/useReservation.ts'
import { classes } from '#renderer/ui/classes.ts'
import { periodText } from '#renderer/ui/format.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './ListingDates.module.css'

/** For which dates the products below are shown. */
export function ListingDates({ className }: { className?: string | undefined }) {
  const { period, openDates } = useReservation()
  return (
    <p className={classes(css.dates, 'small', className)}>
      <span>
        {period ? (
          <>
            <b>{periodText(period)}</b>
            <span className="muted"> — показываем, что свободно в эти дни. </span>
          </>
        ) : (
          <span className="muted">Даты не выбраны — показываем цены за сутки. </span>
        )}
        <TextLink className="nowrap" onClick={() => openDates()}>
          {period ? 'Изменить' : 'Выбрать даты'}
        </TextLink>
      </span>
    </p>
  )
}
