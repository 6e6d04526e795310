import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import css from './AddToCart.module.css'
import { activeLine } from './cartState.ts'
import { cart, useCart } from './cartStore.ts'

/** Puts a product into the cart, then counts its pieces. Nothing without stock, unless it is in the cart already. */
export function AddToCart({ productId, slug, name, stock, variant }: AddToCartProps) {
  const quantity = useCart((state) => activeLine(state, productId)?.quantity)
  const place = useRef<HTMLDivElement>(null)
  const moveFocus = useRef(false)

  // The pressed button gives way to another control: the keyboard stays where it was.
  useEffect(() => {
    if (!moveFocus.current) return
    moveFocus.current = false
    const buttons = place.current?.querySelectorAll('button')
    buttons?.[quantity === undefined ? 0 : buttons.length - 1]?.focus()
  }, [quantity])

  if (quantity === undefined && stock <= 0) return null
  return (
    <div ref={place} className={css[variant]}>
      {quantity === undefined ? (
        <AddButton name={name} variant={variant} onClick={add} />
      ) : (
        <Stepper
          value={quantity}
          onChange={(value) => {
            moveFocus.current = value === 0
            cart.setQuantity(productId, value)
          }}
          max={Math.max(Math.min(stock, MAX_QUANTITY), 1)}
          label={name}
          variant={variant}
          removeAtOne
        />
      )}
    </div>
  )

  function add() {
    moveFocus.current = true
    cart.add({ id: productId, slug })
  }
}

function AddButton({
  name,
  variant,
  onClick,
}: Pick<AddToCartProps, 'name' | 'variant'> & { onClick: () => void }) {
  if (variant === 'wide') {
    return (
      <Button variant="primary" size="lg" wide onClick={onClick} aria-label={`В корзину: ${name}`}>
        В корзину
      </Button>
    )
  }
  return (
    <IconButton label={`В корзину: ${name}`} variant="tile" onClick={onClick}>
      <Icon of={Plus} />
    </IconButton>
  )
}

export type AddToCartProps = {
  productId: string
  slug: string
  /** The product's name, for screen readers. */
  name: string
  /** Pieces that are free, on the visitor's dates where these are known: the stepper stops there. */
  stock: number
  /** `tile` stands in the corner of a card's picture; `wide` takes the width of its parent. */
  variant: 'tile' | 'wide'
}
