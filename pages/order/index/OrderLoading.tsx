import { texts } from '#company/texts/index.ts'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './form/OrderSheet.module.css'

/** The frame of the form while the browser reads the cart and fetches its products. */
export function OrderLoading() {
  return (
    <CartLayout
      card={
        <div className={css.pair}>
          {[26, 56, 56, 56, 44, 56].map((height, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
            <Skeleton key={row} height={height} />
          ))}
        </div>
      }
    >
      <p role="status" className="visually-hidden">
        {texts.orderForm.loading}
      </p>
      <div className={css.form}>
        <div className={css.pair}>
          <Skeleton height={78} />
          <Skeleton height={78} />
          <Skeleton height={78} />
          <Skeleton height={78} />
        </div>
        <Skeleton height={52} width="min(100%, 520px)" />
        <Skeleton height={78} />
        <Skeleton height={140} />
      </div>
    </CartLayout>
  )
}
