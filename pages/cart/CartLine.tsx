import { texts } from '#company/texts/index.ts'
import { loadLineAlternatives } from '#renderer/alternatives/loadAlternatives.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import { ActiveLine } from './ActiveLine.tsx'
import type { CartLineProps } from './cartProps.ts'
import { lineElementId } from './cartProps.ts'
import { FoldedLine } from './FoldedLine.tsx'
import css from './Line.module.css'

/** One line of the cart; it folds when it was removed, or cannot be counted. */
export function CartLine({ item, length, short, Compact }: CartLineProps) {
  const { period } = useDates()
  const isFolded = item.line.isRemovedFromCart || !item.product || item.price === null
  const place = useRestoreFocus<HTMLLIElement>(`${item.line.isRemovedFromCart} ${item.problem}`, 'button')

  return (
    <li ref={place} id={lineElementId(item.line.id)} className={period && short ? css.short : undefined}>
      {isFolded || !item.product ? (
        <FoldedLine item={item} onDates={period !== null} />
      ) : (
        <ActiveLine item={item} length={length} product={item.product} Compact={Compact} />
      )}
      {period && short && (
        <div className="screen-only">
          <LateBlock
            name="line-alternatives"
            load={loadLineAlternatives}
            title={texts.cartPage.replacementsFailed}
            props={{ item: short, period }}
          >
            {null}
          </LateBlock>
        </div>
      )}
    </li>
  )
}
