import { mostUnits } from '#gateway/rental/stock.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { unitsText } from '#renderer/ui/format.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import type { CountedLine } from './LineStock.tsx'

/** What changes a line: its quantity, as many as are free, none. */
export function LineControls({ item, product }: CountedLine) {
  const { line, problem } = item
  const name = product.name ?? 'Без названия'
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
          aria-label={`Взять ${unitsText(product.stock)}: ${name}`}
          onClick={() => cart.setQuantity(line.id, product.stock)}
        >
          Взять {unitsText(product.stock)}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Убрать из\u00A0корзины: ${name}`}
        onClick={() => cart.remove(line.id)}
      >
        Убрать
      </Button>
    </>
  )
}
