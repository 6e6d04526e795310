import { texts } from '#company/texts/index.ts'
import { mostUnits } from '#gateway/rental/stock.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { unitsText } from '#renderer/ui/format.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import type { CountedLine } from './LineStock.tsx'

/** What changes a line: its quantity, as many as are free, none. */
export function LineControls({ item, product }: CountedLine) {
  const { line, problem } = item
  const name = product.name ?? texts.places.product
  return (
    <>
      <Stepper
        value={line.quantity}
        onChange={(quantity) => cart.setQuantity(line.id, quantity)}
        max={mostUnits(product.stock)}
        label={name}
        removeAtOne
      />
      {problem === 'NOT_ENOUGH_STOCK' && product.stock !== null && (
        <Button
          size="sm"
          aria-label={`${texts.cartPage.take(unitsText(product.stock))}: ${name}`}
          onClick={() => cart.setQuantity(line.id, product.stock)}
        >
          {texts.cartPage.take(unitsText(product.stock))}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${texts.cartPage.removeFromCart}: ${name}`}
        onClick={() => cart.remove(line.id)}
      >
        {texts.words.remove}
      </Button>
    </>
  )
}
