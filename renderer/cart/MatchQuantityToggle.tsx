import type { ReactNode } from 'react'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { mostUnits, type Stock } from '#gateway/rental/stock.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { unitsText } from '#renderer/ui/format.ts'
import { activeLine, type CartState } from './cartState.ts'
import { cart, changeCart, useCart } from './cartStore.ts'
import { changeWithUndo } from './changeWithUndo.ts'
import css from './MatchQuantityToggle.module.css'
import { changeRelated, findRelated, type RelatedRef, relatedQuantity } from './relatedState.ts'

/**
 * «На все 24»: gives an extra the quantity of its product, and keeps it there when that changes. Nothing where the product is
 * single, and where there are fewer of the extra; where the cart has more of it than there is, the part that there is.
 */
export function MatchQuantityToggle({ line, name, stock }: MatchQuantityToggleProps) {
  const all = useCart((state) => activeLine(state, line.parentId)?.quantity ?? 0)
  const follows = useCart((state) => isFollowing(state, line))
  const quantity = useCart((state) => relatedQuantity(state, line))
  const most = mostUnits(stock)
  if (quantity > most) {
    const part = texts.matchQuantity.take(unitsText(most))
    return (
      <Look label={`${part}: ${name}`} onClick={() => cart.setRelatedQuantity(line, most)}>
        {part}
      </Look>
    )
  }
  if (quantity === 0 || (!follows && (all < 2 || all > most))) return null
  const text = texts.matchQuantity.forAll(thousands(all))
  return (
    <Look label={`${text}: ${name}`} pressed={follows} onClick={follows ? letGo : follow}>
      {text}
    </Look>
  )

  function follow() {
    const message = texts.matchQuantity.matched(name, unitsText(all))
    changeWithUndo(message, () => changeCart(followLine, line))
  }

  function letGo() {
    cart.setRelatedQuantity(line, all)
  }
}

type LookProps = { label: string; pressed?: boolean; onClick: () => void; children: ReactNode }

function Look({ label, pressed, onClick, children }: LookProps) {
  return (
    <Button
      variant={pressed ? 'soft' : 'line'}
      size="sm"
      className={`screen-only ${css.forAll}`}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

export type MatchQuantityToggleProps = {
  line: RelatedRef
  /** The name of the extra. */
  name: string
  /** Units of the extra, on the visitor’s dates where there are some. */
  stock: Stock
}

/** Gives an extra the quantity of its line, now and whenever that changes. */
export function followLine(cart: CartState, related: RelatedRef): CartState {
  const parent = activeLine(cart, related.parentId)
  if (!parent || !findRelated(cart, related)) return cart
  return changeRelated(cart, related, { quantity: parent.quantity, follows: true })
}

/** True if an extra follows the quantity of its line. */
export function isFollowing(cart: CartState, related: RelatedRef): boolean {
  return findRelated(cart, related)?.follows === true
}
