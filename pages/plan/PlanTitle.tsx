import { MAX_TITLE, PLAN_PATH, type Plan } from '#gateway/rental/plan/plan.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { dayMonth, periodInSentence } from '#renderer/ui/format.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './Plan.module.css'
import { PlanFields } from './PlanFields.tsx'

/** What the plan is called, since when, and a plain form that calls it otherwise. */
export function PlanTitle({ plan }: { plan: Plan }) {
  const { today } = useDates()
  const { made, title } = plan
  return (
    <div className={css.title}>
      <p className="small muted">
        Смета{made && ` от\u00A0${dayMonth(made)}`}
        {made && made !== today && `, открыта ${dayMonth(today)}`}
      </p>
      {/* between two days of a month no line ends */}
      <h1 className="h1">{title || planName(plan).replace('–', '–\u2060')}</h1>
      <details className={css.change}>
        <summary>{title ? 'Переименовать' : 'Назвать смету'}</summary>
        <form action={PLAN_PATH} aria-label="Название сметы" className={css.form}>
          <PlanFields plan={plan} asks="title" />
          <TextField
            label="Название сметы"
            name="t"
            defaultValue={title}
            maxLength={MAX_TITLE}
            autoComplete="off"
            compact
            className={css.name}
            hint={`До ${MAX_TITLE}\u00A0знаков. Видно всем, у\u00A0кого есть ссылка: не\u00A0пишите имён. Телефоны и\u00A0ссылки не\u00A0сохраним`}
          />
          <Button type="submit" size="sm">
            Сохранить
          </Button>
        </form>
      </details>
    </div>
  )
}

/** What a plan without a name is called. */
export function planName({ title, period }: Plan): string {
  if (title) return title
  return period ? `Смета на\u00A0${periodInSentence(period)}` : 'Смета'
}
