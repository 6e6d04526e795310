import type { CSSProperties, ReactNode } from 'react'
import { productPath } from '#renderer/page/paths.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import css from './DaySet.module.css'
import type { Columns } from './stageDays.ts'

/** Products that stand on the days of a stage, so many in a row, and light above the chosen ones. Decoration: what is on it can be reached elsewhere. */
export function DaySet({ beam, columns, children }: DaySetProps) {
  return (
    <div className={css.set} style={{ '--days': columns } as CSSProperties} aria-hidden="true">
      {beam && <span className={css.beam} style={place(beam.wide, beam.phone)} />}
      {children}
    </div>
  )
}

export type DaySetProps = {
  beam: { wide: Columns; phone: Columns } | null
  columns: number
  /** Of `DayThing`s. */
  children: ReactNode
}

/** A picture on its days; with a slug a link to the product, for the pointer alone. */
export function DayThing({ original, slug, wide, phone, share = null, columns }: DayThingProps) {
  const onPhone = phone ?? wide
  const thing = {
    className: phone ? css.piece : `${css.piece} ${css.wideOnly}`,
    style: { ...place(wide, onPhone), ...(share && { width: `${share * 100}cqb` }) },
    children: (
      <Picture
        original={original}
        form="grounded"
        alt=""
        sizes={
          share
            ? `(min-width: 744px) calc(${HEIGHT} * ${share}), calc(236px * ${share})`
            : `(min-width: 744px) calc((100vw - 96px) * ${wide.end - wide.start} / ${columns}), calc(100vw * ${onPhone.end - onPhone.start} / 7)`
        }
        priority={phone !== null}
      />
    ),
  }
  return slug ? <a href={productPath(slug)} tabIndex={-1} {...thing} /> : <div {...thing} />
}

/** Of the set on a desk, as its style has it; without the `, ` that parts sizes. */
const HEIGHT = 'clamp(clamp(230px,31vw,320px),min(31vw,100vh - 548px),456px)'

export type DayThingProps = {
  original: string | undefined
  slug?: string | undefined
  wide: Columns
  /** Null: a phone has no room for it. */
  phone: Columns | null
  /** How wide it is, as a share of the set's height; as its columns where nobody said how large the thing is. */
  share?: number | null | undefined
  /** Columns of the set. */
  columns: number
}

/** Places on the days: first and last column, each as a grid line, on a desk and on a phone. */
export function on(wide: [number, number], phone: [number, number] | null) {
  return {
    wide: { start: wide[0], end: wide[1] },
    phone: phone && { start: phone[0], end: phone[1] },
  }
}

function place(wide: Columns, phone: Columns) {
  return {
    '--wide': `${wide.start} / ${wide.end}`,
    '--phone': `${phone.start} / ${phone.end}`,
  } as CSSProperties
}
