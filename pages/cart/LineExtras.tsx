import { texts } from '#company/texts/index.ts'
import { isFree, mostUnits } from '#gateway/rental/stock.ts'
import { storedName } from '#renderer/cart/cartNames.ts'
import type { CartExtra, CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import { cart, useCart } from '#renderer/cart/cartStore.ts'
import type { LineSummary, RelatedSummary } from '#renderer/cart/cartSummary.ts'
import { leftReason } from '#renderer/cart/cartTexts.ts'
import { changeWithUndo } from '#renderer/cart/changeWithUndo.ts'
import { LazyMatchQuantityToggle } from '#renderer/cart/LazyMatchQuantityToggle.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { ChevronDown, Trash2 } from '#renderer/ui/icons.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import { isLongCart } from './cartProps.ts'
import css from './LineExtras.module.css'

type Props = { item: LineSummary<CartProduct>; product: CartProduct }

/** The extras of a line that are in the cart, then what else is offered with it: not what is a line of its own, and folded in a long cart. */
export function LineExtras({ item, product }: Props) {
  const chosen = new Map(item.related.map((related) => [related.line.id, related]))
  const ids = useCart(({ products }) =>
    products
      .filter((line) => !line.isRemovedFromCart)
      .map(({ id }) => id)
      .join(' '),
  ).split(' ')
  const lineCount = useCart(({ products }) => products.length)
  const offered = product.relatedProducts.filter(
    ({ productId, product: thing, price, stock }) =>
      !chosen.has(productId) && !ids.includes(productId) && thing && price !== null && isFree(stock),
  )
  const gone = item.related.filter(({ related }) => !related)
  const inCart = product.relatedProducts.filter(({ productId }) => chosen.has(productId))
  if (offered.length + gone.length + inCart.length === 0) return null
  const list = (extras: readonly CartExtra[]) =>
    extras.map((extra) => (
      <Extra key={extra.productId} extra={extra} chosen={chosen.get(extra.productId)} parentId={product.id} />
    ))
  const isLong = isLongCart(lineCount)
  return (
    <div className={css.extras}>
      {!isLong && <p className={`screen-only ${css.title}`}>{texts.words.extras}</p>}
      <ul>
        {list(inCart)}
        {gone.map((related) => (
          <Extra key={related.line.id} extra={null} chosen={related} parentId={product.id} />
        ))}
        {!isLong && list(offered)}
      </ul>
      {isLong && offered.length > 0 && (
        <details className="screen-only">
          <summary className={css.more}>
            <span>{`${texts.words.extras}: ${offered.length}`}</span>
            <Icon of={ChevronDown} size={18} />
          </summary>
          <ul>{list(offered)}</ul>
        </details>
      )}
    </div>
  )
}

type ExtraProps = {
  /** Null: it is not offered any more. */
  extra: CartExtra | null
  /** Its place in the cart, when it is there. */
  chosen: RelatedSummary<CartExtra> | undefined
  parentId: string
}

function Extra({ extra, chosen, parentId }: ExtraProps) {
  const name = extra?.product?.name ?? ((chosen && storedName(chosen.line.id)) || texts.places.product)
  const place = useRestoreFocus<HTMLLIElement>(chosen ? 'chosen' : 'offered', 'button')
  return (
    <li ref={place} className={classes(css.extra, !chosen && 'screen-only')}>
      <Thumb images={extra?.product?.images} sizes="56px" faded={chosen?.price === null} />
      <div>
        <p className={`thing-name ${css.name}`}>{name}</p>
        {chosen && <p className="print-only">{unitsText(chosen.quantity)}</p>}
        <ExtraNote extra={extra} chosen={chosen} />
        {chosen && chosen.price !== null && (
          <LazyMatchQuantityToggle line={chosen.line} name={name} stock={chosen.free} />
        )}
      </div>
      {chosen ? (
        <ChosenExtra chosen={chosen} name={name} />
      ) : (
        <Button
          variant="soft"
          size="sm"
          aria-label={`${texts.words.add}: ${name}`}
          onClick={() => extra && cart.addRelated({ id: extra.productId, parentId, stock: extra.stock })}
        >
          {texts.words.add}
        </Button>
      )}
      <p className={`price ${css.sum}`}>{chosen && chosen.price !== null && roubles(chosen.price)}</p>
    </li>
  )
}

function ExtraNote({ extra, chosen }: Pick<ExtraProps, 'extra' | 'chosen'>) {
  if (chosen?.problem === 'NOT_ENOUGH_STOCK')
    return (
      <StockNote look="part">
        {chosen.free ? texts.cartPage.only(unitsText(chosen.free), false) : texts.cartPage.allInCart}
      </StockNote>
    )
  if (chosen?.price === null) {
    return <StockNote look="none">{texts.cartPage.notCounted(leftReason(chosen, false))}</StockNote>
  }
  return <p className={`screen-only ${css.price}`}>{texts.cartPage.priceEach(roubles(extra?.price))}</p>
}

function ChosenExtra({ chosen, name }: { chosen: RelatedSummary<CartExtra>; name: string }) {
  const { line, quantity, related, price, free } = chosen
  const set = (value: number) => {
    if (value > 0) return cart.setRelatedQuantity(line, value)
    changeWithUndo(texts.cartPage.extraRemoved(name), () => cart.deleteRelated(line))
  }
  if (price === null || !related) {
    return (
      <IconButton variant="plain" label={`${texts.words.remove}: ${name}`} onClick={() => set(0)}>
        <Icon of={Trash2} />
      </IconButton>
    )
  }
  return <Stepper value={quantity} onChange={set} max={mostUnits(free)} label={name} removeAtOne />
}
