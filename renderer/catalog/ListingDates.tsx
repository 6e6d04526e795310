import { texts } from '#company/texts/index.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { classes } from '#renderer/ui/classes.ts'
import { periodInSentence } from '#renderer/ui/format.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './ListingDates.module.css'

/** For which dates the products below are shown. */
export function ListingDates({ className }: { className?: string | undefined }) {
  const { period, isOverdue, openDates } = useDates()
  return (
    <p className={classes(css.dates, 'small', className)}>
      <span>
        {period ? (
          <>
            <span className="muted">{texts.catalog.forDates}</span>
            <b className="nowrap">{periodInSentence(period)}</b>{' '}
          </>
        ) : (
          <span className="muted">{isOverdue ? texts.catalog.datesPassed : texts.catalog.withoutDates}</span>
        )}
        <TextLink className="nowrap needs-scripts" onClick={() => openDates()}>
          {period ? texts.words.changeDates : texts.words.chooseDates}
        </TextLink>
      </span>
    </p>
  )
}
