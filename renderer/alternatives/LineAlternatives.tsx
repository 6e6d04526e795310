import { useId, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import { changeWithUndo } from '#renderer/cart/changeWithUndo.ts'
import type { ShortItem } from '#renderer/cart/shortItems.ts'
import { Button } from '#renderer/ui/Button.tsx'
import css from './Alternatives.module.css'
import { nearText } from './alternativesTexts.ts'
import { FreePeriodOffers } from './FreePeriodOffers.tsx'
import { SimilarThings } from './SimilarThings.tsx'

/** The alternatives to one line of the cart: opened by the visitor, and only then fetched. */
export function LineAlternatives({ item, period }: LineAlternativesProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { productId, name, requested } = item
  const word = isOpen ? texts.alternatives.fold : texts.alternatives.replacements
  return (
    <div className={css.line}>
      <Button
        size="sm"
        variant="soft"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${word}: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        {word}
      </Button>
      <div id={id} hidden={!isOpen} className={css.options}>
        {isOpen && (
          <>
            {item.isOwned !== false && (
              <FreePeriodOffers
                quiet
                requested={[{ productId, quantity: requested }]}
                period={period}
                title={nearText(requested)}
                note={texts.otherDates.move}
              />
            )}
            <SimilarThings
              requested={{ productId, quantity: requested }}
              period={period}
              action={texts.alternatives.replace}
              onPick={(other) =>
                changeWithUndo(texts.alternatives.replaced(name), () => {
                  cart.add(other)
                  cart.setQuantity(other.id, requested)
                  cart.remove(productId)
                })
              }
            />
          </>
        )}
      </div>
    </div>
  )
}

export type LineAlternativesProps = {
  /** A line of the cart of its own, no extra. */
  item: Pick<ShortItem, 'productId' | 'name' | 'requested' | 'isOwned'>
  period: Period
}
