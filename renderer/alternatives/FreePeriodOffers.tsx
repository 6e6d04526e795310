import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './Alternatives.module.css'
import { PeriodOffers } from './PeriodOffers.tsx'
import type { RequestedUnits } from './requestedUnits.ts'
import { useFreePeriods } from './useFreePeriods.ts'

/** The nearest dates on which everything requested is free; a press moves the visitor's dates there. */
export function FreePeriodOffers(props: FreePeriodOffersProps) {
  const { requested, period, title, note, quiet, children } = props
  const { draft, isApplying, moveDates, openDates } = useDates()
  const answer = useFreePeriods(requested, period)
  return (
    <section className={css.block} aria-busy={answer.state === 'loading' || undefined}>
      <div role="status">
        {answer.state === 'loading' && <p className="visually-hidden">{texts.otherDates.searching}</p>}
        {answer.state === 'found' && (
          <p className={css.label}>
            {answer.periods.length > 0
              ? title
              : texts.otherDates.none(daysText(daysIn(period)), answer.isComplete)}
          </p>
        )}
      </div>
      {answer.state === 'loading' && <Skeleton height={60} className={css.place} />}
      {answer.state === 'failed' && (
        <FailedBlock size="part" title={texts.words.freeDatesFailed} onRetry={answer.retry}>
          {texts.otherDates.chooseYourself}
        </FailedBlock>
      )}
      {answer.state === 'found' && (
        <>
          <PeriodOffers
            label={texts.otherDates.free}
            periods={answer.periods}
            from={period}
            note={note}
            pending={isApplying ? draft : null}
            quiet={quiet ?? false}
            onPick={(offer) => moveDates(offer)}
          />
          {answer.periods.length === 0 && children}
          {answer.periods.length > 0 && !answer.isComplete && (
            <p className="small muted">{texts.otherDates.partlyChecked}</p>
          )}
        </>
      )}
      {answer.state !== 'loading' && (
        <Button
          size="sm"
          variant="soft"
          className={css.other}
          aria-haspopup="dialog"
          onClick={() => openDates()}
        >
          {texts.words.otherDates}
        </Button>
      )}
    </section>
  )
}

export type FreePeriodOffersProps = {
  /** All of it has to be free. */
  requested: readonly RequestedUnits[]
  /** The dates on which it is not. */
  period: Period
  /** The heading of the offers: «Все 24 свободны рядом». */
  title: string
  /** At the end of each button. */
  note?: string
  /** No button is lime. */
  quiet?: boolean
  /** The content where there are no such dates. */
  children?: ReactNode
}
