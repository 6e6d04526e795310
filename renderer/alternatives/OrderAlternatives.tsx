import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import { changeWithUndo } from '#renderer/cart/changeWithUndo.ts'
import type { ShortItem } from '#renderer/cart/shortItems.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { unitsText } from '#renderer/ui/format.ts'
import css from './Alternatives.module.css'
import { CartAlternatives } from './CartAlternatives.tsx'
import { LineAlternatives } from './LineAlternatives.tsx'
import { ProductAlternatives } from './ProductAlternatives.tsx'

/** In place of a refused order: other dates for all of it, and for each thing that is short the part that is free, another one, or none. */
export function OrderAlternatives({ short, period }: OrderAlternativesProps) {
  return (
    <div className={css.order}>
      <CartAlternatives quiet short={short} period={period} />
      <ul>
        {short.map((item) => (
          <li key={`${item.lineId} ${item.productId}`} className={css.refused}>
            <p className={css.label}>{item.name}</p>
            <div className="buttons">
              {item.free > 0 && (
                <Button
                  size="sm"
                  aria-label={`${texts.alternatives.takePieces(unitsText(item.free))}: ${item.name}`}
                  onClick={() => change(item, item.free)}
                >
                  {texts.alternatives.takePieces(unitsText(item.free))}
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                aria-label={texts.ui.remove + item.name}
                onClick={() => change(item, 0)}
              >
                {texts.words.remove}
              </Button>
            </div>
            {item.lineId === item.productId && <LineAlternatives item={item} period={period} />}
          </li>
        ))}
      </ul>
    </div>
  )

  function change({ productId, lineId, name }: ShortItem, units: number) {
    const text =
      units > 0 ? texts.alternatives.reduced(name, unitsText(units)) : texts.alternatives.removed(name)
    changeWithUndo(text, () => {
      if (lineId === productId) cart.setQuantity(productId, units)
      else cart.setRelatedQuantity({ id: productId, parentId: lineId }, units)
    })
  }
}

export type OrderAlternativesProps = {
  /** The items that the order was refused for; at least one. */
  short: readonly ShortItem[]
  period: Period
}

// All that is offered in place of a refusal comes in one file.
export { CartAlternatives, LineAlternatives, ProductAlternatives }
