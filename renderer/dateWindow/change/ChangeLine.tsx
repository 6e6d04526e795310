import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { unitsText } from '#renderer/ui/format.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import css from './CartChange.module.css'
import { lackText } from './changeTexts.ts'
import type { ChangeRow, Lack } from './dateChange.ts'

/** A line of the cart: what it is, what falls short of it, and `children`, its sums. */
export function ChangeLine({ row, children }: { row: ChangeRow; children: ReactNode }) {
  const { name, images, quantity, isExtra, lack } = row
  return (
    <li className={css.row}>
      <Thumb images={images} sizes="56px" faded={lack === 'busy' || lack === 'none' || lack === 'gone'} />
      <div>
        <p className="thing-name">{name || texts.dateChange.unlisted}</p>
        <p className={css.note}>{unitsText(quantity) + (isExtra ? texts.dateChange.extra : '')}</p>
        {lack && <StockNote look={LOOKS[lack]}>{lackText(row)}</StockNote>}
      </div>
      <div className={css.sums}>{children}</div>
    </li>
  )
}

const LOOKS = {
  gone: 'none',
  none: 'none',
  busy: 'busy',
  part: 'part',
  unpriced: 'none',
  unknown: 'none',
} as const satisfies Record<Lack, string>
