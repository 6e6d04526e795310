import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import type { PlanReading } from '#gateway/rental/plan/readPlan.ts'
import { unreadTexts } from '#renderer/plan/planTexts.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { CalendarX } from '#renderer/ui/icons.ts'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import css from './Plan.module.css'
import { PlanAdd } from './PlanAdd.tsx'
import { PlanDatesForm } from './PlanDatesForm.tsx'

/** The things could be read, the dates could not, or there were none yet: a form requests them. */
export function PlanWithoutDates({ reading: { plan, unread, unreadLines } }: { reading: PlanReading }) {
  const { s, e } = usePageContext().urlParsed.search
  const isNew = s === undefined && e === undefined
  const unreadable = isNew ? unread.filter((part) => part !== 'dates') : unread
  return (
    <>
      <PageTitle note={positionsText(plan.lines.length)}>{plan.title || texts.planPage.title}</PageTitle>
      {unreadable.length > 0 && (
        <Alert icon={CalendarX} title={texts.planPage.partUnread} className={css.alert}>
          {unreadTexts(unreadable, unreadLines).join(' ')}
        </Alert>
      )}
      <p>{texts.planPage.withoutDates}</p>
      <PlanDatesForm plan={plan} />
      <noscript>{import.meta.env.SSR && <PlanAdd plan={plan} days={null} />}</noscript>
    </>
  )
}
