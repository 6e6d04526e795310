import { Trash2 } from 'lucide-react'
import type { RentalLength } from '#gateway/rental/price.ts'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import { changeWithUndo } from '#renderer/cart/changeWithUndo.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import css from './CartFilled.module.css'
import { CartLine } from './CartLine.tsx'
import { CartPayBar } from './CartPayBar.tsx'
import { CartTerm } from './CartTerm.tsx'
import { SummaryCard } from './SummaryCard.tsx'

/** The cart with something in it: dates, lines, and what all of it costs. */
export function CartFilled(props: CartFilledProps) {
  const { summary, length } = props
  const hasRemoved = summary.lines.some(({ line }) => line.isRemovedFromCart)
  return (
    <>
      <CartLayout card={<SummaryCard {...props} />}>
        <CartTerm length={length} />
        <ul>
          {summary.lines.map((item) => (
            <CartLine key={item.line.id} item={item} length={length} />
          ))}
        </ul>
        <div className={css.actions}>
          <Button variant="ghost" size="sm" onClick={clear}>
            <Icon of={Trash2} />
            Очистить корзину
          </Button>
          {hasRemoved && (
            <Button variant="ghost" size="sm" onClick={hideRemoved}>
              Скрыть убранные
            </Button>
          )}
        </div>
      </CartLayout>
      <CartPayBar {...props} />
    </>
  )
}

export type CartFilledProps = { summary: CartSummary<CartProduct>; length: RentalLength }

function clear() {
  changeWithUndo('Корзина очищена', cart.clear)
  focusMain()
}

function hideRemoved() {
  changeWithUndo('Убранные товары скрыты', cart.purgeRemoved)
  focusMain()
}

// The pressed button has gone: the keyboard goes on from the beginning of the page.
function focusMain() {
  document.getElementById('main')?.focus()
}
