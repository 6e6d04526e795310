import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { productPath } from '#renderer/page/paths.ts'
import { priceNote, rowNote, takeText } from '#renderer/plan/planTexts.ts'
import {
  isTooMuch,
  type PlanRow,
  type PlanView,
  partedRows,
  takingOf,
  unitPrice,
} from '#renderer/plan/planView.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ChevronDown } from '#renderer/ui/icons.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import css from './Plan.module.css'
import { RowLinks, RowQuantity } from './PlanEdit.tsx'

/** Every thing of a plan: what of it is free, what it costs, and what it cost. What has not changed since is folded. */
export function PlanRows({ view, today }: { view: PlanView; today: string }) {
  const { shown, folded } = partedRows(view, today)
  return (
    <>
      <Rows rows={shown} view={view} label={texts.planPage.lines} />
      {folded.length > 0 && (
        <div className={css.unfolds}>
          <details>
            <summary>
              <span>{texts.planPage.unchanged(positionsText(folded.length))}</span>
              <Icon of={ChevronDown} />
            </summary>
            <Rows rows={folded} view={view} label={texts.planPage.unchangedLines} />
          </details>
        </div>
      )}
    </>
  )
}

type RowsProps = { rows: readonly PlanRow[]; view: PlanView; label: string }

function Rows({ rows, view, label }: RowsProps) {
  return (
    <ul className={css.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={css.row}>
          <Thumb images={row.product?.images} sizes="64px" faded={row.sum === null} className={css.thumb} />
          <div className={css.words}>
            <RowName row={row} />
            <RowNote row={row} />
            {isTooMuch(row) && <Take view={view} row={row} />}
            <noscript>
              {import.meta.env.SSR && <RowLinks plan={view.plan} row={row} index={view.rows.indexOf(row)} />}
            </noscript>
          </div>
          <div className={css.quantity}>
            <span className="needs-scripts">
              {unitsText(row.units) +
                (row.sum !== null && row.units > 1 ? ` × ${roubles(unitPrice(row))}` : '')}
            </span>
            <noscript>
              {import.meta.env.SSR && <RowQuantity row={row} index={view.rows.indexOf(row)} />}
            </noscript>
          </div>
          <p className={css.price}>
            {row.was !== null && row.was !== row.sum && (
              <s>
                <span className="visually-hidden">{texts.planPage.was}</span>
                <span>{roubles(row.was)}</span>
              </s>
            )}
            <span className={row.sum === null ? 'muted' : undefined}>
              {row.sum === null ? texts.words.notCounted : roubles(row.sum)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function RowName({ row: { product, isExtra } }: { row: PlanRow }) {
  if (!product) return <p className="muted">{texts.words.gone}</p>
  const name = product.name ?? texts.places.product
  return <p>{isExtra ? name : <a href={productPath(product.slug)}>{name}</a>}</p>
}

// The free rows are named once, above them all.
function RowNote({ row }: { row: PlanRow }) {
  const note = rowNote(row)
  const price = priceNote(row)
  return (
    <>
      {row.isExtra && <p className="small muted">{texts.planPage.extra}</p>}
      {note && (
        <StockNote look={isTooMuch(row) ? 'part' : row.product?.isOwned === false ? 'none' : 'busy'}>
          {note}
        </StockNote>
      )}
      {price && <p className="small">{price}</p>}
    </>
  )
}

// A link: it is another plan, with and without scripts.
function Take({ view, row }: { view: PlanView; row: PlanRow }) {
  const url = planUrl(takingOf(view, row.key))
  const text = takeText(row.problem?.available ?? 0)
  if (url === null) return null
  return (
    <Button size="sm" href={url} aria-label={`${text}: ${row.product?.name ?? texts.planPage.unnamed}`}>
      {text}
    </Button>
  )
}
