import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { isDay, type PeriodRules, periodProblem } from '#gateway/rental/period.ts'
import { periodProblemText } from '#gateway/rental/periodText.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { encodedPath } from '#renderer/page/paths.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { periodText } from '#renderer/ui/format.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './WithoutScripts.module.css'

/** The rental dates as a plain form: it leads to this page with `?from=&to=`, with what was chosen on it. */
export function DatesForm() {
  const { urlPathname, urlParsed } = usePageContext()
  const { period, rules } = useDates()
  const { from, to } = urlParsed.search
  const field = {
    ...{ type: 'date', required: true, compact: true },
    ...{ min: rules.firstDay, max: rules.lastDay },
  } as const
  const problem = linkedDatesProblem(from, to, rules)
  const others = Object.entries(urlParsed.searchAll).filter(([name]) => !REPLACED.includes(name))
  return (
    <details open={problem !== null}>
      <summary>{period ? texts.datesForm.chosen(periodText(period)) : texts.datesForm.choose}</summary>
      <form action={encodedPath(urlPathname)} aria-label={texts.words.rentalDates} className={css.dates}>
        {others.flatMap(([name, values]) =>
          values.map((value) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />),
        )}
        <TextField
          {...field}
          label={texts.words.pickUp}
          name="from"
          defaultValue={problem ? from : period?.start}
        />
        <TextField
          {...field}
          label={texts.words.giveBack}
          name="to"
          defaultValue={problem ? to : period?.end}
        />
        <Button type="submit" variant="primary">
          {texts.datesForm.showPrices}
        </Button>
        <p
          role={problem ? 'alert' : undefined}
          className={`small ${css.note} ${problem ? css.problem : 'muted'}`}
        >
          {problem ?? (period ? texts.datesForm.pricesFor(periodText(period)) : shortest(rules.minOrderDays))}
        </p>
      </form>
    </details>
  )
}

// A list starts from its first page with other dates.
const REPLACED = ['from', 'to', 'page']

/** The problem with the dates of a URL; null where they were applied, or where it has none. */
export function linkedDatesProblem(
  from: string | undefined,
  to: string | undefined,
  rules: PeriodRules,
): string | null {
  if (from === undefined && to === undefined) return null
  if (!isDay(from) || !isDay(to)) return texts.datesForm.bothDays
  const period = { start: from, end: to }
  const problem = periodProblem(period, rules)
  return problem && `${periodProblemText(problem, period, rules)}.`
}

function shortest(minOrderDays: number | null): string {
  return minOrderDays === null ? texts.datesForm.daysCount : texts.datesForm.minimum(daysText(minOrderDays))
}
