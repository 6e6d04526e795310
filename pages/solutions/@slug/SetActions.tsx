import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { SetPutButtons } from '#renderer/sets/SetPutButtons.tsx'
import { countInCart, type SetProduct } from '#renderer/sets/setProduct.ts'
import { useSetPut } from '#renderer/sets/useSetPut.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import css from './SetActions.module.css'
import type { SolutionContents } from './solutionContents.ts'
import type { SolutionLine } from './solutionLine.ts'
import { TooFew } from './TooFew.tsx'

/** The solution into the cart at one press, and what came of it. */
export function SetActions({ title, contents, period, guests }: SetActionsProps) {
  const { lines, total } = contents
  const positions = lines.length
  const products = setProducts(lines)
  const putting = useSetPut(products, period)
  const inCart = useCart((cart) => countInCart(cart, products))
  const { state } = putting
  const place = useRestoreFocus<HTMLDivElement>(`${state} ${inCart}`, 'a, button')
  return (
    <div ref={place} className={`screen-only needs-scripts ${css.actions}`}>
      {guests && <TooFew lines={lines} guests={guests} />}
      <SetPutButtons {...{ putting, inCart, positions }} count={products.length} />
      {state !== 'put' && inCart === 0 && (
        <PayBar
          label={title}
          sum={roubles(total)}
          note={texts.solutionSet.counted(products.length, positions)}
        >
          <Button variant="primary" busy={state === 'putting'} onClick={() => putting.put('fill')}>
            {texts.words.addToCart}
          </Button>
        </PayBar>
      )}
    </div>
  )
}

export type SetActionsProps = {
  title: string
  contents: SolutionContents
  period: Period
  /** Another number of guests than the solution's own, in words. */
  guests: string | null
}

/** What of a solution goes into the cart: the counted lines, with the units that are counted. */
export function setProducts(lines: readonly SolutionLine[]): SetProduct[] {
  return lines.flatMap(({ product, price, takes }) =>
    product && price ? { id: product.id, slug: product.slug, quantity: takes } : [],
  )
}
