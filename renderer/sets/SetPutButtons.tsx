import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles } from '#renderer/ui/format.ts'
import type { SetPut } from './setProduct.ts'
import type { SetPutting } from './useSetPut.ts'

/** A set of products into the cart at one press, and what came of it. */
export function SetPutButtons({ putting, positions }: WaysProps) {
  const { state, outcome, refusal } = putting
  if (state === 'put' && outcome) return <Outcome outcome={outcome} onUndo={putting.undo} />
  return (
    <>
      {state === 'failed' && (
        <Alert title={texts.setPut.failed} live>
          {refusal ?? texts.setPut.nothingLost}
        </Alert>
      )}
      <Ways putting={putting} positions={positions} />
    </>
  )
}

type WaysProps = {
  putting: SetPutting
  /** How many products the set has. */
  positions: number
}

function Ways({ putting: { state, put, count, inCart }, positions }: WaysProps) {
  const main = { variant: 'primary', size: 'lg', wide: true, busy: state === 'putting' } as const
  const all = (
    <Button variant="ghost" wide onClick={() => put('add')}>
      {texts.setPut.addAll}
    </Button>
  )
  if (inCart === count) {
    return (
      <>
        <StockNote look="free">{texts.setPut.already(positionsText(count))}</StockNote>
        <Button variant="primary" size="lg" wide href="/cart">
          {texts.words.toCart}
        </Button>
        {all}
      </>
    )
  }
  if (inCart > 0) {
    return (
      <>
        <p className="small muted">{texts.setPut.partly(inCart, count)}</p>
        <Button {...main} onClick={() => put('fill')}>
          {state === 'failed' ? texts.words.retry : texts.setPut.addMore(count - inCart)}
        </Button>
        {all}
      </>
    )
  }
  return (
    <Button {...main} onClick={() => put('fill')}>
      {state === 'failed' ? texts.words.retry : putText(count, positions)}
    </Button>
  )
}

function Outcome({ outcome, onUndo }: { outcome: SetPut; onUndo: () => void }) {
  const { positions, outside, problems, total } = outcome
  return (
    <>
      <div role="status">
        <StockNote look={problems > 0 ? 'part' : 'free'}>
          {texts.setPut.done(positionsText(positions), roubles(total))}
        </StockNote>
        {problems > 0 && <p className="small muted">{texts.setPut.problems(problems)}</p>}
        {outside > 0 && <p className="small muted">{texts.setPut.outside(positionsText(outside))}</p>}
      </div>
      <Button variant="primary" size="lg" wide href="/cart">
        {texts.words.toCart}
      </Button>
      <Button variant="ghost" wide onClick={onUndo}>
        {texts.setPut.undo}
      </Button>
    </>
  )
}

function putText(count: number, positions: number): string {
  if (positions === 1) return texts.words.addToCart
  return count === positions ? texts.setPut.putAll : texts.setPut.put(count, positions)
}
