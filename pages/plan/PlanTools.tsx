import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import type { PlanView } from '#renderer/plan/planView.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { CalendarDays, Download, Pencil, Printer } from '#renderer/ui/icons.ts'
import css from './Plan.module.css'
import { PlanDatesForm } from './PlanDatesForm.tsx'
import { PlanTitleForm } from './PlanTitle.tsx'
import { planCsv } from './planCsv.ts'

/** How long the table can be read after the press, milliseconds. */
const REVOKE_AFTER_MS = 60_000

/** What is seldom done with a plan: other dates, another name, onto paper, into a table. The first two need no scripts. */
export function PlanTools({ view }: { view: PlanView }) {
  const { plan, quote } = view
  return (
    <div className={`${css.tools} ${css.unfolds}`}>
      {quote.periodProblem === null && (
        <Unfolding icon={CalendarDays} name={texts.words.changeDates}>
          <PlanDatesForm plan={plan} />
        </Unfolding>
      )}
      <Unfolding icon={Pencil} name={plan.title ? texts.planPage.rename : texts.planPage.giveName}>
        <PlanTitleForm plan={plan} />
      </Unfolding>
      <Button variant="ghost" size="sm" className="needs-scripts" onClick={() => window.print()}>
        <Icon of={Printer} />
        {texts.planPage.print}
      </Button>
      <Button variant="ghost" size="sm" className="needs-scripts" onClick={() => download(view)}>
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

function download(view: PlanView): void {
  const file = new Blob([planCsv(view)], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${texts.planPage.fileName}.csv`
  link.click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}
