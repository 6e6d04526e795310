import { texts } from '#company/texts/index.ts'
import type { CartQuote } from '#renderer/cart/cartQuote.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './CartChange.module.css'
import { ChangeLine } from './ChangeLine.tsx'
import { dateChange } from './dateChange.ts'

/** The lines of the cart in their places; signs in the places of the sums come when the answer is late. */
export function WaitingRows({ latest, lines }: WaitingRowsProps) {
  const rows = latest && dateChange(null, latest).rows
  return (
    <>
      <p role="status" className="visually-hidden">
        {texts.dateChange.counting}
      </p>
      <ul>
        {rows
          ? rows.map((row) => (
              <ChangeLine key={row.key} row={{ ...row, lack: null }}>
                <Late width={84} height={20} />
              </ChangeLine>
            ))
          : Array.from({ length: Math.min(lines, MOST_PLACES) }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move
              <li key={place} className={css.place}>
                <Late height={56} />
              </li>
            ))}
      </ul>
    </>
  )
}

/** Beyond it the list is out of sight. */
const MOST_PLACES = 6

export type WaitingRowsProps = {
  /** A quote for other dates, whose names and pictures hold. */
  latest: CartQuote | null
  /** How many lines the cart has. */
  lines: number
}

/** A place of a sum; its sign is seen when the answer takes longer than a moment. */
export function Late({ width = '100%', height }: { width?: string | number; height: number }) {
  return (
    <span className={css.late}>
      <Skeleton width={width} height={height} />
    </span>
  )
}
