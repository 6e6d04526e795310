import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { countProducts } from '#renderer/cart/cartState.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ShoppingBag } from '#renderer/ui/icons.ts'
import css from './CartLink.module.css'

/** The way to the cart, with the number of products in it. The number lies over the icon, so nothing moves when it comes. */
export function CartLink({ className }: { className: string | undefined }) {
  const count = useCart(countProducts)
  const { urlPathname } = usePageContext()
  return (
    <a className={className} href="/cart" aria-current={urlPathname === '/cart' ? 'page' : undefined}>
      <span className={css.icon} aria-hidden="true">
        <Icon of={ShoppingBag} />
        {count > 0 && <span className={css.count}>{count}</span>}
      </span>
      <span>{texts.words.cart}</span>
      {count > 0 && <span className="visually-hidden">{texts.frame.inCart(count)}</span>}
    </a>
  )
}
