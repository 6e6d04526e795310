import { NAME } from '#company/constants.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { additionalDays } from '#gateway/rental/price.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { PlanSum, type PlanSumProps } from '#renderer/plan/PlanSum.tsx'
import { rowNote } from '#renderer/plan/planTexts.ts'
import { type PlanRow, unitPrice } from '#renderer/plan/planView.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
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
  const legalName = company?.legalName ?? `«${brand}»`
  const extra = additionalDays(length)
  const requisites = (company?.requisites ?? []).filter(({ name }) => SHOWN.test(name))
  return (
    <div className={`print-only ${css.sheet}`}>
      <div className={css.company}>
        <b>{brand}</b>
        <p>
          {[legalName, ...requisites.map(({ name, value }) => `${name} ${value}`)].join(', ')}
          <br />
          {settings?.footer.address}
          <br />
          {[settings?.header.phone?.number, company?.emails[0]?.address].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className={css.made}>Смета от&nbsp;{dayMonthYear(today)}</p>
      <h2 className={css.name}>{planName(view.plan)}</h2>
      <dl className={css.term}>
        <div>
          <dt>Выдача</dt>
          <dd>
            {paperDay(period.start)}
            {hours?.open && `, с\u00A0${clockTime(hours.open)}`}
          </dd>
        </div>
        <div>
          <dt>Возврат</dt>
          <dd>
            {paperDay(period.end)}
            {hours?.close && `, до\u00A0${clockTime(hours.close)}`}
          </dd>
        </div>
        <div>
          <dt>Срок</dt>
          <dd>
            {daysText(length.days)}
            {extra > 0 && `: ${length.minOrderDays} +\u00A0${extra} по\u00A0сниженной цене`}
          </dd>
        </div>
      </dl>
      <table className={css.table}>
        <thead>
          <tr>
            {['№', 'Предмет', 'Количество', 'За\u00A0шт.', 'Сумма'].map((name) => (
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
            Цены и&nbsp;наличие на&nbsp;{dayMonthYear(today)}
            {made && made < today && `, смета составлена ${dayMonthYear(made)}`}. Смета не&nbsp;бронирует
            предметы: их&nbsp;закрепляет подтверждённый заказ.
          </p>
          {settings?.deposit?.organizations === false && <p>Организациям депозит не&nbsp;нужен.</p>}
        </div>
        <div>
          <PlanSum {...props} />
        </div>
      </div>
      <div className={css.signs}>
        {[`Исполнитель: ${legalName}`, 'Заказчик'].map((who) => (
          <div key={who}>
            <p>{who}</p>
            <i />
            <p className={css.made}>подпись, расшифровка, дата</p>
          </div>
        ))}
      </div>
    </div>
  )
}

// «Сб, 12 декабря 2026».
function paperDay(day: string): string {
  return `${weekdayAndDay(day)}\u00A0${day.slice(0, 4)}`
}

/** The requisites by which a company is found; a bank account is for a bill. */
const SHOWN = /^(?:ИНН|ОГРН|ОГРНИП|КПП)$/i

function SheetRow({ row, number }: { row: PlanRow; number: number }) {
  const { product, isExtra, units, sum } = row
  const note = rowNote(row)
  return (
    <tr>
      <td>{number}</td>
      <td>
        {product?.name ?? 'Этого предмета больше нет в\u00A0каталоге'}
        {isExtra && <small> дополнение, на&nbsp;весь срок</small>}
        {note && <small> {note}</small>}
      </td>
      <td>{unitsText(units)}</td>
      <td>{roubles(unitPrice(row))}</td>
      <td>{roubles(sum)}</td>
    </tr>
  )
}
