import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { CartSet } from '#renderer/cart/cartState.ts'
import { SetPutButtons } from '#renderer/sets/SetPutButtons.tsx'
import type { SetProduct } from '#renderer/sets/setProduct.ts'
import { useSetPut } from '#renderer/sets/useSetPut.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import css from './SetActions.module.css'
import type { SolutionContents } from './solutionContents.ts'
import type { SolutionLine } from './solutionLine.ts'

/** The solution into the cart at one press, and what came of it. */
export function SetActions({ of, contents, period, guests }: SetActionsProps) {
  const { lines, total, isAsked } = contents
  const positions = lines.length
  const products = setProducts(lines)
  const putting = useSetPut(products, period, of)
  const { state, inCart, place } = putting
  return (
    <div ref={place} className={`screen-only needs-scripts ${css.actions}`}>
      {guests && <TooFew lines={lines} guests={guests} />}
      <SetPutButtons putting={putting} positions={positions} />
      {inCart < products.length && <p className={`small muted ${css.how}`}>{texts.solution.plusHint}</p>}
      {state !== 'put' && inCart === 0 && !isAsked && (
        <PayBar
          label={texts.solution.set}
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
  /** The solution, with its name for the guests that are counted for. */
  of: CartSet
  contents: SolutionContents
  period: Period
  /** Another number of guests than the solution's own, in words. */
  guests: string | null
}

/** The products of a solution that go into the cart: the counted lines, with all of their units. */
export function setProducts(lines: readonly SolutionLine[]): SetProduct[] {
  return lines.flatMap(({ product, price, wished }) =>
    product && price ? { id: product.id, slug: product.slug, quantity: wished } : [],
  )
}

/** For so many guests the company does not own enough of something, whatever the dates: then a call helps. */
function TooFew({ lines, guests }: { lines: readonly SolutionLine[]; guests: string }) {
  const short = lines.filter(({ product, quantity, stock }) => {
    return stock !== 'left' && product !== null && product.owned !== null && product.owned < quantity
  })
  const [first] = short
  if (!first?.product) return null
  return (
    <Alert tone="warn" title={texts.solutionSet.tooFew(guests)} live>
      <p>
        {texts.solutionSet.tooFewText(
          first.product.name ?? texts.places.product,
          unitsText(first.product.owned ?? 0),
          short.length - 1,
        )}
      </p>
      <Button size="sm" className={css.call} href="/contacts">
        {texts.words.contacts}
      </Button>
    </Alert>
  )
}
