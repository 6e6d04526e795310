import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import type { PlanView } from '#renderer/plan/planView.ts'
import { downloadFile } from '#renderer/runtime/downloadFile.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { CalendarDays, Download, Pencil, Printer } from '#renderer/ui/icons.ts'
import css from './Plan.module.css'
import { PlanDatesButton, PlanDatesForm } from './PlanDatesForm.tsx'
import { PlanTitleForm } from './PlanTitle.tsx'
import { planCsv } from './planCsv.ts'

/** The rare actions on a plan: other dates, another name, onto paper, into a table. The first two need no scripts. */
export function PlanTools({ view }: { view: PlanView }) {
  const { plan, quote } = view
  return (
    <div className={`buttons ${css.unfolds}`}>
      {quote.periodProblem === null && (
        <>
          <PlanDatesButton plan={plan} variant="ghost" size="sm">
            <Icon of={CalendarDays} />
            {texts.words.changeDates}
          </PlanDatesButton>
          <noscript>
            {import.meta.env.SSR && (
              <Unfolding icon={CalendarDays} name={texts.words.changeDates}>
                <PlanDatesForm plan={plan} />
              </Unfolding>
            )}
          </noscript>
        </>
      )}
      <Unfolding icon={Pencil} name={plan.title ? texts.planPage.rename : texts.planPage.giveName}>
        <PlanTitleForm plan={plan} />
      </Unfolding>
      <Button variant="ghost" size="sm" className="needs-scripts" onClick={() => window.print()}>
        <Icon of={Printer} />
        {texts.planPage.print}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="needs-scripts"
        onClick={() =>
          downloadFile(`${texts.planPage.fileName}.csv`, planCsv(view), 'text/csv;charset=utf-8')
        }
      >
        <Icon of={Download} />
        {texts.planPage.download}
      </Button>
    </div>
  )
}

type UnfoldingProps = { icon: string; name: string; children: ReactNode }

function Unfolding({ icon, name, children }: UnfoldingProps) {
  return (
    <details name="plan-tools">
      <summary>
        <Icon of={icon} />
        {name}
      </summary>
      {children}
    </details>
  )
}
