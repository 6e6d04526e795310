import type { PlanReading } from '#gateway/rental/plan/readPlan.ts'
import { positionsText } from '#gateway/rental/plural.ts'
import { unreadTexts } from '#renderer/plan/planTexts.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { CalendarX } from '#renderer/ui/icons.ts'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import css from './Plan.module.css'
import { PlanAdd } from './PlanAdd.tsx'
import { PlanDatesForm } from './PlanDatesForm.tsx'

/** The things could be read, the dates could not: they are asked for. */
export function PlanWithoutDates({ reading: { plan, unread, unreadLines } }: { reading: PlanReading }) {
  return (
    <>
      <PageTitle note={positionsText(plan.lines.length)}>{plan.title || 'Смета'}</PageTitle>
      <Alert icon={CalendarX} title="На&nbsp;какие даты посчитать?" className={css.alert}>
        {unreadTexts(unread, unreadLines).join(' ')} Список цел: выберите даты, и&nbsp;мы&nbsp;пересчитаем.
      </Alert>
      <PlanDatesForm plan={plan} />
      <noscript>{import.meta.env.SSR && <PlanAdd plan={plan} days={null} />}</noscript>
    </>
  )
}
