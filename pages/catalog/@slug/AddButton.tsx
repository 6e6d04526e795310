import { useEffect, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { showToast } from '#renderer/ui/toasts.ts'
import type { Quantity } from './useQuantity.ts'

type Props = { name: string; quantity: Quantity; size?: 'md' | 'lg'; wide?: boolean }

/** Adds to the cart; once added, leads to it. */
export function AddButton({ name, quantity, size = 'md', wide }: Props) {
  const { inCart } = quantity
  const link = useRef<HTMLAnchorElement>(null)
  const isPressed = useRef(false)

  // The pressed button gives way to a link: the keyboard stays where it was.
  useEffect(() => {
    if (inCart && isPressed.current) link.current?.focus()
    isPressed.current = false
  }, [inCart])

  if (inCart) {
    return (
      <Button ref={link} href="/cart" size={size} wide={wide}>
        {texts.words.toCart}
      </Button>
    )
  }
  return (
    <Button
      variant="primary"
      size={size}
      wide={wide}
      onClick={() => {
        isPressed.current = true
        quantity.add()
        showToast({
          text: texts.product.inCart(name),
          action: { label: texts.product.goToCart, href: '/cart' },
        })
      }}
    >
      {texts.words.addToCart}
    </Button>
  )
}
