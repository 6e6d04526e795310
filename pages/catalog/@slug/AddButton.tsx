import { Button } from '#renderer/ui/Button.tsx'
import { showToast } from '#renderer/ui/toasts.ts'
import type { Quantity } from './useQuantity.ts'

type Props = { name: string; quantity: Quantity; size?: 'md' | 'lg'; wide?: boolean }

/** Adds to the cart; once added, leads to it. */
export function AddButton({ name, quantity, size = 'md', wide }: Props) {
  if (quantity.inCart) {
    return (
      <Button href="/cart" size={size} wide={wide}>
        Перейти в&nbsp;корзину
      </Button>
    )
  }
  return (
    <Button
      variant="primary"
      size={size}
      wide={wide}
      onClick={() => {
        quantity.add()
        showToast({ text: `${name}\u00a0— в\u00a0корзине`, action: { label: 'Перейти', href: '/cart' } })
      }}
    >
      В&nbsp;корзину
    </Button>
  )
}
