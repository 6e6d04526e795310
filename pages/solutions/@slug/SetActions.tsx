import { positionsText } from '#gateway/rental/dayWord.ts'
import type { Period } from '#gateway/rental/period.ts'
import { activeLine } from '#renderer/cart/cartState.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import css from './SetActions.module.css'
import { type SetPut, setProducts } from './setProducts.ts'
import type { SolutionContents } from './solutionContents.ts'
import { TooFew } from './TooFew.tsx'
import { type SetPutting, useSetPut } from './useSetPut.ts'

/** The solution into the cart at one press, and what came of it. */
export function SetActions({ contents, period, guests }: SetActionsProps) {
  const { lines, total } = contents
  const positions = lines.length
  const products = setProducts(lines)
  const putting = useSetPut(products, period)
  const inCart = useCart(
    (cart) => products.filter(({ id, quantity }) => (activeLine(cart, id)?.quantity ?? 0) >= quantity).length,
  )
  const { state, outcome, refusal } = putting
  const place = useRestoreFocus<HTMLDivElement>(`${state} ${inCart}`, 'a, button')
  return (
    <div ref={place} className={`screen-only needs-scripts ${css.actions}`}>
      {guests !== null && <TooFew lines={lines} guests={guests} />}
      {state === 'put' && outcome ? (
        <Outcome outcome={outcome} onUndo={putting.undo} />
      ) : (
        <>
          {state === 'failed' && (
            <Alert title="Не&nbsp;удалось положить в&nbsp;корзину" live>
              {refusal ?? 'Комплект на\u00A0месте, ничего не\u00A0потерялось'}
            </Alert>
          )}
          <Ways {...{ putting, inCart, positions }} count={products.length} />
        </>
      )}
      {state !== 'put' && inCart === 0 && (
        <PayBar
          label="Комплект"
          sum={roubles(total)}
          note={`${positionsText(products.length)}\u00A0из\u00A0${positions}`}
        >
          <Button variant="primary" busy={state === 'putting'} onClick={() => putting.put('fill')}>
            В&nbsp;корзину
          </Button>
        </PayBar>
      )}
    </div>
  )
}

export type SetActionsProps = {
  contents: SolutionContents
  period: Period
  /** Another number of guests than the solution's own. */
  guests: number | null
}

type WaysProps = { putting: SetPutting; count: number; inCart: number; positions: number }

function Ways({ putting, count, inCart, positions }: WaysProps) {
  const { state, put } = putting
  const main = { variant: 'primary', size: 'lg', wide: true, busy: state === 'putting' } as const
  const all = (
    <Button variant="ghost" wide onClick={() => put('add')}>
      Добавить весь комплект
    </Button>
  )
  if (inCart === count) {
    return (
      <>
        <StockNote look="free">Уже в&nbsp;корзине: {positionsText(count)}</StockNote>
        <Button variant="primary" size="lg" wide href="/cart">
          Перейти в&nbsp;корзину
        </Button>
        {all}
      </>
    )
  }
  if (inCart > 0) {
    return (
      <>
        <p className="small muted">
          {positionsText(inCart)}&nbsp;из&nbsp;{count} уже в&nbsp;корзине&nbsp;— добавим недостающее
          до&nbsp;комплекта
        </p>
        <Button {...main} onClick={() => put('fill')}>
          {state === 'failed' ? 'Повторить' : `Добавить ещё ${count - inCart}`}
        </Button>
        {all}
      </>
    )
  }
  return (
    <Button {...main} onClick={() => put('fill')}>
      {state === 'failed' ? 'Повторить' : putText(count, positions)}
    </Button>
  )
}

function Outcome({ outcome, onUndo }: { outcome: SetPut; onUndo: () => void }) {
  const { positions, outside, problems, total } = outcome
  return (
    <>
      <div role="status">
        <StockNote look="free">
          {positionsText(positions)} в&nbsp;корзине, {roubles(total)}
        </StockNote>
        {problems > 0 && (
          <p className="small muted">
            {positionsText(problems)} за&nbsp;это время {problems === 1 ? 'заняли' : 'стали заняты'}: что
            можно сделать, покажем в&nbsp;корзине
          </p>
        )}
        {outside > 0 && (
          <p className="small muted">
            Не&nbsp;поместилось: {positionsText(outside)}. В&nbsp;корзине больше нет места
          </p>
        )}
      </div>
      <Button variant="primary" size="lg" wide href="/cart">
        Перейти в&nbsp;корзину
      </Button>
      <Button variant="ghost" wide onClick={onUndo}>
        Убрать комплект
      </Button>
    </>
  )
}

function putText(count: number, positions: number): string {
  return count === positions
    ? 'Положить всё в\u00A0корзину'
    : `Положить ${positionsText(count)}\u00A0из\u00A0${positions}`
}
