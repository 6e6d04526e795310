import { texts } from '#company/texts/index.ts'
import { storedName } from '#renderer/cart/cartNames.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import type { LineSummary } from '#renderer/cart/cartSummary.ts'
import { leftReason } from '#renderer/cart/cartTexts.ts'
import { productPath } from '#renderer/page/paths.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { Trash2 } from '#renderer/ui/icons.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import css from './Line.module.css'

type Props = {
  item: LineSummary<CartProduct>
  /** Whether stock is that of chosen dates. */
  onDates: boolean
}

/** A line that is not in the sum, and why: removed by the visitor, taken by others, gone from the catalogue. */
export function FoldedLine({ item, onDates }: Props) {
  const { line, product, problem } = item
  const isBusy = onDates && problem === 'OUT_OF_STOCK' && product?.isOwned !== false
  const name = product?.name ?? (storedName(line.id) || texts.cartPage.unlisted)
  return (
    <div className={css.folded}>
      <Thumb images={product?.images} sizes="72px" faded className={css.foldedPicture} />
      <div>
        <p className={css.foldedName}>
          {product && !line.isRemovedFromCart ? <a href={productPath(product.slug)}>{name}</a> : name}
        </p>
        {line.isRemovedFromCart ? (
          <p className="small muted">{texts.cartPage.removed}</p>
        ) : (
          <StockNote look={isBusy ? 'busy' : 'none'}>
            {texts.cartPage.notCounted(leftReason(item, onDates))}
          </StockNote>
        )}
      </div>
      {line.isRemovedFromCart ? (
        <Button
          size="sm"
          aria-label={`${texts.cartPage.restore}: ${name}`}
          onClick={() => cart.restore(line.id)}
        >
          {texts.cartPage.restore}
        </Button>
      ) : (
        <IconButton
          variant="plain"
          label={`${texts.words.remove}: ${name}`}
          className={css.bin}
          onClick={() => cart.remove(line.id)}
        >
          <Icon of={Trash2} />
        </IconButton>
      )}
    </div>
  )
}
