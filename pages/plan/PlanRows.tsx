import { planAddress } from '#gateway/rental/plan/writePlan.ts'
import { positionsText } from '#gateway/rental/plural.ts'
import { productPath } from '#renderer/page/paths.ts'
import { priceNote, rowNote, takeText } from '#renderer/plan/planTexts.ts'
import { isTooMuch, type PlanRow, type PlanView, partedRows, takingOf } from '#renderer/plan/planView.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import css from './Plan.module.css'
import { RowLinks, RowQuantity } from './PlanEdit.tsx'

/** Every thing of a plan: what of it is free, what it costs, and what it cost. What has not changed since is folded. */
export function PlanRows({ view, onDates, today }: { view: PlanView; onDates: boolean; today: string }) {
  const { shown, folded } = partedRows(view, today)
  return (
    <>
      <Rows rows={shown} view={view} onDates={onDates} label={'Что в\u00A0смете'} />
      {folded.length > 0 && (
        <details className={css.change}>
          <summary>Ещё {positionsText(folded.length)} без&nbsp;изменений</summary>
          <Rows rows={folded} view={view} onDates={onDates} label={'В\u00A0смете без\u00A0изменений'} />
        </details>
      )}
    </>
  )
}

type RowsProps = { rows: readonly PlanRow[]; view: PlanView; onDates: boolean; label: string }

function Rows({ rows, view, onDates, label }: RowsProps) {
  return (
    <ul className={css.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={css.row}>
          <Thumb images={row.product?.images} sizes="88px" faded={row.sum === null} className={css.thumb} />
          <div className={css.words}>
            <RowName row={row} />
            <RowNote row={row} onDates={onDates} />
            {isTooMuch(row) && <Take view={view} row={row} />}
            <noscript>
              {import.meta.env.SSR && <RowLinks plan={view.plan} row={row} index={view.rows.indexOf(row)} />}
            </noscript>
          </div>
          <div className={css.quantity}>
            <span className="needs-scripts">{unitsText(row.quantity)}</span>
            <noscript>
              {import.meta.env.SSR && <RowQuantity row={row} index={view.rows.indexOf(row)} />}
            </noscript>
          </div>
          <p className={css.price}>
            {row.was !== null && row.was !== row.sum && (
              <s>
                <span className="visually-hidden">Было </span>
                {roubles(row.was)}
              </s>
            )}
            {row.sum === null ? <span className="muted">не&nbsp;входит</span> : roubles(row.sum)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function RowName({ row: { product, isExtra } }: { row: PlanRow }) {
  if (!product) return <p className="muted">Этой вещи больше нет в&nbsp;каталоге</p>
  const name = product.name ?? 'Без названия'
  return <p>{isExtra ? name : <a href={productPath(product.slug)}>{name}</a>}</p>
}

function RowNote({ row, onDates }: { row: PlanRow; onDates: boolean }) {
  const note = rowNote(row)
  const price = priceNote(row)
  return (
    <>
      {row.isExtra && <p className="small muted">Дополнение</p>}
      {note ? (
        <StockNote look={isTooMuch(row) ? 'part' : row.product?.isOwned === false ? 'none' : 'busy'}>
          {note}
        </StockNote>
      ) : (
        onDates && row.stock !== null && <StockNote look="free">Свободно {unitsText(row.stock)}</StockNote>
      )}
      {price && <p className="small">{price}</p>}
    </>
  )
}

// A link: it is another plan, with and without scripts.
function Take({ view, row }: { view: PlanView; row: PlanRow }) {
  const address = planAddress(takingOf(view, row.key))
  const text = takeText(row.problem?.available ?? 0)
  if (address === null) return null
  return (
    <Button size="sm" href={address} aria-label={`${text}: ${row.product?.name ?? 'без названия'}`}>
      {text}
    </Button>
  )
}
