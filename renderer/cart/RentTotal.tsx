import { texts } from '#company/texts/index.ts'
import { roubles } from '#renderer/ui/format.ts'
import css from './RentTotal.module.css'
import type { RentSum } from './rentSum.ts'

/** A sum, or its place while it is asked for; where no script asks, `plain` words. */
export function RentTotal({ sum, plain = texts.sums.inPlan }: RentTotalProps) {
  if (sum !== 'asked') return <span>{roubles(sum.total)}</span>
  return (
    <>
      <span role="img" aria-label={texts.sums.asked} className={`needs-scripts ${css.place}`}>
        {'\u00A0'}
      </span>
      <noscript>{import.meta.env.SSR && plain}</noscript>
    </>
  )
}

export type RentTotalProps = { sum: RentSum | 'asked'; plain?: string }
