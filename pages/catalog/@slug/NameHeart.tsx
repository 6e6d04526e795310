import { texts } from '#company/texts/index.ts'
import { useHeart } from '#renderer/cart/Heart.tsx'
import { Button } from '#renderer/ui/Button.tsx'

/** Above the name of the product: makes it a favourite, in words. */
export function NameHeart({ productId, name }: { productId: string; name: string }) {
  const heart = useHeart(productId, name)
  return (
    <Button variant="ghost" size="sm" {...heart}>
      {heart['aria-pressed'] ? texts.product.inFavourites : texts.words.toFavourites}
    </Button>
  )
}
