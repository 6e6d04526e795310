import { texts } from '#company/texts/index.ts'
import { isFree, mayBeFree, mostUnits, type Stock } from '#gateway/rental/stock.ts'
import { cart, useCart } from '#renderer/cart/cartStore.ts'
import { LazyMatchQuantityToggle } from '#renderer/cart/LazyMatchQuantityToggle.ts'
import { relatedQuantity } from '#renderer/cart/relatedState.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { productPath } from '#renderer/page/paths.ts'
import { roubles } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { Plus } from '#renderer/ui/icons.ts'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import { showToast } from '#renderer/ui/toasts.ts'
import { useExchangedFocus } from '#renderer/ui/useExchangedFocus.ts'
import type { ProductDetails } from './+query.ts'
import css from './Extras.module.css'
import type { Quantity } from './useQuantity.ts'

type Props = { product: ProductDetails; name: string; quantity: Quantity }

/** The extras offered together with the product, priced once for the whole rental. */
export function Extras({ product, name, quantity }: Props) {
  const inCart = useCart(({ relatedProducts }) => relatedProducts)
  const canHave = mayBeFree(product.stock) && (quantity.inCart || !quantity.isShort)
  // Those in the cart can be changed, whatever is free of the product.
  const offered = product.relatedProducts.filter(
    (extra) =>
      extra.product &&
      extra.price !== null &&
      (canHave || inCart.some(({ id, parentId }) => id === extra.productId && parentId === product.id)),
  )
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="extras">
      <h2 id="extras" className={`h2 ${css.title}`}>
        {texts.product.together}
      </h2>
      <ul>
        {offered.map((extra) => (
          <Extra key={extra.productId} extra={extra} parent={{ id: product.id, name, quantity, canHave }} />
        ))}
      </ul>
    </section>
  )
}

/** The products that have a price here as extras: no other price of theirs is on the page. */
export function extraIds({ relatedProducts }: ProductDetails): string[] {
  return relatedProducts.filter(({ price }) => price !== null).map(({ productId }) => productId)
}

type ExtraProps = {
  extra: ProductDetails['relatedProducts'][number]
  /** `canHave`: the product itself can be taken; otherwise nothing can be added to it. */
  parent: { id: string; name: string; quantity: Quantity; canHave: boolean }
}

function Extra({ extra, parent }: ExtraProps) {
  const { product } = extra
  const name = product?.name ?? texts.places.product
  const stock = product?.stock ?? null
  return (
    <li className={css.extra}>
      <Thumb images={product?.images} sizes="72px" className="screen-only" />
      <div>
        <p className="thing-name">{product ? <a href={productPath(product.slug)}>{name}</a> : name}</p>
        <p className={css.price}>
          {stock === 0 ? texts.stock.none : texts.product.extraPrice(roubles(extra.price))}
        </p>
        {parent.quantity.inCart && (
          <LazyMatchQuantityToggle
            line={{ id: extra.productId, parentId: parent.id }}
            name={name}
            stock={stock}
          />
        )}
      </div>
      {isFree(stock) && <ExtraAction id={extra.productId} stock={stock} name={name} parent={parent} />}
    </li>
  )
}

type ExtraActionProps = { id: string; stock: Stock; name: string; parent: ExtraProps['parent'] }

function ExtraAction({ id, stock, name, parent }: ExtraActionProps) {
  const { period, openDates } = useDates()
  const related = { id, parentId: parent.id }
  const count = useCart((state) => (parent.quantity.inCart ? relatedQuantity(state, related) : 0))
  const { place, keepFocus } = useExchangedFocus(count > 0)
  if (count === 0 && !parent.canHave) return null
  return (
    <div ref={place} className="screen-only needs-scripts">
      {count > 0 ? (
        <Stepper
          label={name}
          value={count}
          max={parent.canHave ? mostUnits(stock) : count}
          removeAtOne
          onChange={(value) => {
            if (value === 0) keepFocus()
            cart.setRelatedQuantity(related, value)
          }}
        />
      ) : (
        <IconButton
          variant="add"
          label={texts.product.add(name)}
          onClick={period ? add : () => openDates(undefined, add)}
        >
          <Icon of={Plus} />
        </IconButton>
      )}
    </div>
  )

  // An extra belongs to its product: the first one brings the product into the cart as well.
  function add() {
    keepFocus()
    if (!parent.quantity.inCart) {
      parent.quantity.add()
      showToast({
        text: texts.product.bothInCart(parent.name, name),
        action: { label: texts.product.goToCart, href: '/cart' },
      })
    }
    cart.addRelated({ ...related, stock })
  }
}
