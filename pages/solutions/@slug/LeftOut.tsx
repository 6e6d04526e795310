import { texts } from '#company/texts/index.ts'
import { unitsText } from '#renderer/ui/format.ts'
import css from './LeftOut.module.css'
import { isWhole } from './solutionContents.ts'
import type { SolutionLine } from './solutionLine.ts'

/** The lines that the sum of a solution does not hold, and the reasons. A long list is cut: the lines are first in the solution. */
export function LeftOut({ lines }: { lines: readonly SolutionLine[] }) {
  const left = lines.filter((line) => !isWhole(line))
  if (left.length === 0) return null
  const more = left.length - SHOWN
  return (
    <div className={css.left}>
      <p className={css.title}>{texts.solution.leftOut}</p>
      <ul>
        {left.slice(0, SHOWN).map((line) => (
          <li key={line.productId}>
            <span>
              {line.product ? (line.product.name ?? texts.places.product) : unitsText(line.quantity)}
            </span>
            <span className={css.why}>{reason(line)}</span>
          </li>
        ))}
        {more > 0 && <li>{texts.solution.andMore(more)}</li>}
      </ul>
    </div>
  )
}

const SHOWN = 5

function reason({ stock, price, quantity, takes }: SolutionLine): string {
  if (price !== null) return unitsText(quantity - takes)
  return REASONS[stock] ?? texts.solution.hasNoPrice
}

const REASONS: { [stock in SolutionLine['stock']]?: string } = {
  busy: texts.solution.isBusy,
  none: texts.solution.isNone,
  gone: texts.solution.isGone,
  left: texts.solution.isLeft,
}
