import { texts } from '#company/texts/index.ts'
import { eachDay, type Period, type PeriodRules } from '#gateway/rental/period.ts'
import { PeriodOffers } from '#renderer/alternatives/PeriodOffers.tsx'
import { useFreePeriods } from '#renderer/alternatives/useFreePeriods.ts'
import { type MarkedThings, useDayMarks } from './marks/useDayMarks.ts'
import css from './NearPeriods.module.css'

/** Below the calendar: the nearest dates, as many, on which all is free; nothing where it is free on the chosen ones, or nobody knows. */
export function NearPeriods({ things, period, rules, onPick }: NearPeriodsProps) {
  const { marks } = useDayMarks({ month: period.start, months: 2, rules, things })
  const isShort = eachDay(period).some((day) => marks.has(day))
  const answer = useFreePeriods(isShort ? things.lines : [], period)
  if (answer.state !== 'found' || answer.periods.length === 0) return null
  return (
    <div className={css.near}>
      <p className="small muted">{texts.otherDates.free}</p>
      <PeriodOffers
        quiet
        label={texts.otherDates.free}
        periods={answer.periods}
        from={period}
        onPick={onPick}
      />
    </div>
  )
}

type NearPeriodsProps = {
  things: MarkedThings
  period: Period
  rules: PeriodRules
  onPick: (period: Period) => void
}
