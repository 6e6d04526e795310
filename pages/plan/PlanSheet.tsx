import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { encode } from 'uqr'
import { usePageContext } from 'vike-react/usePageContext'
import { NAME } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { reducedDays } from '#gateway/rental/price.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { PlanSum, type PlanSumProps } from '#renderer/plan/PlanSum.tsx'
import { rowNote } from '#renderer/plan/planTexts.ts'
import { type PlanRow, unitPrice } from '#renderer/plan/planView.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Logo } from '#renderer/shell/Logo.tsx'
import { Fact } from '#renderer/ui/Facts.tsx'
import { clockTime, dayMonthYear, roubles, unitsText, weekdayAndDay } from '#renderer/ui/format.ts'
import query from './+query.ts'
import css from './PlanSheet.module.css'
import { planName } from './PlanTitle.tsx'

/** The plan on paper: an estimate on one A4 page, with whose it is and places to sign. */
export function PlanSheet(props: PlanSumProps) {
  const settings = useSiteSettings()
  const company = usePageQuery(query.company)?.contacts
  const { view, length, today } = props
  const { period, made } = view.plan
  if (!period) return null
  const hours = settings?.workingHours
  const brand = settings?.brand ?? NAME
  const legalName = company?.legalName ?? texts.planSheet.company(brand)
  const { basicTotal: basic, additionalTotal: additional } = view.quote
  const extra = reducedDays({ basic, additional }, length)
  const requisites = (company?.requisites ?? []).filter(({ name }) => texts.planSheet.details.test(name))
  return (
    <div className={`print-only ${css.sheet}`}>
      <div className={css.company}>
        <Logo brand={brand} />
        <p>
          {[legalName, ...requisites.map(({ name, value }) => `${name} ${value}`)].join(', ')}
          <br />
          {settings?.footer.address}
          <br />
          {[settings?.header.phone?.number, company?.emails[0]?.address].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className={css.made}>{texts.planSheet.made(dayMonthYear(today))}</p>
      <h2 className={css.name}>{planName(view.plan)}</h2>
      <dl className={css.term}>
        <Fact name={texts.words.pickUp}>
          {paperDay(period.start) + (hours?.open ? texts.planSheet.from(clockTime(hours.open)) : '')}
        </Fact>
        <Fact name={texts.words.giveBack}>
          {paperDay(period.end) + (hours?.close ? texts.planSheet.by(clockTime(hours.close)) : '')}
        </Fact>
        <Fact name={texts.planSheet.term}>
          {daysText(length.days) + (extra > 0 ? texts.planSheet.priced(length.days - extra, extra) : '')}
        </Fact>
      </dl>
      <table className={css.table}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row, index) => (
            <SheetRow key={row.key} row={row} number={index + 1} />
          ))}
        </tbody>
      </table>
      <div className={css.below}>
        <div>
          <p>
            {texts.planSheet.remarks(dayMonthYear(today), made && made < today ? dayMonthYear(made) : null)}
          </p>
          {settings?.deposit?.organizations === false && <p>{texts.planSheet.noDeposit}</p>}
          <WayBack plan={view.plan} />
        </div>
        <div>
          <PlanSum {...props} />
        </div>
      </div>
      <div className={css.signs}>
        {[texts.planSheet.contractor(legalName), texts.planSheet.customer].map((who) => (
          <div key={who}>
            <p>{who}</p>
            <i />
            <p className={css.made}>{texts.planSheet.sign}</p>
          </div>
        ))}
      </div>
    </div>
  )
}

/** The plan's address as text, and as a square that a phone's camera reads. */
function WayBack({ plan }: { plan: Plan }) {
  const origin = usePageContext().services?.siteUrl ?? location.origin
  const path = planUrl(plan)
  if (path === null) return null
  return (
    // A browser may know the shop by another name than its links have.
    <div className={css.way} suppressHydrationWarning>
      <Square text={origin + path} />
      <p suppressHydrationWarning>{origin + decodeURI(path)}</p>
    </div>
  )
}

/** A longer text makes a square that is too fine for a camera in the width that it has. */
const MAX_IN_SQUARE = 500

/** Drawn when the page is printed: for who reads the plan on a screen it is 30 ms of work, and 70 KB of a page. */
function Square({ text }: { text: string }) {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    const print = () => flushSync(() => setIsPrinted(true))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [])
  if (!isPrinted || text.length > MAX_IN_SQUARE) return null
  const { data, size } = encode(text, { border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1` : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  )
}

// «Сб, 12 декабря 2026».
function paperDay(day: string): string {
  return `${weekdayAndDay(day)}\u00A0${day.slice(0, 4)}`
}

const COLUMNS = [
  texts.planSheet.number,
  texts.planSheet.item,
  texts.planSheet.quantity,
  texts.planSheet.each,
  texts.planSheet.sum,
]

function SheetRow({ row, number }: { row: PlanRow; number: number }) {
  const { product, isExtra, units, sum } = row
  const note = rowNote(row)
  return (
    <tr>
      <td>{number}</td>
      <td>
        <span>{product?.name ?? texts.words.gone}</span>
        {isExtra && <small> {texts.planSheet.extra}</small>}
        {note && <small>{` ${note}`}</small>}
      </td>
      <td>{unitsText(units)}</td>
      <td>{roubles(unitPrice(row))}</td>
      <td>{roubles(sum)}</td>
    </tr>
  )
}
