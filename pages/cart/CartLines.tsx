import { useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import type { ShortItem } from '#renderer/cart/shortItems.ts'
import { useLazyModule } from '#renderer/runtime/lazyModule.tsx'
import { Part } from '#renderer/runtime/Part.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './BrokenLine.module.css'
import { CartLine } from './CartLine.tsx'
import { type CartFilledProps, isLongCart } from './cartProps.ts'

/** The lines of the cart. Those of a long cart are compact rows, whose code comes after the page; without it they are as ever. */
export function CartLines({ summary, length, short }: CartLinesProps) {
  const [isFailed, setFailed] = useState(false)
  const { lines } = summary
  const isLong = isLongCart(lines.length) && !isFailed
  const loaded = useLazyModule(isLong, loadLongCart, () => setFailed(true))
  const look = isLong ? loaded : null
  if (isLong && !look) return <Skeleton height={ROW_HEIGHT * lines.length} />
  const rows = (
    <ul>
      {lines.map((item) => (
        <Part key={item.line.id} name="cart-line" fallback={<BrokenLine id={item.line.id} />} resetKey={item}>
          <CartLine
            item={item}
            length={length}
            short={short.find(({ productId, lineId }) => productId === item.line.id && lineId === productId)}
            Compact={look?.CompactLine}
          />
        </Part>
      ))}
    </ul>
  )
  return look ? <look.LongList count={lines.length}>{rows}</look.LongList> : rows
}

type CartLinesProps = Pick<CartFilledProps, 'summary' | 'length'> & { short: readonly ShortItem[] }

const ROW_HEIGHT = 74
const loadLongCart = () => import('./CompactLine.tsx')

/** In the place of a line that cannot be drawn: it is still in the cart, and can be taken out. */
function BrokenLine({ id }: { id: string }) {
  return (
    <li className={css.line}>
      <p>{texts.cartPage.lineFailed}</p>
      <Button size="sm" onClick={() => cart.remove(id)}>
        {texts.words.remove}
      </Button>
    </li>
  )
}
