import { texts } from '#company/texts/index.ts'
import { roubles } from '#renderer/ui/format.ts'
import css from './RentTotal.module.css'
import type { RentSum } from './rentSum.ts'

/** A sum, or its place while it is asked for. */
export function RentTotal({ sum }: { sum: RentSum | 'asked' }) {
  if (sum !== 'asked') return <span>{roubles(sum.total)}</span>
  return (
    <span role="img" aria-label={texts.sums.asked} className={css.place}>
      {'\u00A0'}
    </span>
  )
}
