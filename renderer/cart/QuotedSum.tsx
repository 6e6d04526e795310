import { texts } from '#company/texts/index.ts'
import { roubles } from '#renderer/ui/format.ts'
import css from './QuotedSum.module.css'
import type { LineAnswer } from './useLineQuote.ts'

/** A sum by a tariff of the company's own, or its place while it is asked for. */
export function QuotedSum({ answer }: { answer: LineAnswer }) {
  if (answer !== 'asked') return <span>{roubles(answer?.total)}</span>
  return (
    <span role="img" aria-label={texts.sums.asked} className={css.place}>
      {'\u00A0'}
    </span>
  )
}
