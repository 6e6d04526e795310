import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import css from './HowMany.module.css'
import { type NormLine, putProductsOf } from './normLines.ts'
import { SetPutButtons } from './SetPutButtons.tsx'
import { countInCart, type SetProduct } from './setProduct.ts'
import { useSetPut } from './useSetPut.ts'

/** What guests need into the cart at one press; without dates, the way to these. */
export function NormsPut({ lines }: { lines: readonly NormLine[] }) {
  const { period, openDates } = useDates()
  const products = putProductsOf(lines)
  if (!period) {
    return (
      <div className={`needs-scripts ${css.put}`}>
        <Button variant="primary" size="lg" wide aria-haspopup="dialog" onClick={() => openDates()}>
          {texts.words.chooseDates}
        </Button>
      </div>
    )
  }
  return products.length > 0 && <Put products={products} positions={lines.length} period={period} />
}

function Put({ products, positions, period }: PutProps) {
  const putting = useSetPut(products, period)
  const inCart = useCart((cart) => countInCart(cart, products))
  const place = useRestoreFocus<HTMLDivElement>(`${putting.state} ${inCart}`, 'a, button')
  return (
    <div ref={place} className={`needs-scripts ${css.put}`}>
      <SetPutButtons {...{ putting, inCart, positions }} count={products.length} />
    </div>
  )
}

type PutProps = { products: readonly SetProduct[]; positions: number; period: Period }
