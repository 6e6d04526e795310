import type { ReactNode } from 'react'
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
  const { requested, period, title, note, quiet, onMove, children } = props
  const { draft, isApplying, moveDates, openDates } = useDates()
  const answer = useFreePeriods(requested, period)
  return (
    <section className={css.block} aria-busy={answer.state === 'loading' || undefined}>
      <div role="status">
        {answer.state === 'loading' && <p className="visually-hidden">Ищем свободные даты</p>}
        {answer.state === 'found' && (
          <p className={css.label}>
            {answer.periods.length > 0 ? title : noneText(period, answer.isComplete)}
          </p>
        )}
      </div>
      {answer.state === 'loading' && <Skeleton height={60} className={css.place} />}
      {answer.state === 'failed' && (
        <FailedBlock size="part" title="Свободные даты не&nbsp;загрузились" onRetry={answer.retry}>
          Выберите даты сами или попробуйте ещё раз
        </FailedBlock>
      )}
      {answer.state === 'found' && (
        <>
          <PeriodOffers
            label="Свободные даты"
            periods={answer.periods}
            from={period}
            note={note}
            pending={isApplying ? draft : null}
            quiet={quiet ?? false}
            onPick={(offer) => {
              onMove?.()
              moveDates(offer)
            }}
          />
          {answer.periods.length === 0 && children}
          {answer.periods.length > 0 && !answer.isComplete && (
            <p className="small muted">Проверили не&nbsp;все дни: свободные могут быть и&nbsp;ближе</p>
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
          Другие даты
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
  /** What the offers are: «Все 24 свободны рядом». */
  title: string
  /** At the end of each button. */
  note?: string
  /** No button is lime. */
  quiet?: boolean
  /** The dates are being moved. */
  onMove?: () => void
  /** What is offered where there are no such dates. */
  children?: ReactNode
}

function noneText(period: Period, isComplete: boolean): string {
  const days = daysText(daysIn(period))
  return isComplete
    ? `За\u00A0месяц до\u00A0и\u00A0после этих дат свободных ${days} подряд нет`
    : `Свободных ${days} рядом не\u00A0нашли, но\u00A0проверили не\u00A0все дни`
}
