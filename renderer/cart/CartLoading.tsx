import { texts } from '#company/texts/index.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { CartLayout } from './CartLayout.tsx'
import css from './CartLoading.module.css'

/** The frame of the cart while the browser reads it and fetches its products. */
export function CartLoading() {
  return (
    <CartLayout
      card={
        <div className={css.card}>
          <Skeleton width="50%" height={26} />
          <Skeleton height={20} />
          <Skeleton height={20} />
          <Skeleton height={44} />
          <Skeleton height={56} />
        </div>
      }
    >
      <p role="status" className="visually-hidden">
        {texts.cart.loading}
      </p>
      <div className={css.term}>
        <Skeleton width="min(100%, 400px)" height={44} />
      </div>
      {[1, 2].map((line) => (
        <div key={line} className={css.line}>
          <Skeleton ratio={1} />
          <div className={css.words}>
            <Skeleton width="min(100%, 280px)" height={22} />
            <Skeleton width="min(70%, 200px)" height={18} />
            <Skeleton width={132} height={44} />
          </div>
        </div>
      ))}
    </CartLayout>
  )
}
