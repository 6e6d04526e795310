import { loadCartAlternatives } from '#renderer/alternatives/loadAlternatives.ts'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { cart } from '#renderer/cart/cartStore.ts'
import { changeWithUndo } from '#renderer/cart/changeWithUndo.ts'
import { shortItems } from '#renderer/cart/shortItems.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { Part } from '#renderer/runtime/Part.tsx'
import { PrintContacts } from '#renderer/settings/PrintContacts.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { Trash2 } from '#renderer/ui/icons.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import { BrokenLine } from './BrokenLine.tsx'
import css from './CartFilled.module.css'
import { CartLine } from './CartLine.tsx'
import { CartPayBar } from './CartPayBar.tsx'
import { CartTerm } from './CartTerm.tsx'
import type { CartFilledProps } from './cartProps.ts'
import { SummaryCard } from './SummaryCard.tsx'

/** The cart with something in it: dates, lines, and what all of it costs. */
export function CartFilled(props: CartFilledProps) {
  const { summary, length, isDated } = props
  const { period } = useDates()
  const short = period && !isDated ? shortItems(summary) : []
  const mayMove = short.some(({ isOwned }) => isOwned !== false)
  // The offer that was pressed is gone with what was short.
  const place = useRestoreFocus<HTMLDivElement>(String(mayMove), 'button')
  const hasRemoved = summary.lines.some(({ line }) => line.isRemovedFromCart)
  return (
    <>
      <CartLayout card={<SummaryCard {...props} />}>
        <div ref={place}>
          <CartTerm />
          {period && mayMove && (
            <div className="screen-only">
              <LateBlock
                name="cart-alternatives"
                load={loadCartAlternatives}
                title="Свободные даты не&nbsp;загрузились"
                props={{ short, period }}
              >
                <Skeleton height={160} className={css.place} />
              </LateBlock>
            </div>
          )}
        </div>
        <ul>
          {summary.lines.map((item) => (
            <Part
              key={item.line.id}
              name="cart-line"
              fallback={<BrokenLine id={item.line.id} />}
              resetKey={item}
            >
              <CartLine
                item={item}
                length={length}
                short={short.find(
                  ({ productId, lineId }) => productId === item.line.id && lineId === productId,
                )}
              />
            </Part>
          ))}
        </ul>
        <div className={`screen-only ${css.actions}`}>
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
      <PrintContacts />
      <CartPayBar {...props} />
    </>
  )
}

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
