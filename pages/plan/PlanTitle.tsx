import { useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import { type ForeignPart, foreignPart } from '#gateway/rental/foreignWords.ts'
import { MAX_TITLE, PLAN_PATH, type Plan } from '#gateway/rental/plan/plan.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import type { PlanView } from '#renderer/plan/planView.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { dayMonth, dayMonthYear, periodInSentence, unitsText } from '#renderer/ui/format.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './Plan.module.css'
import { PlanFields } from './PlanFields.tsx'

/** The head of the page, until the plan has a price. */
export const head = { title: texts.planPage.title }

/** The name of the plan, its date, its size, and its state today. */
export function PlanTitle({ view }: { view: PlanView }) {
  const { today } = useDates()
  const { plan, rows, quote, was, changes } = view
  const { made } = plan
  const isFree =
    quote.periodProblem === null && rows.every(({ problem, stock }) => !problem && stock !== null)
  const isSame = made !== null && made < today && changes === 0 && (was === null || was === quote.total)
  return (
    <header className={css.title}>
      {/* in letters of this size the days of two months have no room on one line */}
      <h1 className="display">{planName(plan).replace('\u00A0—\u00A0', '\u00A0— ')}</h1>
      <div className={`small muted ${css.about}`}>
        <span>
          {texts.planPage.madeOn(
            dayMonthYear(made ?? today),
            made !== null && made < today ? dayMonth(today) : null,
          )}
        </span>
        <span>{itemsText(rows)}</span>
        {isFree && (
          <StockNote look="free">
            {isSame ? texts.planPage.allFreeAsBefore : texts.planPage.allFree}
          </StockNote>
        )}
      </div>
    </header>
  )
}

/** «18 предметов, 722 шт.» */
function itemsText(rows: PlanView['rows']): string {
  const units = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  return `${positionsText(rows.length)}, ${unitsText(units)}`
}

/** A plain form that calls the plan otherwise. */
export function PlanTitleForm({ plan }: { plan: Plan }) {
  const [refused, setRefused] = useState<ForeignPart | null>(null)
  return (
    <form
      action={PLAN_PATH}
      aria-label={texts.planPage.name}
      className={css.form}
      onSubmit={(event) => refused && event.preventDefault()}
    >
      <PlanFields plan={{ ...plan, title: '' }} />
      <TextField
        label={texts.planPage.name}
        name="t"
        defaultValue={plan.title}
        maxLength={MAX_TITLE}
        autoComplete="off"
        onInput={({ currentTarget }) => setRefused(foreignPart(currentTarget.value))}
        error={refused && texts.planPage.nameRefused(refused)}
        compact
        className={css.name}
        hint={texts.planPage.nameHint(MAX_TITLE)}
      />
      <Button type="submit" size="sm">
        {texts.planPage.save}
      </Button>
    </form>
  )
}

/** The title of a plan; without one, a name by its dates. */
export function planName({ title, period }: Plan): string {
  if (title) return title
  return period ? texts.planLinks.named(periodInSentence(period)) : texts.planPage.title
}
