import { texts } from '#company/texts/index.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { cart, useCart } from './cartStore.ts'
import css from './Heart.module.css'

/** In the corner of a card's picture: makes a product a favourite, or no longer one. On this device, without an account. */
export function Heart({ productId, name }: HeartProps) {
  return (
    <IconButton
      variant="tile"
      {...useHeart(productId, name)}
      label={`${texts.words.toFavourites}: ${name}`}
    />
  )
}

type HeartProps = {
  productId: string
  /** The product's name, for screen readers. */
  name: string
}

/** The look of a heart and what a press on it does, for a button. */
export function useHeart(productId: string, name: string) {
  const isPressed = useCart(({ favouriteIds }) => favouriteIds.includes(productId))
  return {
    className: `needs-scripts ${css.heart}`,
    'aria-pressed': isPressed,
    onClick() {
      cart.toggleFavourite(productId)
      // The heart is the sign; the words come with the first press.
      if (!isPressed)
        import('./announceFavourite.ts').then(
          ({ announceFavourite }) => announceFavourite(productId, name),
          () => {},
        )
    },
  }
}
