import { positionsText } from '#gateway/rental/dayWord.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles } from '#renderer/ui/format.ts'
import type { SetPut } from './setProduct.ts'
import type { SetPutting } from './useSetPut.ts'

/** A set of products into the cart at one press, and what came of it. */
export function SetPutButtons({ putting, ...ways }: WaysProps) {
  const { state, outcome, refusal } = putting
  if (state === 'put' && outcome) return <Outcome outcome={outcome} onUndo={putting.undo} />
  return (
    <>
      {state === 'failed' && (
        <Alert title="Не&nbsp;удалось положить в&nbsp;корзину" live>
          {refusal ?? 'Комплект на\u00A0месте, ничего не\u00A0потерялось'}
        </Alert>
      )}
      <Ways putting={putting} {...ways} />
    </>
  )
}

type WaysProps = {
  putting: SetPutting
  /** How many products are put. */
  count: number
  /** How many of these are in the cart already, with all their units. */
  inCart: number
  /** How many products the set has. */
  positions: number
}

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
