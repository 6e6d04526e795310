import { usePageContext } from 'vike-react/usePageContext'
import { daysText } from '#gateway/rental/dayWord.ts'
import { isDay, lastRentalDay, type PeriodRules, periodProblem } from '#gateway/rental/period.ts'
import { periodProblemText } from '#gateway/rental/periodText.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { periodText } from '#renderer/ui/format.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './WithoutScripts.module.css'

/** The rental dates as a plain form: it leads to this page with `?from=&to=`, with what was chosen on it. */
export function DatesForm() {
  const { urlPathname, urlParsed } = usePageContext()
  const { period, today, minOrderDays } = useDates()
  const { from, to } = urlParsed.search
  const last = lastRentalDay(today)
  const problem = linkedDatesProblem(from, to, { today, minOrderDays })
  const others = Object.entries(urlParsed.searchAll).filter(([name]) => !REPLACED.includes(name))
  return (
    <details open={problem !== null}>
      <summary>{period ? `Даты: ${periodText(period)}` : 'Выбрать даты'}</summary>
      <form action={urlPathname} aria-label="Даты аренды" className={css.dates}>
        {others.flatMap(([name, values]) =>
          values.map((value) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />),
        )}
        <TextField
          label="Выдача"
          type="date"
          name="from"
          required
          compact
          min={today}
          max={last}
          defaultValue={problem ? from : period?.start}
        />
        <TextField
          label="Возврат"
          type="date"
          name="to"
          required
          compact
          min={today}
          max={last}
          defaultValue={problem ? to : period?.end}
        />
        <Button type="submit" variant="primary">
          Показать цены
        </Button>
        <p
          role={problem ? 'alert' : undefined}
          className={`small ${css.note} ${problem ? css.problem : 'muted'}`}
        >
          {problem ??
            (period ? `Цены и\u00A0наличие — на\u00A0${periodText(period)}.` : shortest(minOrderDays))}
        </p>
      </form>
    </details>
  )
}

// A list starts from its first page with other dates.
const REPLACED = ['from', 'to', 'page']

/** What is wrong with the dates of a URL; null where they were applied, or where it has none. */
export function linkedDatesProblem(
  from: string | undefined,
  to: string | undefined,
  rules: PeriodRules,
): string | null {
  if (from === undefined && to === undefined) return null
  if (!isDay(from) || !isDay(to)) return 'Укажите день выдачи и\u00A0день возврата.'
  const problem = periodProblem({ start: from, end: to }, rules)
  return problem && `${periodProblemText(problem, rules)}.`
}

function shortest(minOrderDays: number | null): string {
  const minimum = minOrderDays === null ? 'Д' : `Минимум — ${daysText(minOrderDays)}: д`
  return `${minimum}ень выдачи и\u00A0день возврата входят в\u00A0срок.`
}
